// The hamlet does not exist. Its coordinates are fields between two real villages.
import type { SeedPlace } from "../../types.ts";

export const places: SeedPlace[] = [
  {
    title: "Mosthof Sonnenau",
    text: "Presshaus, Laden und Scheune. Der Eingang ist auf der Hofseite, unter dem Nussbaum.",
    en: {
      title: "Mosthof Sonnenau",
      text: "Press house, shop and barn. The entrance is on the courtyard side, under the walnut tree.",
    },
    lat: 49.2463,
    lng: 9.7718,
    picture: "hang-sonnenaufgang",
  },
  {
    title: "Parkplatz an der Streuwiese",
    text: "Für alle, die mit dem Auto kommen. Von hier sind es vier Minuten zu Fuß, den Hang hinauf.",
    en: {
      title: "Car park by the orchard",
      text: "For everybody who comes by car. From here it is four minutes on foot, up the slope.",
    },
    lat: 49.2442,
    lng: 9.7689,
  },
  {
    title: "Haltestelle Mosthang",
    text: "Der Bus 417 hält werktags stündlich, an Apfeltagen jede halbe Stunde.",
    en: {
      title: "Bus stop Mosthang",
      text: "Bus 417 stops every hour on weekdays, and every half hour on apple days.",
    },
    lat: 49.2479,
    lng: 9.7762,
  },
];
