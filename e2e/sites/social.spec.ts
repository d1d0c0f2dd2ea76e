import { openTestGraph, testApp, type TestGraph } from "../../testing/graph-api.ts";
import { editorOf } from "../editor.ts";
import { adminTest, expect, expectAccessible } from "../fixtures.ts";
import { holdAnswer } from "../held-answer.ts";
import { copySeeded } from "../site-data.ts";
import { startSite } from "../site.ts";

const test = adminTest.extend<object, { graph: TestGraph }>({
  graph: [
    // Playwright reads a fixture's dependencies from the pattern of the first parameter, which is empty here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const graph = await openTestGraph();
      await use(graph);
      await graph.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ graph }, use) => {
      const data = await copySeeded();
      const site = await startSite(data, { GRAPH_API_BASE: graph.url });
      await use(site);
      await site.stop();
      await data.remove();
    },
    { scope: "worker" },
  ],
});

const say = {
  page: "Adresse der Facebook-Seite",
  save: "Speichern",
  link: "Wir auf Facebook",
  check: "Token jetzt prüfen",
  lacking: "kein access token!",
  token: "Page Access Token",
  saved: "Facebook Page Access Token erfolgreich gespeichert!",
  ends: /endet auf 6789/u,
  unreachable: /Facebook ist gerade nicht zu erreichen/u,
  id: "App-ID",
  secret: "App-Geheimcode (AppSecret)",
};

test("an editor names the page, stores the token and has it tested; off, the link is gone", async ({
  page,
  admin,
  site,
  graph,
}) => {
  await page.context().addCookies([{ name: "lang", value: "de", url: site.url }]);
  const enable = (enabled: boolean) => admin.put("/api/v0/config/", { data: { components: { social: { enabled } } } });
  expect((await enable(true)).ok()).toBe(true);
  graph.behave("text");
  try {
    await page.goto("/admincenter/social");
    await expectAccessible(page);
    const address = page.getByLabel(say.page);
    await address.fill("javascript:alert(1)");
    await page.getByRole("button", { name: say.save, exact: true }).click();
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await address.fill("https://www.facebook.com/mosthof.example");
    await page.keyboard.press("Enter");
    await expect(address).not.toHaveAttribute("aria-invalid", "true");

    await page.getByRole("button", { name: say.check }).click();
    await expect(page.getByText(say.lacking)).toBeVisible();
    for (const [label, value] of [
      [say.id, "417417417417"],
      [say.secret, "a-secret-of-the-app-0123"],
      [say.token, "EAAB-page-token-0123456789"],
    ] as const) {
      const form = page.getByRole("form", { name: label, exact: true });
      await form.getByRole("textbox").fill(value);
      await page.keyboard.press("Enter");
      await expect(form.getByRole("textbox")).toHaveValue("");
    }
    await expect(page.getByRole("status").filter({ hasText: say.saved })).toBeVisible();
    const token = page.getByRole("form", { name: say.token, exact: true });
    await expect(token.getByRole("textbox")).toHaveAccessibleDescription(say.ends);
    await page.getByRole("button", { name: say.check }).click();
    await expect(page.getByText(say.unreachable)).toBeVisible();
    await expectAccessible(page);

    await page.goto("/Impressum");
    const link = page.getByRole("contentinfo").getByRole("link", { name: say.link });
    await expect(link).toHaveAttribute("href", "https://www.facebook.com/mosthof.example");
    expect((await enable(false)).ok()).toBe(true);
    await page.reload();
    await expect(link).toHaveCount(0);
  } finally {
    const fb = { appId: null, appSecret: null, pageAccessToken: null };
    await admin.put("/api/v0/config/", { data: { social: { page: "", fb } } });
    await enable(false);
  }
});

const FACEBOOK = "https://www.facebook.com/mosthof.example";

