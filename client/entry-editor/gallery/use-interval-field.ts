// The field for a gallery's interval. The field shows any typed text, but `onChange` gets only valid values.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { intervalOf, secondsOf } from "./images.ts";

export function useIntervalField(stored: number, onChange: (ms: number) => void) {
  const { i18n } = useTranslation();
  const [text, setText] = useState(() => secondsOf(stored, i18n.language));
  // False while the user begins to type, so that no error is shown yet.
  const [isJudged, setIsJudged] = useState(false);
  const [refusal, setRefusal] = useState<{ interval?: true }>({});
  const isValid = intervalOf(text) !== null;
  return {
    text,
    isValid,
    isWrong: isJudged && !isValid,
    refusal,
    type: (typed: string) => {
      setText(typed);
      const ms = intervalOf(typed);
      if (ms !== null) onChange(ms);
    },
    judge: () => setIsJudged(true),
    insist: () => {
      setIsJudged(true);
      setRefusal({ interval: true });
    },
  };
}

export type IntervalField = ReturnType<typeof useIntervalField>;
