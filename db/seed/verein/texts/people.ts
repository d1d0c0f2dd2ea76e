// All these people are invented. The telephone numbers are reserved for films.
import type { SeedBlock } from "../../types.ts";

type Person = { name: string; picture: string; office: string; officeEn: string; mail: string; phone?: string };

const block = (title: string, titleEn: string, persons: readonly Person[]): SeedBlock => ({
  type: "people",
  title,
  en: { title: titleEn },
  persons: persons.map(({ name, picture, office, officeEn, mail, phone = "" }) => ({
    name,
    picture: `portraet-${picture}`,
    email: `${mail}@sv-talblick.example.org`,
    phone,
    office,
    en: { office: officeEn },
  })),
});

export const board = block("Der Vorstand", "The board", [
  {
    name: "Sabine Wolter",
    picture: "wolter",
    office: "1.\u00a0Vorsitzende",
    officeEn: "Chairwoman",
    mail: "vorstand",
    phone: "030 23125 922",
  },
  {
    name: "Murat Aksoy",
    picture: "aksoy",
    office: "2.\u00a0Vorsitzender, Spielbetrieb",
    officeEn: "Vice chairman, fixtures",
    mail: "spielbetrieb",
    phone: "030 23125 923",
  },
  {
    name: "Elke Rombach",
    picture: "rombach",
    office: "Kassenwartin, Kinderschutz",
    officeEn: "Treasurer, child protection",
    mail: "kasse",
    phone: "030 23125 924",
  },
  {
    name: "Felix Habermann",
    picture: "habermann",
    office: "Schriftführer, Mitglieder",
    officeEn: "Secretary, members",
    mail: "mitglieder",
  },
  {
    name: "Uli Brandt",
    picture: "brandt",
    office: "Platzwart, ohne Stimme, aber mit Schlüssel",
    officeEn: "Groundsman, without a vote but with the key",
    mail: "platz",
    phone: "030 23125 925",
  },
]);

export const coachOfMen = block("Der Trainer", "The coach", [
  {
    name: "Tobias Kern",
    picture: "kern",
    office: "Trainer, B-Lizenz",
    officeEn: "Coach, B licence",
    mail: "herren",
    phone: "030 23125 926",
  },
]);

export const coachOfWomen = block("Die Trainerin", "The coach", [
  {
    name: "Aylin Demir",
    picture: "demir",
    office: "Trainerin, A-Lizenz",
    officeEn: "Coach, A licence",
    mail: "frauen",
    phone: "030 23125 927",
  },
]);

export const coachesOfYouth = block("Wer die Jugend leitet", "Who leads the youth teams", [
  {
    name: "Jonas Breuer",
    picture: "breuer",
    office: "Jugendleiter, Bambini bis C-Jugend",
    officeEn: "Head of youth, Bambini to under-15s",
    mail: "jugend",
    phone: "030 23125 928",
  },
  {
    name: "Nele Hartig",
    picture: "hartig",
    office: "Trainerin der Mädchen",
    officeEn: "Coach of the girls",
    mail: "maedchen",
    phone: "030 23125 929",
  },
]);
