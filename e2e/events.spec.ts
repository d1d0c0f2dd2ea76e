import { editorOf, openEditor, openProperties } from "./editor.ts";
import { adminTest, expect, expectAccessible, phone, phoneOnly, test } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";

const nextYear = new Date().getFullYear() + 1;

adminTest("an event gets its fields beside its text, and its page says them", async ({ page, admin }) => {
  const answer = await admin.post("/api/v0/entry", {
    data: {
      title: "Chorprobe",
      tags: ["Veranstaltungen"],
      date: `${nextYear}-03-13`,
      event: { end: `${nextYear}-03-14` },
      publish_date: "2001-01-01T12:00:00Z",
    },
  });
  const { _id: id } = (await answer.json()) as { _id: string };
  await openEditor(page, `/Veranstaltungen/${id}`);
  await expect(page.getByText("Öffentlich seit 01/01/2001 13:00.")).toBeVisible();
  const mark = page.getByRole("main").getByText("abgesagt", { exact: true });
  await page.getByRole("button", { name: "Absagen" }).press("Enter");
  await expect(mark).toBeVisible();
  await page.getByRole("button", { name: "Findet doch statt" }).press("Enter");
  await expect(page.getByRole("button", { name: "Absagen" })).toBeFocused();
  await expect(mark).toBeHidden();
  await openProperties(page);
  // The rail of the properties does not cover the buttons beside the day.
  for (const name of ["Absagen", "Findet doch statt"]) await page.getByRole("button", { name }).click();
  const event = page.getByRole("group", { name: "Veranstaltung", exact: true });
  await event.getByRole("textbox", { name: "Ort" }).fill("Scheune");
  await event.getByRole("textbox", { name: "Eintritt" }).fill("frei");
  await event.getByRole("button", { name: /Findet der Termin statt/u }).click();
  await page.getByRole("option", { name: "ausgebucht" }).click();
  await event.getByRole("button", { name: /Wiederholung/u }).click();
  await page.getByRole("option", { name: /^jeden Monat am zweiten /u }).click();
  const leftOut = event.getByRole("group", { name: "Tage, an denen sie ausfällt" });
  await expect(leftOut).toBeVisible();
  const dates = event.getByRole("group", { name: "Termine der Reihe" });
  await expect(dates.getByRole("button", { name: `Ändern: 13/03/${nextYear}` })).toBeVisible();
  await page.getByRole("button", { name: "Einen Tag absagen" }).click();
  await expect(dates.getByRole("button", { name: `Ändern: 13/03/${nextYear}` })).toBeFocused();
  await expectAccessible(page, "fieldset");
  await page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("region", { name: "Was sich ändert" })).toContainText(
    "ausgebucht statt findet statt",
  );
  const publicFrom = question.getByRole("group", { name: "Öffentlich ab" }).first();
  await expect(publicFrom).toBeHidden();
  await question.getByRole("button", { name: /^Mehr/u }).click();
  await expect(publicFrom).toBeVisible();
  await expectAccessible(page, "[role=alertdialog]");
  await question.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  const stored = async () => ((await (await admin.get(`/api/v0/entry/${id}`)).json()) as { event: unknown }).event;
  await expect.poll(stored).toMatchObject({
    place: "Scheune",
    price: "frei",
    status: "soldout",
    rrule: expect.stringMatching(/^FREQ=MONTHLY;BYDAY=2/u),
  });

  const read = await page.request.get(`/Veranstaltungen/${id}`);
  const html = await read.text();
  for (const words of ["Scheune", "ausgebucht", "Jeden Monat am zweiten", "Nächste Termine"])
    expect(html).toContain(words);

  await page.getByRole("group", { name: "Termin", exact: true }).getByRole("spinbutton").first().click();
  await page.keyboard.type("14032099");
  await page.keyboard.press("Tab");
  const end = event.getByRole("group", { name: "Ende", exact: true });
  await expect(end.getByRole("spinbutton").first()).toHaveText("15");
  await expect(end.first()).toContainText("2099");
  await page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
  await expect(question).toContainText("mehr als zehn Jahre entfernt");
  await question.getByRole("button", { name: "Zum Termin" }).click();
  await expect(page.getByRole("group", { name: "Termin", exact: true }).getByRole("spinbutton").first()).toBeFocused();
  await page.keyboard.type(`1503${nextYear}`);
  await editorOf(page).pressPublish();
  await expect.poll(stored).toMatchObject({ end: `${nextYear}-03-16` });

  const hour = end.getByRole("spinbutton").nth(3);
  await hour.click();
  await page.keyboard.type("24");
  await expect(end.getByRole("alert")).toHaveText(
    "Stunden gehen von 00 bis 23. Mitternacht wird als 00:00 eingetragen.",
  );
  await expect(hour).toHaveText("02");
  await page.keyboard.type("1");
  await expect(end.getByRole("alert")).toHaveCount(0);
  await expect(hour).toHaveText("21");
  await end.getByRole("spinbutton").first().click();
  await page.keyboard.type(`3004${nextYear}`);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("02");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(end.getByRole("alert")).toHaveText(
    `Den 30/02/${nextYear} gibt es nicht. Jetzt steht hier der 28/02/${nextYear}.`,
  );
  await expect(end.getByRole("spinbutton").first()).toHaveText("28");
});

