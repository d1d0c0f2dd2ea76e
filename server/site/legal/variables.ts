// The values of variables in model texts, from the settings as they are now.
import { countryName } from "#contract/shop/countries.ts";
import { inLanguage } from "#contract/values/content-language.ts";
import { escapeText } from "#contract/values/escape-html.ts";
import type { Variable } from "#contract/values/model-text.ts";
import { withdrawalPath } from "#contract/values/pages.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { type LegalFacts, operatorOf } from "./facts.ts";
import { mailLink, pageLink, phoneLink } from "./html.ts";

type Facts = Pick<LegalFacts, "settings" | "payments" | "publicUrl">;

/** '' stands for a value that the settings lack. */
export type VariableValues = Record<Variable, string>;

export function variableTexts({ settings, payments, publicUrl }: Facts, language: Language): VariableValues {
  const { name, street, zip, city, country, phone, mail } = operatorOf(settings);
  const isComplete = ![street, zip, city].includes("");
  const listed = (texts: readonly string[]): string => new Intl.ListFormat(language).format(texts);
  return {
    name,
    anschrift: isComplete ? [street, `${zip} ${city}`, countryName(country, language)].filter(Boolean).join(", ") : "",
    telefon: phone,
    mail,
    widerrufsseite: publicUrl + inLanguage(withdrawalPath, settings.onlyGerman ? "de" : language),
    zahlungsarten: listed(payments.map((source) => sentence(language, `mail:orderText.sources.${source}`))),
    lieferlaender: listed(settings.shop.countries.map((code) => countryName(code, language))),
  };
}

export function variableHtml(facts: Facts, language: Language): VariableValues {
  const texts = variableTexts(facts, language);
  const escaped = Object.entries(texts).map(([name, text]) => [name, escapeText(text)]);
  return {
    ...(Object.fromEntries(escaped) as VariableValues),
    telefon: phoneLink(texts.telefon),
    mail: texts.mail === "" ? "" : mailLink(texts.mail),
    // Stored texts have the same links in German and English.
    widerrufsseite: pageLink(withdrawalPath, texts.widerrufsseite),
  };
}
