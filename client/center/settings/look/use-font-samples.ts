import { useEffect } from "react";
import { fontFaces, type OtherPair, pairOf } from "#contract/look/fonts.ts";
import { fontPairs } from "#contract/values/looks.ts";
import { fontFiles } from "../../../ui/font-files.ts";

export const fontRules = fontPairs
  .filter((pair) => pairOf(pair) !== null)
  .map((pair) => fontFaces(pair as OtherPair, fontFiles))
  .join("");

/** The CSP allows constructed style sheets without an exception. */
export function addRules(target: Document, rules: string): () => void {
  const Sheet = target.defaultView?.CSSStyleSheet;
  if (!Sheet) return () => {};
  const sheet = new Sheet({ baseURL: location.href });
  sheet.replaceSync(rules);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  return () => {
    target.adoptedStyleSheets = target.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

export function useFontSamples(): void {
  useEffect(() => addRules(document, fontRules), []);
}
