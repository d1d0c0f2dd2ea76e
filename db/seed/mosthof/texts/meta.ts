import { weekdays } from "#contract/values/weekdays.ts";
import type { SeedSite } from "../../types.ts";

export const site: SeedSite = {
  domain: "mosthof.example.org",
  title: "Mosthof Sonnenau e.\u00a0V.",
  description:
    "Ein altes Presshaus am Apfelhang: Konzerte, Apfeltage, Kurse und ein kleiner Laden mit Saft, Most und Essig aus eigenen Äpfeln.",
  keywords:
    "Mosthof, Sonnenau, Streuobst, Apfelsaft, Most, Apfelessig, Presshaus, Konzerte, Apfeltag, Kurse, Scheune mieten",
  author: "Mosthof Sonnenau e.\u00a0V.",
  place: {
    address: { street: "Am Mosthang 7", zip: "98999", city: "Sonnenau", country: "Deutschland", lat: null, lng: null },
    openingHours: [
      { name: "Laden", days: ["Fr"], from: "14:00", to: "18:00", text: "", en: { name: "Shop", text: "" } },
      { name: "Laden", days: ["Sa"], from: "09:00", to: "13:00", text: "", en: { name: "Shop", text: "" } },
      {
        name: "Hof",
        days: [...weekdays],
        from: "",
        to: "",
        text: "solange es hell ist",
        en: { name: "Yard", text: "as long as it is light" },
      },
    ],
  },
  sites: [
    {
      path: "/",
      title: "Mosthof Sonnenau",
      description:
        "Ein Presshaus von 1871, 214 Apfelbäume und ein Verein, der beides in Gang hält: Konzerte, Apfeltage, Kurse und ein kleiner Laden.",
    },
    {
      path: "/Aktuelles",
      title: "Aktuelles",
      description: "Was am Hang gerade los ist: Ernte, Baustelle, Bienen und neue Flaschen im Laden.",
    },
    {
      path: "/Veranstaltungen",
      title: "Veranstaltungen",
      description: "Konzerte in der Presshalle, Apfeltage, Verkostungen und Kurse auf dem Mosthof Sonnenau.",
    },
    {
      path: "/Erlebnis",
      title: "Erlebnis",
      description:
        "Sieben Orte auf einem Hof: Obstwiese, Presshaus, Gewölbekeller, Bienengarten, Werkstatt, Scheune und Spielwiese.",
    },
    {
      path: "/erlebnis/101",
      title: "Obstwiese",
      description: "214 Bäume, 38 Sorten und ein Rundweg von zwanzig Minuten: die Obstwiese des Mosthofs Sonnenau.",
    },
    {
      path: "/erlebnis/103",
      title: "Presshaus",
      description:
        "Die Spindelpresse von 1871 arbeitet noch. Im Herbst pressen wir hier, den Rest des Jahres wird in der Halle gespielt.",
    },
    {
      path: "/erlebnis/105",
      title: "Gewölbekeller",
      description:
        "Elf Grad, Sommer wie Winter: der Keller, in dem der Most reift und in dem wir ihn mit Ihnen probieren.",
    },
    {
      path: "/erlebnis/106",
      title: "Bienengarten",
      description:
        "Neun Völker, eine Blumenwiese und eine Imkerin, die gern erklärt: der Bienengarten auf dem Mosthof.",
    },
    {
      path: "/erlebnis/107",
      title: "Werkstatt",
      description:
        "Hobelbänke, gutes Werkzeug und Leute, die wissen, wie man es hält: Kurse und offene Abende in der Werkstatt.",
    },
    {
      path: "/erlebnis/109",
      title: "Scheune",
      description:
        "Platz für 120 Menschen unter einem offenen Dachstuhl: Die Scheune kann man für Feste und Tagungen mieten.",
    },
    {
      path: "/erlebnis/113",
      title: "Spielwiese",
      description:
        "Eine Schaukel am Apfelbaum, ein Turm aus Holz und viel Gras: die Spielwiese, offen von früh bis zur Dämmerung.",
    },
    {
      path: "/Projekt",
      title: "Sponsoren & Förderungen",
      description: "Wie wir das Presshaus instand setzen, was es kostet, wer hilft und was noch fehlt.",
    },
    {
      path: "/Kontakt",
      title: "Kontakt",
      description: "Adresse, Telefon, Öffnungszeiten und der Weg auf den Hof.",
    },
    {
      path: "/Datenschutz",
      title: "Datenschutz",
      description: "Welche Daten diese Website verarbeitet, wozu, wie lange und welche Rechte Sie haben.",
    },
    {
      path: "/Impressum",
      title: "Impressum",
      description: "Anbieter dieser Website, Vorstand, Registereintrag und Verantwortliche für den Inhalt.",
    },
    {
      path: "/AGB",
      title: "AGB",
      description: "Wie ein Vertrag zustande kommt, was Versand und Pfand kosten, wie bezahlt und geliefert wird.",
    },
    {
      path: "/Widerrufsbelehrung",
      title: "Widerrufsbelehrung",
      description: "Vierzehn Tage Zeit, um es sich anders zu überlegen: wie Sie widerrufen und was dann geschieht.",
    },
    {
      path: "/shop",
      title: "Shop",
      description:
        "Saft, Most, Cider und Essig von der eigenen Streuobstwiese: einzeln oder im Karton, per Paket oder zum Abholen.",
    },
    { path: "/login", title: "Anmelden", description: "Anmeldung für alle, die diese Website pflegen." },
  ],
  isOn: ["shop", "newsletter", "analytics", "map"],
};
