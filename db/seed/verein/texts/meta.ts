import type { SeedSite } from "../../types.ts";

export const site: SeedSite = {
  domain: "sv-talblick.example.org",
  title: "SV Talblick 1921 e.\u00a0V.",
  description: "",
  keywords: "",
  author: "SV Talblick 1921 e.\u00a0V.",
  place: {
    palette: "brick",
    fonts: "poster",
    address: {
      street: "Am Sportplatz 1",
      zip: "98998",
      city: "Talblick",
      country: "Deutschland",
      lat: null,
      lng: null,
    },
    openingHours: [],
  },
  sites: [],
  isOn: ["shop", "newsletter", "analytics", "map"],
};
