import type { SeedSite } from "../../types.ts";

export const site: SeedSite = {
  domain: "sv-talblick.example.org",
  title: "SV Talblick",
  description:
    "Fußball am Hang seit 1921: elf Mannschaften von den Bambini bis über 50, Training, Spiele und ein Vereinsheim, in dem abends Licht brennt.",
  keywords:
    "SV Talblick, Talblick, Fußballverein, Fußball, Training, Bambini, Jugendfußball, Frauenfußball, Kreisliga, Heimspiel, Vereinsheim",
  author: "SV Talblick 1921 e.\u00a0V.",
  logo: "wappen",
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
    openingHours: [
      {
        name: "Vereinsheim",
        days: ["Tu", "Th"],
        from: "17:00",
        to: "22:00",
        text: "",
        en: { name: "Clubhouse", text: "" },
      },
      { name: "Vereinsheim", days: ["Su"], from: "10:00", to: "19:00", text: "", en: { name: "Clubhouse", text: "" } },
      { name: "Geschäftsstelle", days: ["Tu"], from: "17:30", to: "19:00", text: "", en: { name: "Office", text: "" } },
    ],
    footer: "Der SV Talblick ist gemeinnützig. Alle, die hier arbeiten, tun es in ihrer Freizeit.",
    en: { name: "", footer: "SV Talblick is a charity. Everyone who works here does so in their free time." },
  },
  menus: {
    main: ["Aktuelles", "Veranstaltungen", "/mannschaften", "/training", "/verein", "/mitglied-werden", "/shop"],
    footer: ["Kontakt", "Impressum", "Datenschutz", "Barrierefreiheit", "AGB", "Widerrufsbelehrung", "/widerrufen"],
  },
  sites: [
    {
      path: "/",
      title: "SV Talblick",
      description:
        "Ein Platz am Hang, elf Mannschaften, 483 Mitglieder: der Fußballverein von Talblick, mit Spielen, Training und Neuigkeiten.",
      en: {
        title: "SV Talblick",
        description:
          "One ground on a hillside, eleven teams, 483 members: the football club of Talblick, with games, training and news.",
      },
    },
    {
      path: "/Aktuelles",
      title: "Aktuelles",
      description: "Spielberichte, Versammlungen, Feriencamp und alles, was am Platz gerade los ist.",
      en: {
        title: "News",
        description: "Match reports, assemblies, holiday camp, and what is going on at the ground.",
      },
    },
    {
      path: "/Veranstaltungen",
      title: "Veranstaltungen",
      description: "Heimspiele, Turniere, Feste und Versammlungen des SV Talblick.",
      en: { title: "Events", description: "Home games, tournaments, festivals and assemblies of SV Talblick." },
    },
    {
      path: "/mannschaften",
      title: "Mannschaften",
      description: "Herren, Frauen und acht Jugendmannschaften: wer beim SV Talblick spielt und wer sie trainiert.",
      en: {
        title: "Teams",
        description: "Men, women and eight youth teams: who plays for SV Talblick, and who coaches them.",
      },
    },
    {
      path: "/mannschaften/erste-herren",
      title: "Erste Herren",
      description: "Kreisliga, 22 Spieler, Training dienstags und donnerstags: die Erste Herren des SV Talblick.",
      en: {
        title: "First men's team",
        description: "District league, 22 players, training on Tuesdays and Thursdays: the first team of SV Talblick.",
      },
    },
    {
      path: "/mannschaften/frauen",
      title: "Frauen",
      description: "Bezirksliga und Kreispokal: die Frauenmannschaft des SV Talblick, mit Training für Anfängerinnen.",
      en: {
        title: "Women",
        description: "League and district cup: the women's team of SV Talblick, with training for beginners.",
      },
    },
    {
      path: "/mannschaften/jugend",
      title: "Jugend",
      description: "148 Kinder in acht Mannschaften, ab vier Jahren: die Jugend des SV Talblick.",
      en: { title: "Youth", description: "148 children in eight teams, from the age of four: youth at SV Talblick." },
    },
    {
      path: "/training",
      title: "Training",
      description: "Alle Trainingszeiten von den Bambini bis über 50, und wie ein Probetraining geht.",
      en: { title: "Training", description: "All training times from Bambini to over 50, and how a trial works." },
    },
    {
      path: "/mitglied-werden",
      title: "Mitglied werden",
      description: "Beiträge, Leistungen und der Weg zum Probetraining beim SV Talblick.",
      en: { title: "Become a member", description: "Fees, what you get for them, and how to arrange a trial session." },
    },
    {
      path: "/verein",
      title: "Der Verein",
      description: "Geschichte, Vorstand und wofür der SV Talblick seit 1921 steht.",
      en: { title: "The club", description: "History, board, and what SV Talblick has stood for since 1921." },
    },
    {
      path: "/verein/flutlicht",
      title: "Neues Flutlicht",
      description: "Neues Flutlicht für Platz\u00a01: was es kostet, wer hilft und was noch fehlt.",
      en: {
        title: "New floodlights",
        description: "New floodlights for ground 1: what they cost, who is helping, and what is still missing.",
      },
    },
    {
      path: "/verein/sponsoren",
      title: "Sponsoren",
      description: "Acht Betriebe aus dem Tal, ohne die beim SV Talblick kein Ball rollt, und wie man der neunte wird.",
      en: {
        title: "Sponsors",
        description:
          "Eight businesses of the valley without which no ball rolls at SV Talblick, and how to be the ninth.",
      },
    },
    {
      path: "/Kontakt",
      title: "Kontakt",
      description: "Anschrift, Telefon, Öffnungszeiten und der Weg zum Sportplatz.",
      en: { title: "Contact", description: "Address, telephone, opening hours, and the way to the ground." },
    },
    {
      path: "/Datenschutz",
      title: "Datenschutz",
      description: "Welche Daten diese Website verarbeitet, wozu, wie lange und welche Rechte Sie haben.",
      en: {
        title: "Privacy notice",
        description: "Which data this website processes, for what, for how long, and which rights you have.",
      },
    },
    {
      path: "/Impressum",
      title: "Impressum",
      description: "Anbieter dieser Website, Vorstand, Registereintrag und Verantwortliche für den Inhalt.",
      en: {
        title: "Imprint",
        description: "Who offers this website: board, register, and who answers for the content.",
      },
    },
    {
      path: "/AGB",
      title: "AGB",
      description: "Wie ein Vertrag zustande kommt, was der Versand kostet, wie bezahlt und geliefert wird.",
      en: {
        title: "Terms",
        description: "How a contract is made, what shipping costs, how to pay and how we deliver.",
      },
    },
    {
      path: "/Widerrufsbelehrung",
      title: "Widerrufsbelehrung",
      description: "Vierzehn Tage Zeit, um es sich anders zu überlegen: wie Sie widerrufen und was dann geschieht.",
      en: {
        title: "Withdrawal notice",
        description: "Fourteen days to change your mind: how to withdraw, and what happens then.",
      },
    },
    {
      path: "/shop",
      title: "Shop",
      description: "Trikot, Schal, Kapuzenpulli und Dauerkarte: per Paket oder zum Abholen im Vereinsheim.",
      en: {
        title: "Shop",
        description: "Jersey, scarf, hoodie and season ticket: by parcel, or to collect at the clubhouse.",
      },
    },
    {
      path: "/login",
      title: "Anmelden",
      description: "Anmeldung für alle, die diese Website pflegen.",
      en: { title: "Sign in", description: "For everyone who looks after this website." },
    },
  ],
  en: {
    title: "SV Talblick",
    description:
      "Football on a hillside since 1921: eleven teams from Bambini to over 50, training, games, and a clubhouse with its lights on in the evening.",
    keywords:
      "SV Talblick, Talblick, football club, football, training, Bambini, youth football, women's football, home game, clubhouse",
  },
  isOn: ["shop", "newsletter", "analytics", "map"],
};
