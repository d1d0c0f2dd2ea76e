import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { ownPassword } from "./admin-api.ts";
import { adminTest as test, expect, expectAccessible } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";
import { mailTo } from "./outbox.ts";

const SHOTS = process.env["SHOTS"];
const PASSWORD = "Kelterhaus-im-Regen-7";

async function shot(page: Page, name: string, project: string): Promise<void> {
  if (!SHOTS) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${SHOTS}/${project}-${name}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

test("somebody is invited, chooses a password, signs in with an app and a recovery code, is locked and removed", async ({
  page,
  browser,
  site,
  admin,
}, { project }) => {
  const handle = `ines-${project.name}@example.org`;
  await page.goto("/admincenter/users");
  await expect(page).toHaveURL(/\/admincenter\/users\/browse$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Benutzer" })).toBeVisible();
  await expect(page.getByText("Sie", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Einladen" }).press("Enter");
  await page.getByLabel("Name", { exact: true }).fill("I");
  await page.getByLabel("E-Mail").fill("admin@example.org");
  await page.getByRole("button", { name: "Einladung schicken" }).click();
  await expect(page.getByText("Bitte schreiben Sie mindestens 2 Zeichen.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await shot(page, "invite", project.name);
  await page.getByLabel("Name", { exact: true }).fill("Ines Feld");
  await page.getByRole("button", { name: "Einladung schicken" }).click();
  await expect(page.getByText("Mit dieser Adresse gibt es schon einen Zugang.")).toBeVisible();
  await page.getByLabel("E-Mail").fill(handle);
  await page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Dateien" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await page.getByRole("button", { name: "Einladung schicken" }).click();
  const link = page.getByRole("dialog", { name: "Diesen Link bitte weitergeben" });
  const invitation = await link.getByLabel("Link der Einladung").inputValue();
  await expectAccessible(page, "[role=dialog]");
  await shot(page, "link", project.name);
  await link.getByRole("button", { name: "Ich habe ihn weitergegeben" }).click();
  const row = page.getByRole("listitem").filter({ hasText: handle });
  await expect(row).toContainText("eingeladen, Link gilt bis");
  await shot(page, "users", project.name);

  const { text = "" } = await mailTo(site, handle, /Ihr Zugang/u);
  const guest = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() });
  const own = await guest.newPage();
  await own.goto(/http:\S+/u.exec(text)?.[0] ?? "");
  await expect(own.getByRole("heading", { name: "Willkommen, Ines Feld" })).toBeVisible();
  expect(own.url()).toBe(invitation);
  await shot(own, "invitation", project.name);
  await own.getByLabel("Neues Passwort", { exact: true }).fill(PASSWORD);
  await own.getByLabel("Neues Passwort wiederholen").fill(PASSWORD);
  await own.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(own.getByText("Ihr Zugang ist fertig.")).toBeVisible();
  await expect(own.getByLabel("Email")).toHaveValue(handle);
  await expect(own.getByLabel("Passwort", { exact: true })).toBeFocused();
  expect(new URL(own.url()).hash).toBe("");
  const signIn = async (): Promise<void> => {
    await own.goto("/login");
    await own.getByLabel("Email").fill(handle);
    await own.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
    await own.getByRole("button", { name: "Login" }).click();
  };
  await signIn();
  await expect(own.getByRole("link", { name: "Admincenter", exact: true })).toBeVisible();

  await own.goto("/admincenter/account");
  await expect(own.getByRole("heading", { name: "Mein Konto" })).toBeVisible();
  // Only system users can see other users.
  await expect(own.getByRole("link", { name: "Benutzer" })).toHaveCount(0);
  for (const path of ["users/browse", "users/add", "settings/audit", "settings/mail"])
    expect((await own.request.get(`/admincenter/${path}`)).status(), path).toBe(403);
  await own.goto("/admincenter/users/add");
  await expect(own.getByRole("heading", { name: "Dafür fehlt Ihnen ein Recht" })).toBeVisible();
  await shot(own, "no-right", project.name);
  await own.getByRole("navigation").getByRole("link", { name: "Mein Konto" }).click();
  await own.getByRole("button", { name: "App einrichten" }).click();
  const setup = own.getByRole("dialog", { name: "App einrichten" });
  const secret = (await setup.locator("code").innerText()).replaceAll(" ", "");
  await setup.getByLabel("Code aus der App").fill("000000");
  await setup.getByLabel("Ihr Passwort").fill(PASSWORD);
  await setup.getByRole("button", { name: "Einrichten" }).click();
  await expect(setup.getByText("Dieser Code stimmt nicht")).toBeVisible();
  await expectAccessible(own, "[role=dialog]");
  await shot(own, "setup", project.name);
  await setup.getByLabel("Code aus der App").fill(new TOTP({ secret }).generate());
  await setup.getByRole("button", { name: "Einrichten" }).click();
  const codes = own.getByRole("dialog", { name: "Ihre Wiederherstellungscodes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await shot(own, "codes", project.name);
  const [code = ""] = await codes.locator("code").allInnerTexts();
  await codes.getByRole("button", { name: "Ich habe sie aufbewahrt" }).click();
  await expect(own.getByText("Noch 10 Codes.")).toBeVisible();
  await expectAccessible(own);
  await shot(own, "account", project.name);
  await own.getByRole("button", { name: "Logout" }).click();
  await expect(own.getByRole("link", { name: "Admincenter", exact: true })).toHaveCount(0);

  await signIn();
  await expect(own.getByRole("status").filter({ hasText: "Jetzt fehlt noch der zweite Faktor." })).toBeVisible();
  await expect(own.getByLabel("Code", { exact: true })).toBeFocused();
  await own.getByLabel("Code", { exact: true }).fill("123456");
  await own.getByRole("button", { name: "Login" }).click();
  await expect(own.getByText("Dieser Code stimmt nicht")).toBeVisible();
  await expectAccessible(own);
  await shot(own, "second-factor", project.name);
  await own.getByLabel("Code", { exact: true }).fill(code);
  await own.getByRole("button", { name: "Login" }).click();
  await expect(own.getByRole("link", { name: "Admincenter", exact: true })).toBeVisible();

  await page.reload();
  await expect(row).toContainText("mit zweitem Faktor");
  await row.getByRole("button", { name: "Ines Feld bearbeiten" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ines Feld bearbeiten" });
  await shot(page, "edit", project.name);
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("switch", { name: "Gesperrt" }).press("Space");
  const [{ _id = "" } = {}] = (await (await admin.get(`/api/v0/auth/?handle=${handle}`)).json()) as {
    _id?: string;
  }[];
  expect((await admin.post("/trpc/users.update", { data: { id: _id, name: "Ines Acker" } })).ok()).toBe(true);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  const met = page.getByRole("dialog", { name: "Ines Acker bearbeiten" });
  await expect(met.getByRole("alert")).toContainText("Ihre Eingaben stehen noch da");
  await expect(met.getByLabel("Name", { exact: true })).toHaveValue("Ines Acker");
  await expect(met.getByRole("switch", { name: "Gesperrt" })).toBeChecked();
  await expectAccessible(page, "[role=dialog]");
  await shot(page, "edit-conflict", project.name);
  await met.getByRole("button", { name: "Speichern" }).click();
  await expect(row.getByText("gesperrt")).toBeVisible();
  await own.goto("/admincenter/account");
  await expect(own).toHaveURL(/\/login\?next=/u);
  await guest.close();

  await row.getByRole("button", { name: "Ines Acker bearbeiten" }).click();
  await met.getByRole("button", { name: "Löschen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(row).toHaveCount(0);
  expect((await (await admin.get(`/api/v0/auth/?handle=${handle}`)).json()) as unknown[]).toEqual([]);
});

test("a person's form keeps both a colleague's changes and typed values, even if it is closed", async ({
  page,
  admin,
}) => {
  const invite = async (name: string, handle: string): Promise<string> => {
    const made = await admin.post("/trpc/users.create", { data: { name, handle, roles: ["admin"] } });
    return ((await made.json()) as { result: { data: { id: string } } }).result.data.id;
  };
  const [jo, kai, lea] = [
    await invite("Jo Feld", "jo@example.org"),
    await invite("Kai Rain", "kai@example.org"),
    await invite("Lea Ried", "lea@example.org"),
  ];
  const lock = async (id: string): Promise<void> =>
    expect((await admin.post("/trpc/users.update", { data: { id, locked: true } })).ok()).toBe(true);
  const open = (name: string) => page.getByRole("button", { name: `${name} bearbeiten` });
  const name = page.getByLabel("Name", { exact: true });
  const save = () => page.getByRole("button", { name: "Speichern" }).click();
  await page.goto("/admincenter/users/browse");

  await test.step("what is typed while a person is being saved stays in the form", async () => {
    await open("Lea Ried").click();
    await name.fill("Lea Teich");
    const answer = await holdAnswer(page, /trpc\/[^?]*users\.update/u);
    await save();
    await answer.asked;
    await name.fill("Lea Weiher");
    answer.release();
    await expect(page.getByRole("status").filter({ hasText: "gespeichert" })).toBeVisible();
    await expect(name).toHaveValue("Lea Weiher");
    await save();
    await expect(open("Lea Weiher")).toBeVisible();
  });

  await test.step("who is invited anew keeps what a colleague has changed meanwhile", async () => {
    const read = async () =>
      (await (await admin.get("/api/v0/auth/?handle=jo@example.org")).json()) as { locked: boolean }[];
    await open("Jo Feld").click();
    await lock(jo);
    await name.fill("Jo Acker");
    await page.getByRole("button", { name: "Einladung noch einmal schicken" }).click();
    await page.getByRole("button", { name: "Ich habe ihn weitergegeben" }).click();
    await expect(page.getByRole("switch", { name: "Gesperrt" })).toBeChecked();
    await save();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(read).toEqual([expect.objectContaining({ name: "Jo Acker", locked: true })]);
  });

  await test.step("whoever closes the form while a colleague is faster is told, and finds what was typed", async () => {
    await open("Kai Rain").click();
    await name.fill("Kai Moor");
    await lock(kai);
    const answer = await holdAnswer(page, /trpc\/[^?]*users\.update/u);
    await save();
    await answer.asked;
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    answer.release();
    const notice = page.getByRole("alert").filter({ hasText: "„Kai Rain“ ist nicht gespeichert" });
    await notice.getByRole("button", { name: "Wieder öffnen" }).click();
    await expect(name).toHaveValue("Kai Moor");
    await expect(page.getByRole("switch", { name: "Gesperrt" })).toBeChecked();
    await save();
    await expect(open("Kai Moor")).toBeVisible();
  });
  for (const id of [jo, kai, lea]) expect((await admin.post("/trpc/users.remove", { data: { id } })).ok()).toBe(true);
});

test("a passkey is added with the password, and signs in without one, once for each answer", async ({
  browser,
  site,
  admin,
}, { project }) => {
  // A separate user, because adding a first factor ends all other sessions of a user.
  const handle = `pia-${project.name}@example.org`;
  expect((await admin.post("/api/v0/auth", { data: { name: "Pia Wald", handle, roles: ["admin"] } })).ok()).toBe(true);
  const { text = "" } = await mailTo(site, handle, /Ihr Zugang/u);
  const token = /#token=([\w-]+)/u.exec(text)?.[1];
  expect((await admin.put("/api/v0/auth", { data: { token, password: PASSWORD } })).status()).toBe(204);
  // A passkey belongs to a host name, so the test uses localhost instead of an IP address.
  const url = site.url.replace("127.0.0.1", "localhost");
  const context = await browser.newContext({ baseURL: url });
  const own = await context.newPage();
  const session = await context.newCDPSession(own);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const api = context.request;
  await api.post("/api/v0/login", {
    data: { handle, password: PASSWORD },
    headers: { origin: url },
  });
  await own.goto("/admincenter/account");
  await own.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const dialog = own.getByRole("dialog", { name: "Passkey hinzufügen" });
  await dialog.getByLabel("Wie soll er heißen?").fill("Prüfgerät");
  await expect(dialog.locator("input[autocomplete=username]")).toHaveValue(/@/u);
  await dialog.getByLabel("Ihr Passwort").fill("nicht-das-Passwort");
  await dialog.getByRole("button", { name: "Passkey hinzufügen" }).click();
  await expect(dialog.getByText("Das ist nicht Ihr aktuelles Passwort.")).toBeVisible();
  await dialog.getByLabel("Ihr Passwort").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const codes = own.getByRole("dialog", { name: "Ihre Wiederherstellungscodes" });
  await codes.getByRole("button", { name: "Ich habe sie aufbewahrt" }).click();
  await expect(own.getByRole("listitem").filter({ hasText: "Prüfgerät" })).toContainText("noch nicht benutzt");
  await own.getByRole("button", { name: "Logout" }).click();
  await expect(own.getByRole("link", { name: "Admincenter", exact: true })).toHaveCount(0);

  await own.goto("/login");
  const sent = own.waitForRequest(/auth\.loginWithPasskey/u);
  await own.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  await expect(own.getByRole("link", { name: "Admincenter", exact: true })).toBeVisible();
  const again = await api.post("/trpc/auth.loginWithPasskey", {
    data: (await sent).postDataJSON() as object,
    headers: { origin: url, cookie: "" },
  });
  expect(again.status()).toBe(401);

  // Other tests sign in to this site with only the password.
  await own.goto("/admincenter/account");
  await own.getByRole("button", { name: "„Prüfgerät“ entfernen" }).click();
  const remove = own.getByRole("dialog", { name: "„Prüfgerät“ entfernen" });
  await remove.getByLabel("Ihr Passwort").fill(PASSWORD);
  await remove.getByRole("button", { name: "Löschen" }).click();
  await expect(own.getByRole("listitem").filter({ hasText: "Prüfgerät" })).toHaveCount(0);
  await context.close();
});

test("where there are no passkeys it is said; a key for a program is made, shown once, opens what it may, and is ended", async ({
  page,
  site,
}, { project }) => {
  const name = `Kalender ${project.name}`;
  // The site's URL has an IP address. Browsers create no passkeys for IP addresses.
  await page.goto("/admincenter/account");
  await expect(page.getByText("Dieser Browser kann hier keine Passkeys anlegen.")).toBeVisible();
  await page.goto("/admincenter/settings");
  await page.getByRole("link", { name: "API-Schlüssel" }).click();
  await page.getByRole("button", { name: "Neuer Schlüssel" }).click();
  const dialog = page.getByRole("dialog", { name: "Neuer Schlüssel" });
  await dialog.getByRole("button", { name: "Schlüssel erstellen" }).click();
  await expect(dialog.getByText("Bitte erlauben Sie mindestens eines.")).toBeVisible();
  await expect(dialog.getByText("Dieses Feld muss ausgefüllt sein.")).toHaveCount(2);
  await expect(dialog.getByRole("button", { name: /Einträge/u })).toBeFocused();
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByRole("button", { name: /Einträge/u }).press("Enter");
  await page.getByRole("option", { name: "lesen", exact: true }).press("Enter");
  await dialog.getByLabel("Ihr Passwort").fill(ownPassword);
  await expectAccessible(page, "[role=dialog]");
  await shot(page, "new-token", project.name);
  await dialog.getByRole("button", { name: "Schlüssel erstellen" }).click();
  const made = page.getByRole("dialog", { name: "Ihr neuer Schlüssel" });
  const token = await made.getByLabel("Schlüssel", { exact: true }).innerText();
  await made.getByRole("button", { name: "Ich habe ihn kopiert" }).click();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Einträge: lesen");
  await expectAccessible(page);
  await shot(page, "tokens", project.name);
  const read = (): Promise<Response> =>
    fetch(`${site.url}/api/v0/entry/?limit=1`, { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status).toBe(200);
  await row.getByRole("button", { name: `„${name}“ beenden` }).click();
  const question = page.getByRole("dialog", { name: `„${name}“ beenden` });
  await question.getByLabel("Ihr Passwort").fill(ownPassword);
  await question.getByRole("button", { name: "Beenden" }).click();
  await expect(row).toHaveCount(0);
  expect((await read()).status).toBe(401);
});
