/** A day where the reader is, as `2026-11-30`. */
export function dayText(at: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export const today = (): string => dayText(new Date());