adminTest(
  "dates are added one by one; one gets another time, one moves, one is cancelled, and guests read it",
  phone,
  async ({ page, admin, isMobile }, { project }) => {
    const title = `Reihenprobe ${project.name}`;
    const answer = await admin.post("/api/v0/entry", {
      data: {
        title,
        tags: ["Veranstaltungen"],
        date: `${nextYear}-05-06T18:00:00Z`,
        event: { end: `${nextYear}-05-06T20:00:00Z` },
        publish_date: "2001-01-01T12:00:00Z",
      },
    });
    const { _id: id } = (await answer.json()) as { _id: string };
    await openEditor(page, `/Veranstaltungen/${id}`);
    await openProperties(page);
    const further = page.getByRole("group", { name: "Weitere Termine", exact: true });
    await further.getByRole("spinbutton").first().click();
    await page.keyboard.type("1305");
    await page.keyboard.press("Tab");
    await expect(further.getByRole("alert")).toContainText("Dieses Datum ist unvollständig");
    for (const day of ["1305", "2005", "2705"]) {
      await further.getByRole("spinbutton").first().click();
      await page.keyboard.type(`${day}${nextYear}`);
      await further.getByRole("button", { name: "Hinzufügen" }).press("Enter");
      await expect(further.getByRole("status")).toContainText("ist hinzugefügt");
    }
    await further.getByRole("button", { name: `27/05/${nextYear} entfernen` }).press("Enter");
    await page.getByRole("button", { name: "Rückgängig", exact: true }).last().click();
    await expect(further.getByRole("listitem")).toHaveCount(3);

    const dates = page.getByRole("group", { name: "Termine der Reihe" });
    await expect(dates.getByRole("listitem")).toHaveCount(4);
    const change = async (day: string): Promise<void> => {
      const opener = dates.getByRole("button", { name: `Ändern: ${day}/05/${nextYear}` });
      await opener.press("Enter");
      await expect(form).toBeVisible();
    };
    const form = page.getByRole("dialog", { name: /^Termin am .* ändern$/u });
    const apply = async (): Promise<void> => {
      await form.getByRole("button", { name: "Übernehmen" }).press("Enter");
      await expect(form).toBeHidden();
    };
    const begin = form.getByRole("group", { name: "Beginn", exact: true });
    await change("13");
    await begin.getByRole("spinbutton").nth(3).click();
    await page.keyboard.type("2130");
    await expectAccessible(page, "[role=dialog]");
    await apply();
    await expect(dates.getByRole("button", { name: `Ändern: 13/05/${nextYear}` })).toBeFocused();
    await expect(dates.getByRole("listitem").nth(1)).toContainText("21:30–23:30 Uhr statt 20:00–22:00 Uhr");
    await change("20");
    await begin.getByRole("spinbutton").first().click();
    await page.keyboard.type("13");
    await form.getByRole("button", { name: "Übernehmen" }).press("Enter");
    await expect(form.getByRole("alert")).toHaveText(`Am 13/05/${nextYear} ist schon ein Termin dieser Reihe.`);
    await begin.getByRole("spinbutton").first().click();
    await page.keyboard.type("21");
    await apply();
    await expect(dates.getByRole("listitem").nth(2)).toContainText(`verschoben, statt am 20/05/${nextYear}`);
    await change("27");
    await form.getByRole("button", { name: /Findet der Termin statt/u }).click();
    await page.getByRole("option", { name: "abgesagt", exact: true }).click();
    await apply();
    await expect(dates.getByRole("listitem").nth(3)).toContainText("abgesagt");
    await expectAccessible(page, "fieldset");

    // On phones, the properties are a dialog over the panel.
    if (isMobile) await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
    const changes = page.getByRole("alertdialog").getByRole("region", { name: "Was sich ändert" });
    await expect(changes).toContainText(`Termin am 13/05/${nextYear}`);
    await expect(changes).toContainText("21:30 statt 20:00");
    await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
    const path = `/Veranstaltungen/${id}`;
    const read = async (search = ""): Promise<string> => (await page.request.get(path + search)).text();
    await expect.poll(() => read()).toContain(`06/05/${nextYear}, 13/05/${nextYear} und 21/05/${nextYear}`);

    await page.context().clearCookies();
    await page.goto(`${path}?tag=${nextYear}-05-20`);
    await expect(page).toHaveURL(new RegExp(`tag=${nextYear}-05-21$`, "u"));
    const main = page.getByRole("main");
    await expect(main.getByText(`verschoben, statt am 20/05/${nextYear}`).first()).toBeVisible();
    const facts = page.getByRole("complementary", { name: "Auf einen Blick" });
    await expect(facts.getByRole("listitem").filter({ hasText: "abgesagt" })).toContainText(`27/05/${nextYear}`);
    await facts.getByRole("link", { name: /21:30–23:30 Uhr/u }).click();
    await expect(page).toHaveURL(new RegExp(`tag=${nextYear}-05-13$`, "u"));
    await expect(main.locator("time").first()).toContainText("21:30–23:30 Uhr");
    await expectAccessible(page);
  },
);

