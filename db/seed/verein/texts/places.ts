// The village does not exist. Its coordinates are fields between two real villages.
import type { SeedPlace } from "../../types.ts";

export const places: SeedPlace[] = [
  {
    title: "Sportplatz Talblick",
    text: "Platz\u00a01 mit Tribüne und Flutlicht. Der Eingang ist auf der Seite zum Bach.",
    en: { title: "Talblick ground", text: "Ground 1 with stand and floodlights. The entrance faces the stream." },
    lat: 49.2436,
    lng: 9.7664,
    picture: "platz-abend",
  },
  {
    title: "Vereinsheim",
    text: "Geschäftsstelle, Küche und der Pokal. Unter dem Dach davor stehen vierzig Fahrradbügel.",
    en: {
      title: "Clubhouse",
      text: "Office, kitchen and the cup. In front of it, a roof covers forty bicycle stands.",
    },
    lat: 49.2443,
    lng: 9.7656,
    picture: "vereinsheim",
  },
  {
    title: "Parkplatz am Bach",
    text: "60 Plätze, zwei Minuten zu Fuß, ohne Stufen.",
    en: { title: "Car park by the stream", text: "60 spaces, two minutes on foot, step-free." },
    lat: 49.2428,
    lng: 9.7647,
  },
];
