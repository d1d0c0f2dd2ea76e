// The field for a gallery's interval: what is typed stays in it, and only what a gallery takes leaves it.
import { useState } from "react";
import { intervalOf } from "./images.ts";

export function useIntervalField(stored: number, onChange: (ms: number) => void) {
  const [text, setText] = useState(String(stored));
  // Whoever has just begun to type is not told that it is too little.
  const [isJudged, setIsJudged] = useState(false);
  const [refusal, setRefusal] = useState<{ interval?: true }>({});
  const isValid = intervalOf(text) !== null;
  return {
    text,
    isValid,
    isWrong: isJudged && !isValid,
    /** A new object whenever the field stood in the way of what was to be done. */
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
