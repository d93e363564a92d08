/** Writes through a hidden field, for pages that the browser does not trust with its clipboard. */
function copyByField(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  const before = document.activeElement;
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

/**
 * Puts something on the clipboard; whether that worked. The browser must be told within the click, so that what is
 * still to be fetched goes in as a promise.
 */
async function write(type: string, content: Promise<Blob>): Promise<boolean> {
  if (!("ClipboardItem" in globalThis) || !navigator.clipboard?.write) return false;
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
    return true;
  } catch {
    return false;
  }
}

export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const content = Promise.resolve(text);
  const done = await write(
    "text/plain",
    content.then((words) => new Blob([words], { type: "text/plain" })),
  );
  return done || copyByField(await content);
}

export const copyPicture = (content: Promise<Blob>): Promise<boolean> => write("image/png", content);