test("all coming dates of a long series are on its page, the later ones behind 'mehr anzeigen'", async ({
  page,
  request,
}) => {
  const events = (await (await request.get("/api/v0/entry?q=Feierabend%20am%20Fass&limit=1")).json()) as {
    _id: string;
  }[];
  await page.goto(`/Veranstaltungen/${events[0]?._id}`);
  const facts = page.getByRole("complementary", { name: "Auf einen Blick" });
  const links = facts.getByRole("listitem").getByRole("link");
  await expect(links.filter({ visible: true })).toHaveCount(6);
  await facts.getByText("mehr anzeigen", { exact: true }).press("Enter");
  expect(await links.filter({ visible: true }).count()).toBeGreaterThan(20);
  await expectAccessible(page);
});

adminTest("a season is copied: the selected events become drafts", async ({ page, admin }, { project }) => {
  const name = `Saisonprobe ${project.name}`;
  const event = (title: string) =>
    admin.post("/api/v0/entry", {
      data: { title, tags: ["Veranstaltungen"], date: `${nextYear}-05-08`, publish_date: null },
    });
  await event(`${name} eins`);
  await event(`${name} zwei`);
  await page.goto("/admincenter/entries");
  await page.getByRole("button", { name: "Termine ins nächste Jahr" }).click();
  const dialog = page.getByRole("dialog", { name: "Termine ins nächste Jahr kopieren" });
  await dialog.getByRole("button", { name: /Programm/u }).click();
  await page.getByRole("option", { name: `${nextYear} nach ${nextYear + 1}` }).click();
  await expect(dialog.getByRole("row", { name: `${name} eins` })).toContainText(`/05/${nextYear + 1}`);
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("checkbox", { name: "Alle auswählen" }).press("Space");
  if (!(await dialog.getByRole("checkbox", { name: "Alle auswählen" }).isChecked())) {
    await dialog.getByRole("checkbox", { name: `${name} zwei` }).press("Space");
  } else {
    await dialog.getByRole("checkbox", { name: "Alle auswählen" }).press("Space");
    await dialog.getByRole("checkbox", { name: `${name} zwei` }).press("Space");
  }
  await dialog.getByRole("button", { name: "Einen Entwurf anlegen" }).click();
  await expect(page.getByText("Ein Entwurf ist angelegt.")).toBeVisible();
  const answer = await admin.get(`/api/v0/entry?q=${name}&limit=10`);
  const all = (await answer.json()) as { title: string; date: string; publish_date: string | null }[];
  expect(all.map(({ title, date }) => [title, date.slice(0, 4)]).sort()).toEqual([
    [`${name} eins`, String(nextYear)],
    [`${name} zwei`, String(nextYear)],
    [`${name} zwei`, String(nextYear + 1)],
  ]);
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByText("Der Entwurf ist wieder fort.")).toBeVisible();
  const left = (await (await admin.get(`/api/v0/entry?q=${name}&limit=10`)).json()) as { date: string }[];
  expect(left.map(({ date }) => date.slice(0, 4))).toEqual([String(nextYear), String(nextYear)]);
});