test("an entry is shared, is marked in the list, and its post is taken back after a question", async ({
  page,
  admin,
  graph,
}) => {
  const token = "EAAB-page-token-0123456789";
  graph.behave("answer");
  graph.tokens.set(token, { page: { id: "1871", name: "Mosthof" } });
  const fb = { appId: testApp.id, appSecret: testApp.secret, pageAccessToken: null as string | null };
  await admin.put("/api/v0/config/", { data: { components: { social: { enabled: true } }, social: { fb } } });
  const created = await admin.post("/api/v0/entry/", {
    data: {
      title: "Most für alle",
      content: ["<p>Am Samstag läuft die Presse.</p>"],
      tags: ["Aktuelles"],
      publish_date: "2026-01-01T10:00:00Z",
    },
  });
  const { _id } = (await created.json()) as { _id: string };
  try {
    await page.goto(`/Aktuelles/${_id}`);
    await page.getByRole("button", { name: "Bearbeiten" }).click();
    await editorOf(page).pressMore("Teilen");
    const dialog = page.getByRole("dialog", { name: "Eintrag teilen" });
    await expect(dialog).toContainText("Am Samstag läuft die Presse.");
    await dialog.getByRole("button", { name: "Teilen", exact: true }).click();
    await expect(dialog.getByRole("alert")).toHaveText("kein access token!");
    await admin.put("/api/v0/config/", { data: { social: { fb: { pageAccessToken: token } } } });
    await dialog.getByRole("button", { name: "Teilen", exact: true }).click();
    await expect(dialog.getByRole("status").first()).toContainText(/geteilt am \d\d\/\d\d\/\d{4} \d\d:\d\d/u);
    const [post] = graph.posts;
    const link = dialog.getByRole("link", { name: "Beitrag auf Facebook ansehen" });
    await expect(link).toHaveAttribute("href", `https://www.facebook.com/${post?.id}`);
    expect(post?.message).toContain("Most für alle");
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Weitere Schritte" })).toBeFocused();
    await page.goto("/admincenter/entries?q=Most+f%C3%BCr+alle");
    await expect(page.getByRole("row", { name: /Most für alle/u })).toContainText("auf Facebook geteilt");

    await page.goto(`/Aktuelles/${_id}`);
    await page.getByRole("button", { name: "Bearbeiten" }).click();
    await editorOf(page).pressMore("Teilen");
    await dialog.getByRole("button", { name: "Beitrag löschen" }).click();
    const question = page.getByRole("alertdialog", { name: "Beitrag wirklich löschen?" });
    await question.getByRole("button", { name: "Beitrag löschen" }).click();
    await expect(dialog.getByRole("button", { name: "Teilen", exact: true })).toBeVisible();
    expect(graph.posts).toEqual([]);
  } finally {
    await admin.delete(`/api/v0/entry/${_id}`);
    const none = { appId: null, appSecret: null, pageAccessToken: null };
    await admin.put("/api/v0/config/", { data: { components: { social: { enabled: false } }, social: { fb: none } } });
  }
});

test("visitors see the posts after a click, or after consent, and nothing is asked of the network before", async ({
  browser,
  admin,
  site,
}) => {
  const social = { page: FACEBOOK };
  await admin.put("/api/v0/config/", { data: { components: { social: { enabled: true } }, social } });
  const context = await browser.newContext({ baseURL: site.url });
  const asked: string[] = [];
  await context.route(/facebook\.com/u, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "text/html", body: "<title>x</title>" });
  });
  try {
    await context.addCookies([{ name: "cookies", value: "declined", url: site.url }]);
    const page = await context.newPage();
    const code = await holdAnswer(page, /assets\/load-follow[^/]*\.js/u);
    await page.goto("/Aktuelles");
    const part = page.getByRole("region", { name: "Auf Facebook" });
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByRole("link", { name: "Zu unserer Facebook-Seite" })).toHaveAttribute("href", FACEBOOK);
    // Checks only this part, because scrolling may add a faint card to the list beside it.
    await expectAccessible(page, "[aria-labelledby=follow]");
    expect(asked).toEqual([]);
    const open = part.getByRole("button", { name: "Beiträge hier zeigen" });
    // At this moment, the code of this part is still loading.
    await code.asked;
    await open.click();
    code.release();
    const posts = part.getByTitle("Beiträge unserer Facebook-Seite");
    await expect(posts).toBeFocused();
    await expect.poll(() => asked).toEqual(["/plugins/page.php"]);
    await part.getByRole("button", { name: "Beiträge schließen" }).click();
    await expect(open).toBeFocused();

    await context.addCookies([{ name: "social", value: "on", url: site.url }]);
    await page.reload();
    await part.scrollIntoViewIfNeeded();
    await expect(posts).toBeVisible();
    await expect(part).toContainText("Sie haben zugestimmt");
    await expect.poll(() => asked).toHaveLength(2);
  } finally {
    await context.close();
    await admin.put("/api/v0/config/", { data: { components: { social: { enabled: false } }, social: { page: "" } } });
  }
});
