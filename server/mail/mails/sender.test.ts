import { expect, it } from "vitest";
import { defaultSite } from "#contract/schemas/site.ts";
import { senderOf } from "./sender.ts";

it("is the settings' sender, else an address of the domain, else one of the site's address", () => {
  const from = (domain: string, address: string) =>
    senderOf(
      { title: "Hof", domain, site: defaultSite, mail: { from: address, replyTo: "" } },
      "https://site.example:8443",
      "de",
    ).from;
  expect(from("hof.example", "post@hof.example")).toBe("post@hof.example");
  expect(from("hof.example", "")).toBe("noreply@hof.example");
  expect(from("kein Name", "")).toBe("noreply@site.example");
});

it("writes the site's name in the language of the mail", () => {
  const site = { ...defaultSite, name: "SV Au", en: { name: "Au United", footer: "" } };
  const title = (language: "de" | "en") =>
    senderOf({ title: "Hof", domain: "", site, mail: { from: "", replyTo: "" } }, "https://site.example", language)
      .title;
  expect([title("de"), title("en")]).toEqual(["SV Au", "Au United"]);
});
