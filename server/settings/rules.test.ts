import { describe, expect, it } from "vitest";
import { defaultSettings, storedFields } from "#contract/schemas/settings.ts";
import { defaultSite, type Site } from "#contract/schemas/site.ts";
import { carriedOver } from "../kernel/settings/carried-over.ts";
import { mergeSettings, refuseUnknownPlaces } from "./rules.ts";

describe("switches of components in a row of an earlier release", () => {
  const carried = (components: object, shop = { enabled: false }) => {
    const stored = storedFields.shape.components.parse(components);
    return carriedOver({ ...defaultSettings, components: stored, shop });
  };

  it("are kept; those that are missing are off, and those that nobody knows go", () => {
    const { components } = carried({ newsletter: { enabled: true }, casino: { enabled: true } });
    expect(components.newsletter).toEqual({ enabled: true });
    expect(components.guestbook).toEqual({ enabled: false });
    expect(Object.keys(components)).toHaveLength(7);
  });

  it("take the shop's from its own section, unless they have one", () => {
    expect(carried({}, { enabled: true }).components.shop).toEqual({ enabled: true });
    expect(carried({ shop: { enabled: false } }, { enabled: true }).shop).toMatchObject({
      enabled: false,
      currency: "EUR",
    });
  });
});

describe("closures of places", () => {
  const row = { name: "Laden", days: ["Fr" as const], from: "14:00", to: "18:00", text: "" };
  const closure = (name: string, to: string) => ({ name, from: to, to, text: "" });
  const now = new Date("2026-11-28T12:00:00Z");
  const site = (closed: Site["closed"]): Site => ({ ...defaultSite, openingHours: [row], closed });

  it("are refused if the place has no opening hours, unless they have ended", () => {
    const refused = () => refuseUnknownPlaces(site([closure("", "2026-12-24"), closure("Mond", "2026-12-24")]), now);
    expect(refused).toThrow(
      expect.objectContaining({
        kind: "invalid",
        details: { fields: { "site.closed.1.name": { key: "unknownPlace" } } },
      }),
    );
    expect(() =>
      refuseUnknownPlaces(site([closure("Mond", "2026-11-20"), closure("Laden", "2026-12-24")]), now),
    ).not.toThrow();
  });

  it("have the name as the opening hours write it", () => {
    const closed = [closure("LADEN", "2026-12-24")];
    const settings = carriedOver({ ...defaultSettings, site: site([]) });
    expect(mergeSettings(settings, { site: { closed } }).site.closed).toMatchObject([{ name: "Laden" }]);
  });
});