test.describe("the calendar", () => {
  test(
    "is leafed through by keyboard: the focus stays, the month is said and has its address",
    phone,
    async ({ page, isMobile }) => {
      await page.goto("/Veranstaltungen");
      if (isMobile) await page.getByRole("link", { name: "Monatsansicht" }).click();
      const calendar = page.getByRole("table");
      await expect(calendar).toBeVisible();
      const name = (await page.locator("#month").innerText()).trim();
      const next = page.getByRole("link", { name: "Nächster Monat" });
      // If React had not hydrated the link yet, pressing Enter would load another document.
      const isTakenOver = () =>
        next.evaluate((link) => Object.keys(link).some((key) => key.startsWith("__reactProps")));
      await next.focus();
      await expect.poll(isTakenOver).toBe(true);
      await page.keyboard.press("Enter");
      await expect(page.locator("#month")).not.toHaveText(name);
      await expect(next).toBeFocused();
      await expect(page).toHaveURL(/\?monat=\d{4}-\d{2}$/u);
      await expectAccessible(page);
      const shown = await page.locator("#month").innerText();
      await page.reload();
      await expect(page.locator("#month")).toHaveText(shown);
    },
  );

  test("is shown on a phone even if it is requested before its code has loaded", phoneOnly, async ({ page }) => {
    const code = await holdAnswer(page, /\/MonthView-[^/]*\.js$/u);
    await page.goto("/Veranstaltungen");
    await code.asked;
    await page.getByRole("link", { name: "Monatsansicht" }).click();
    code.release();
    await expect(page.getByRole("table")).toBeVisible();
  });

  test("a recurring event has an address for each of its days, and for no other day", async ({ page, request }) => {
    const events = (await (await request.get("/api/v0/entry?q=Feierabend%20am%20Fass&limit=1")).json()) as {
      _id: string;
      date: string;
    }[];
    const [{ _id: id, date } = { _id: "", date: "" }] = events;
    await page.goto(`/Veranstaltungen/${id}`);
    const day = page.getByRole("complementary").getByRole("link", { name: /Uhr$/u }).first();
    const words = (await day.innerText()).trim();
    await day.click();
    await expect(page).toHaveURL(/\?tag=\d{4}-\d{2}-\d{2}$/u);
    await expect(page.getByRole("main").locator("time").first()).toHaveText(words);
    const other = new Date(Date.parse(date) + 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await request.get(`/Veranstaltungen/${id}?tag=${other}`)).status()).toBe(404);
    expect((await request.get(`/Veranstaltungen?monat=${new Date().getFullYear() + 9}-01`)).status()).toBe(404);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the calendar is leafed through by its links", async ({ page }) => {
    await page.goto(`/Veranstaltungen?monat=${nextYear}-01`);
    await expect(page.locator("#month")).toHaveText(`Januar ${nextYear}`);
    await page.getByRole("link", { name: "Voriger Monat" }).click();
    await expect(page.locator("#month")).toHaveText(`Dezember ${nextYear - 1}`);
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});
