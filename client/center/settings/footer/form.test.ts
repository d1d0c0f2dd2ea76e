import { expect, it } from "vitest";
import { partOf, profileError } from "./form.ts";

const form = { footer: "", english: "", profiles: "instagram.com/svau\n\n  https://t.me/svau  \nkein Ort" };

it("reads one profile on each line, also without its protocol", () => {
  expect(partOf(form).profiles).toEqual(["https://instagram.com/svau", "https://t.me/svau", "https://kein Ort"]);
});

it("says to which address an error belongs", () => {
  expect(profileError({ "site.profiles.2": "Das ist keine Adresse." }, form.profiles)).toBe(
    "https://kein Ort: Das ist keine Adresse.",
  );
  expect(profileError({ "site.profiles": "Zu viele." }, form.profiles)).toBe("Zu viele.");
  expect(profileError({ "site.footer": "Zu lang." }, form.profiles)).toBeNull();
});
