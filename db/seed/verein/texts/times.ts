import type { Weekday } from "#contract/values/weekdays.ts";
import type { SeedBlock } from "../../types.ts";

type Group = { days: Weekday[]; from: string; to: string; ground: 1 | 2; name: string; nameEn: string };

const groups: Group[] = [
  { days: ["Fr"], from: "16:00", to: "17:00", ground: 2, name: "Bambini", nameEn: "Bambini" },
  { days: ["Tu", "Fr"], from: "17:00", to: "18:15", ground: 2, name: "F-Jugend", nameEn: "Under 9" },
  { days: ["Mo", "We"], from: "17:00", to: "18:30", ground: 2, name: "E-Jugend", nameEn: "Under 11" },
  {
    days: ["Tu", "Th"],
    from: "17:30",
    to: "19:00",
    ground: 1,
    name: "D- und C-Jugend",
    nameEn: "Under 13 and under 15",
  },
  { days: ["Mo", "Th"], from: "17:30", to: "19:00", ground: 1, name: "Mädchen", nameEn: "Girls" },
  { days: ["Mo", "We"], from: "19:00", to: "20:30", ground: 1, name: "Frauen", nameEn: "Women" },
  { days: ["Tu", "Th"], from: "19:30", to: "21:00", ground: 1, name: "Herren", nameEn: "Men" },
  { days: ["Th"], from: "18:30", to: "20:00", ground: 2, name: "Über 50", nameEn: "Over 50" },
];

export const times: SeedBlock = {
  type: "timetable",
  title: "Trainingszeiten",
  en: { title: "Training times" },
  rows: groups.flatMap(({ days, from, to, ground, name, nameEn }) =>
    days.map((day) => ({
      day,
      from,
      to,
      group: name,
      place: `Platz\u00a0${ground}`,
      note: "",
      en: { group: nameEn, place: `Ground\u00a0${ground}`, note: "" },
    })),
  ),
};
