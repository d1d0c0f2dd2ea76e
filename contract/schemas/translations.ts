import { z } from "zod";
import { type TranslationKind, type TranslationState, translationStates } from "#contract/values/translation-states.ts";

export const listTranslationsInput = z.object({
  state: z.enum(translationStates).optional(),
  limit: z.number().int().min(1).max(50).default(10),
  skip: z.number().int().min(0).default(0),
});
export type ListTranslationsInput = z.output<typeof listTranslationsInput>;

export type Translation = {
  kind: TranslationKind;
  id: string;
  title: string;
  state: TranslationState;
  path: string;
};

export type Translations = { items: Translation[]; total: number; counts: Record<TranslationState, number> };
