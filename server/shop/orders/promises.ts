// Guarantee and withdrawal texts of a product in the customer's language, stored with the order (legal.md L17, L18).
import type { Language } from "../../kernel/context.ts";
import type { ProductRow } from "../products/fields.ts";
import { sentence } from "../../kernel/sentences.ts";

export function promisesOf({ withdrawal, durability, en }: ProductRow, language: Language) {
  const own = (german: string, english = ""): string => (language === "en" && english) || german;
  const { years = 0, text = "" } = durability ?? {};
  const guarantee = { count: years, text: own(text, en?.durability.text) };
  return {
    withdrawal: withdrawal
      ? own(withdrawal.text, en?.withdrawal.text) || sentence(language, `mail:withdrawal.${withdrawal.reason}`)
      : "",
    durability: durability ? sentence(language, "mail:durability", guarantee).trim() : "",
  };
}
