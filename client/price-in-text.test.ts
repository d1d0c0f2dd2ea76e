// Which number a price in words is.
import { expect, test } from "vitest";
import { priceInText } from "./price-in-text.ts";

test.each([
  ["8 €", "8"],
  ["8,50 €", "8.50"],
  ["8,5 Euro", "8.50"],
  ["€ 12.50", "12.50"],
  ["EUR 12", "12"],
  ["15,– €, Abendkasse", "15"],
  ["1.200,50 €", "1200.50"],
  ["1.200 €", "1200"],
  ["um 19.30 Uhr: 6 €", "6"],
  ["12", "12"],
  ["12,50", "12.50"],
  ["frei", "0"],
  ["Eintritt frei, Spenden erwünscht", "0"],
  ["free", "0"],
  ["Admission free", "0"],
  ["10 € an der Kasse, 10 € im Vorverkauf", "10"],
])("%j is %s", (text, price) => {
  expect(priceInText(text)).toBe(price);
});

test.each([
  "",
  "barrierefrei",
  "Freie Platzwahl",
  "nach Vereinbarung",
  "ab 19.30 Uhr",
  "8 €, ermäßigt 5 €",
  "5-8 €",
  "5 – 8 €",
  "5 bis 8 €",
  "5/8 €",
  "2 x 5 €",
  "1€50",
  "5 €, Kinder frei",
  "frei bis 12 Jahre",
  "kostenlos für Mitglieder",
  "3 Gänge",
  "Spende",
])("%j names none", (text) => {
  expect(priceInText(text)).toBeNull();
});
