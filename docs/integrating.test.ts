// Runs the examples of docs/integrating.md as programs of their own, and compares what they print with the document.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { tokenNouns } from "#contract/schemas/tokens.ts";
import { csvExports } from "#server/http/exports/csv-exports.ts";
import { openApiDocument } from "#server/http/rest/openapi/document.ts";
import { REST_PREFIX } from "#server/http/rest/register.ts";
import { deliver } from "#server/mail/webhooks/deliver.ts";
import { waitingDeliveries } from "#server/mail/webhooks/store.ts";
import { openWebhookSender } from "#server/outside/webhook.ts";
import { openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { openWebhookReceiver, type WebhookReceiver } from "#testing/webhook-receiver.ts";
import { type OpenApi, typesOf } from "../tools/api-types/types-of.ts";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const document = readFileSync(here("integrating.md"), "utf8");
const DAY_MS = 86_400_000;

type Example = { heading: string; program: string; output: string };

const blockOf = (section: string, language: string): string =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "msu").exec(section)?.[1] ?? "";

const sections = document.split(/^## /mu).slice(1);
const examples = sections
  .map((section): Example => ({
    heading: section.split("\n", 1)[0] ?? "",
    program: blockOf(section, "js"),
    output: blockOf(section, "text"),
  }))
  .filter(({ program }) => program !== "");

const sectionOf = (number: number): string => sections.find((section) => section.startsWith(`${number}. `)) ?? "";

let site: TestSite;
let receiver: WebhookReceiver;
let token: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "examples-"));
  receiver = await openWebhookReceiver();
  site = await openTestSite({ env: { WEBHOOK_BASE: receiver.url } });
  await openShop(site);
  const rights = Object.fromEntries([...sectionOf(1).matchAll(/ (\w+):(read|write)/gu)].map(([, ...pair]) => pair));
  expect(tokenNouns).toEqual(expect.arrayContaining(Object.keys(rights)));
  const until = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  ({ token } = await site
    .trpc("admin")
    .tokens.create.mutate({ name: "Kalender", rights, until, password: TEST_PASSWORD }));
  await fillSite();
});
afterAll(async () => {
  await site.close();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

async function createEntry(title: string, publishDate: string | null): Promise<void> {
  const body = { title, tags: ["Aktuelles"], publish_date: publishDate };
  const { status } = await site.request("POST", "/api/v0/entry/", { as: "admin", body });
  expect(status).toBe(201);
}

/** What the examples find. Titles are unique. */
async function fillSite(): Promise<void> {
  await createEntry("Winterpause", "2026-01-10T10:00:00Z");
  await createEntry("Frühlingsfest", "2026-03-10T10:00:00Z");
  await createEntry("Apfeltag", "2026-09-10T10:00:00Z");
  await createEntry("Obstbaumschnitt", null);
  const { db } = site.services.database;
  const { id } = await storeProduct(db, { title: "Apfelsaft", price: 350, stock: 3 });
  await storeProduct(db, { title: "Quittengelee", price: 420 });
  await placed(site, { items: [{ item: id, amount: 1 }] });
}

function start(program: string, env: Record<string, string> = {}): ChildProcess {
  const { PATH = "" } = process.env;
  return spawn(process.execPath, [program], { env: { PATH, BASE: site.url, TOKEN: token, ...env } });
}

function save(name: string, program: string): string {
  const path = join(folder, name);
  writeFileSync(path, program);
  return path;
}

/** @returns what the program printed on both streams */
async function run(path: string): Promise<string> {
  const child = start(path);
  const printed = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
  await once(child, "close");
  return (await Promise.all(printed)).join("");
}

const isServer = ({ program }: Example): boolean => program.includes("createServer");

it("there are twelve sections, and each but the token's has a program", () => {
  expect(sections.map((section) => section.split(".", 1)[0])).toEqual(
    Array.from({ length: 12 }, (_, index) => `${index + 1}`),
  );
  expect(examples.map(({ heading }) => heading.split(".", 1)[0])).toEqual(
    Array.from({ length: 10 }, (_, index) => `${index + 2}`),
  );
});

it.each(examples.filter((example) => !isServer(example)))("$heading", async ({ program, output }) => {
  expect(await run(save("example.mjs", program))).toBe(output);
});

it("the receiver of webhooks takes what the site sends, and refuses what was changed, is old or has no signature", async () => {
  const [example] = examples.filter(isServer);
  const url = "https://erp.example.org/hook";
  const { secret } = await site.trpc("system").webhooks.create.mutate({ url, types: ["entry.published"] });
  await createEntry("Mostprobe", "now");
  const { services } = site;
  const send = openWebhookSender(services.env.WEBHOOK_BASE);
  for (const { id } of await waitingDeliveries(services.database.db, 10)) await deliver(services, send, id);
  const [sent] = receiver.received;
  if (!example || !sent) throw new Error("the site has sent no webhook");

  const child = start(save("receiver.mjs", example.program), { SECRET: secret, PORT: "0" });
  let printed = "";
  child.stdout?.on("data", (chunk: Buffer) => (printed += String(chunk)));
  try {
    await vi.waitFor(() => expect(printed).toMatch(/^listening on \d+\n/u), { timeout: 20_000 });
    const port = /\d+/u.exec(printed)?.[0];
    const headers = Object.fromEntries(
      ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [name, String(sent.headers[name])]),
    );
    const post = async (body: string, own: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body, headers: own })).status;
    expect(await post(sent.text, headers)).toBe(204);
    expect(await post(sent.text.replace("Mostprobe", "Andere"), headers)).toBe(401);
    expect(await post(sent.text, { ...headers, "webhook-timestamp": "1700000000" })).toBe(401);
    expect(await post(sent.text, {})).toBe(401);
    await vi.waitFor(() => expect(printed.split("\n").slice(1).join("\n")).toBe(example.output));
  } finally {
    child.kill();
    await once(child, "close");
  }
});

it("the program with types is the one in the document, and prints what the document says", async () => {
  expect(blockOf(sectionOf(12), "ts")).toBe(readFileSync(here("api/raise-prices.ts"), "utf8"));
  expect(await run(here("api/raise-prices.ts"))).toBe(blockOf(sectionOf(12), "text"));
});

it("the committed types are those of the OpenAPI document; `npm run api-types` writes them", () => {
  const current = typesOf(openApiDocument(REST_PREFIX, csvExports) as OpenApi);
  expect(readFileSync(here("api/types.ts"), "utf8") === current, "npm run api-types").toBe(true);
});
