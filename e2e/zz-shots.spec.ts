import { fileIdsOf } from "./admin-api.ts";
import { adminTest } from "./fixtures.ts";

adminTest("shots", async ({ page, admin, browser }) => {
  const images = await fileIdsOf(admin, "image");
  await admin.put("/api/v0/config/", { data: { site: { embedHosts: ["liga.example"] } } });
  const p = (i: number) => images[i % images.length]!;
  const body = {
    title: "Unser Verein",
    en: { title: "Our club" },
    tags: ["Aktuelles"],
    publishDate: "2001-01-01T12:00:00.000Z",
    blocks: [
      {
        id: "a",
        type: "text",
        html: "<p>Ein Text davor, der die Seite einleitet.</p>",
        media: [],
        en: { html: "<p>A text before.</p>" },
      },
      {
        id: "p",
        type: "people",
        title: "Vorstand",
        en: { title: "Board" },
        persons: [
          {
            name: "Dr. Anna Berg",
            picture: p(0),
            office: "1. Vorsitzende",
            email: "anna.berg@mosthof-sonnenau.example",
            phone: "+49 (0) 7000 1234",
            en: { office: "Chair" },
          },
          {
            name: "Karl Kern",
            picture: null,
            office: "Kassier",
            email: "",
            phone: "07000 99",
            en: { office: "Treasurer" },
          },
          {
            name: "Ida Maria Stauffenberg-Langenscheid",
            picture: p(2),
            office: "Schriftführerin und Beauftragte für Öffentlichkeitsarbeit",
            email: "",
            phone: "",
          },
          { name: "Ole", picture: null, office: "", email: "", phone: "" },
        ],
      },
      {
        id: "t",
        type: "timetable",
        title: "Trainingszeiten",
        en: { title: "Training times" },
        rows: [
          {
            day: "Mo",
            from: "17:00",
            to: "18:30",
            group: "F-Jugend (U9)",
            place: "Sporthalle",
            note: "",
            en: { group: "Under 9s", place: "Gym", note: "" },
          },
          { day: "Mo", from: "18:30", to: "20:00", group: "Damen", place: "Sporthalle", note: "nicht in den Ferien" },
          { day: "We", from: "19:30", to: "21:00", group: "Alte Herren", place: "Kunstrasenplatz am Hang", note: "" },
          { day: "Sa", from: "10:00", to: "11:30", group: "Walking", place: "", note: "Treffpunkt Parkplatz" },
        ],
      },
      {
        id: "s",
        type: "sponsors",
        tiers: [
          {
            title: "Hauptsponsor",
            en: { title: "Main sponsor" },
            sponsors: [{ name: "Kelterei Kern", logo: p(1), url: "https://kern.example", until: "2026-12-10" }],
          },
          {
            title: "Förderer",
            sponsors: [
              { name: "Bäckerei Roth", logo: null, url: "", until: null },
              { name: "Zimmerei Quittenbaum GmbH & Co. KG", logo: null, url: "https://q.example", until: null },
              { name: "Kelter", logo: p(3), url: "", until: null },
              { name: "Hof", logo: p(4), url: "https://h.example", until: null },
            ],
          },
        ],
      },
      {
        id: "l",
        type: "linkedPicture",
        picture: p(5),
        url: "/Kontakt",
        width: "half",
        alt: "Mitglied werden",
        caption: "Plakat: Mitglied werden",
      },
      {
        id: "c",
        type: "columns",
        left: "<h2>Links</h2><p>Das ist ein längerer Text in der linken Spalte, der über mehrere Zeilen läuft, damit man etwas sieht.</p>",
        right: "<h2>Rechts</h2><p>Das ist rechts.</p><ul><li>Eins</li><li>Zwei</li></ul>",
      },
      { id: "e", type: "embed", title: "Tabelle der Kreisliga", url: "https://liga.example/tabelle", height: "low" },
    ],
  };
  const answer = await admin.post("/trpc/entries.create", { data: body });
  const text = await answer.text();
  const id = /"id":"([0-9a-f-]{36})"/u.exec(text)?.[1] ?? text;
  const baseURL = ((await page.goto("/")) && new URL(page.url()).origin)!;
  for (const [name, width, colorScheme, lang] of [
    ["wide", 1280, "light", ""],
    ["wide-dark-en", 1280, "dark", "/en"],
    ["phone", 390, "light", ""],
    ["phone-dark-en", 390, "dark", "/en"],
    ["tiny", 320, "light", ""],
  ] as const) {
    const context = await browser.newContext({ baseURL, viewport: { width, height: 900 }, colorScheme });
    const guest = await context.newPage();
    await guest.goto(`${lang}/Aktuelles/${id}`);
    for (const y of Array.from({ length: 12 }, (_, index) => index * 700)) {
      await guest.evaluate((top) => window.scrollTo(0, top), y);
      await guest.waitForTimeout(80);
    }
    await guest.evaluate(() => window.scrollTo(0, 0));
    await guest.locator("main").screenshot({ path: `/tmp/wb-shots/${name}.png` });
    await context.close();
  }
  await page.goto(`/Aktuelles/${id}#baustein-s`);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: "/tmp/wb-shots/editor-sponsors.png" });
  await page.setViewportSize({ width: 1280, height: 7000 });
  await page.locator("main").screenshot({ path: "/tmp/wb-shots/editor.png" });
  await page.getByRole("button", { name: "Baustein hinzufügen", exact: true }).click();
  await page.waitForTimeout(300);
  await page.screenshot({ path: "/tmp/wb-shots/menu.png", clip: undefined });
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 9000 });
  await page.locator("main").screenshot({ path: "/tmp/wb-shots/editor-phone.png" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admincenter");
  await page.waitForTimeout(1000);
  await page.screenshot({ path: "/tmp/wb-shots/today.png" });
  await page.goto("/admincenter/settings/site");
  await page.getByLabel("Websites, die eingebettet werden dürfen").scrollIntoViewIfNeeded();
  await page.screenshot({ path: "/tmp/wb-shots/settings.png" });
});
