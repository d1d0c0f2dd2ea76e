// Rows of settings that earlier releases wrote.
import { describe, expect, it } from "vitest";
import { defaultSettings, storedFields } from "#contract/schemas/settings.ts";
import { carriedOver } from "../kernel/settings/carried-over.ts";

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
