// Reports impossible and incomplete input in date and time fields. React Aria would silently change the input to another
// number, and an incomplete date has no value.
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

const most = { hour: 23, month: 12, day: 31, minute: 59, year: 9999 } as const;
type Part = keyof typeof most;

const partOf = (target: EventTarget | null): Part | null => {
  const type = target instanceof HTMLElement ? target.dataset["type"] : undefined;
  return type !== undefined && Object.hasOwn(most, type) ? (type as Part) : null;
};

type Typing = {
  box: RefObject<HTMLDivElement | null>;
  said: string | null;
  onBlurCapture: (event: FocusEvent) => void;
  /** To be called when the field has a new value. */
  onComplete: () => void;
};

/** @returns 'date' or 'time' if some of its segments have been typed, but not all of them */
function incompleteIn(segments: Element): "date" | "time" | null {
  const isTyped = (type: string): boolean[] => {
    const segment = segments.querySelector(`[data-type=${type}]`);
    return segment ? [/^\d+$/u.test(segment.textContent.trim())] : [];
  };
  const isPartly = (typed: boolean[]): boolean => typed.includes(true) && typed.includes(false);
  if (isPartly(["day", "month", "year"].flatMap(isTyped))) return "date";
  return isPartly(["hour", "minute"].flatMap(isTyped)) ? "time" : null;
}

export function useImpossibleTyping(): Typing {
  const { t } = useTranslation("admin");
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [incomplete, setIncomplete] = useState<"date" | "time" | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let digits = "";
    const begin = (): void => {
      digits = "";
    };
    const onDigit = (event: InputEvent): void => {
      const part = partOf(event.target);
      if (event.data === null || !/^\d$/u.test(event.data)) return begin();
      if (part !== null && digits !== "" && Number(digits + event.data) > most[part]) {
        // With this digit, React Aria would start a new number, so 24 would become 4.
        event.preventDefault();
        event.stopPropagation();
        // In these fields, only hours, months and days have a maximum that typing can exceed.
        return setSaid(t(`moment.beyond.${part as "hour" | "month" | "day"}`));
      }
      digits += event.data;
      const isFull =
        part !== null && (digits.length === String(most[part]).length || Number(`${digits}0`) > most[part]);
      if (isFull) begin();
      setSaid(null);
      setIncomplete(null);
    };
    element.addEventListener("beforeinput", onDigit, { capture: true });
    element.addEventListener("focusin", begin);
    return () => {
      element.removeEventListener("beforeinput", onDigit, { capture: true });
      element.removeEventListener("focusin", begin);
    };
  }, [t]);

  /** When the field is left, React Aria changes 30 February to the last day of the month. */
  const onBlurCapture = ({ target, relatedTarget }: FocusEvent): void => {
    const parts = target.parentElement;
    if (partOf(target) === null || parts === null || parts.contains(relatedTarget)) return;
    setIncomplete(incompleteIn(parts));
    const [day, month, year] = ["day", "month", "year"].map((type) =>
      Number(parts.querySelector(`[data-type=${type}]`)?.textContent),
    );
    if (!day || !month || !year) return;
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    if (day <= last) return;
    const written = (of: number): string => [of, month].map((part) => String(part).padStart(2, "0")).join("/");
    setSaid(t("moment.noDay", { typed: `${written(day)}/${year}`, now: `${written(last)}/${year}` }));
  };
  return {
    box,
    said: said ?? (incomplete && t(`moment.incomplete.${incomplete}`)),
    onBlurCapture,
    onComplete: () => setIncomplete(null),
  };
}
