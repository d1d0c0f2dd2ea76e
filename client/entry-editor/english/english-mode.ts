// The language shown in the open editor: German, English, or both side by side.
import { createContext, useContext } from "react";

export const englishModes = ["de", "en", "both"] as const;
export type EnglishMode = (typeof englishModes)[number];

export const EnglishModes = createContext<EnglishMode>("de");
export const useEnglishMode = (): EnglishMode => useContext(EnglishModes);
