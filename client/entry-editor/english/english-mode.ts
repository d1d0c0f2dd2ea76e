import { createContext, useContext } from "react";

export const englishModes = ["de", "en", "both"] as const;
export type EnglishMode = (typeof englishModes)[number];

export const EnglishModes = createContext<EnglishMode>("de");
export const useEnglishMode = (): EnglishMode => useContext(EnglishModes);
