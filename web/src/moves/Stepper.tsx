import { t } from "../i18n/messages";

interface StepperProps {
  /** Moves before the position shown. */
  shown: number;
  /** Moves of the line shown. */
  length: number;
  first: () => void;
  step: (by: number) => void;
  last: () => void;
  /** Nothing follows what is shown, where the count alone does not say it. */
  atEnd?: boolean;
}

/** First, back, where we are, forward, last. */
export function Stepper({ shown, length, first, step, last, atEnd = shown === length }: StepperProps) {
  const button = (label: string, icon: string, act: () => void, disabled: boolean) => (
    <button type="button" class="icon" aria-label={t(label)} title={t(label)} disabled={disabled} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
  return (
    <div class="stepper">
      {button("step-first", "M18 5l-8 7 8 7M6 5v14", first, shown === 0)}
      {button("step-back", "M15 5l-8 7 8 7", () => step(-1), shown === 0)}
      <span class="step-count">{t("step-count", { ply: shown, length })}</span>
      {button("step-forward", "M9 5l8 7-8 7", () => step(1), atEnd)}
      {button("step-last", "M6 5l8 7-8 7M18 5v14", last, atEnd)}
    </div>
  );
}
