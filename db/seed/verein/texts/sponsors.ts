// All these companies are invented.
import type { SeedBlock } from "../../types.ts";

const sponsor = (name: string, logo: string, host: string) => ({
  name,
  logo: `logo-${logo}`,
  url: `https://${host}.example.org/`,
  until: null,
});

export const sponsors: SeedBlock = {
  type: "sponsors",
  tiers: [
    {
      title: "Hauptsponsorin",
      en: { title: "Main sponsor" },
      sponsors: [sponsor("Ortskasse Talblick", "ortskasse", "ortskasse-talblick")],
    },
    {
      title: "Auf Trikot und Bande",
      en: { title: "On shirts and boards" },
      sponsors: [
        sponsor("Nähwerk Mühlgasse", "naehwerk", "naehwerk"),
        sponsor("Backstube Krumm & Kruste", "krumm-kruste", "krumm-und-kruste"),
        sponsor("Elektro Ampersand", "ampersand", "elektro-ampersand"),
      ],
    },
    {
      title: "Freunde des Vereins",
      en: { title: "Friends of the club" },
      sponsors: [
        sponsor("Zimmerei Querholz", "querholz", "querholz"),
        sponsor("Gärtnerei Rasenstück", "rasenstueck", "rasenstueck"),
        sponsor("Fahrradladen Speiche 7", "speiche", "speiche-7"),
        sponsor("Fahrschule Rechtsrum", "rechtsrum", "rechtsrum"),
      ],
    },
  ],
};
