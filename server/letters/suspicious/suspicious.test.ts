import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { desc } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { suspiciousDays } from "#contract/values/limits.ts";
import { type SuspiciousForm, suspiciousFormNames } from "#contract/schemas/suspicious.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { comments } from "#db/schema/comments.ts";
import { messages } from "#db/schema/messages.ts";
import { subscribers } from "#db/schema/newsletter.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { suspiciousForms } from "#db/schema/suspicious-forms.ts";
import { insertFile } from "#testing/library.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal } from "#testing/trpc-client.ts";
import { daysAgo } from "../../kernel/jobs/retention.ts";
import { dropSuspiciousBefore, MOST_PER_FORM } from "../../forms/suspicious/store.ts";

let site: TestSite;
let entryId: string;
let pictureId: string;
const db = () => site.services.database.db;

beforeAll(async () => {
  site = await openTestSite();
  const enabled = { enabled: true };
  const components = { newsletter: enabled, guestbook: enabled, comments: enabled };
  const notify = { message: ["verein@example.org"], order: [] };
  const changed = await site.request("PUT", "/api/v0/config/", { as: "system", body: { components, notify } });
  expect(changed.status).toBe(200);
  const entry = { title: "Apfeltag", tags: ["Aktuelles"], publishDate: "2026-01-01T08:00:00Z", hasComments: true };
  pictureId = await insertFile(site.services.database, { consent: { basis: "Fest", until: null } });
  const field = { isRequired: true, help: "", choices: "" };
  const fields = [
    { ...field, key: "name", kind: "text", label: "Name" } as const,
    { ...field, key: "mail", kind: "mail", label: "E-Mail" } as const,
  ];
  const texts = { title: "Anfrage", text: "", button: "", thanks: "", recipients: [] };
  const form = { id: "f", type: "form", fields, ...texts } as const;
  ({ id: entryId } = await site.trpc("admin").entries.create.mutate({ ...entry, blocks: [form] }));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [suspiciousForms, comments, messages, subscribers, outgoingMail]) await db().delete(table);
});

const written = { name: "Mia Ast", email: "Mia@Example.org", text: "So ein schöner Nachmittag bei euch!" };
function send(form: SuspiciousForm, language = "de"): Promise<unknown> {
  const as = site.trpc("guest", { "accept-language": language });
  const { messages, newsletter, guestbook, comments, forms, takedowns } = as;
  const website = "https://example.org";
  const person = { firstName: "Mia", lastName: "Ast", phone: "030 1", email: written.email, message: written.text };
  return {
    message: () => messages.create.mutate({ ...person, website }),
    newsletter: () => newsletter.subscribe.mutate({ email: written.email, website }),
    guestbook: () => guestbook.sign.mutate({ ...written, website }),
    comment: () => comments.create.mutate({ ...written, entryId, website }),
    form: () => forms.send.mutate({ block: "f", answers: { name: "Mia Ast", mail: written.email }, website }),
    takedown: () => takedowns.create.mutate({ file: pictureId, email: written.email, reason: written.text, website }),
  }[form]();
}
const suspicious = (as: "admin" | "guest" = "admin") => site.trpc(as).suspicious;
const list = (input: Inputs["suspicious"]["list"] = {}) => suspicious().list.query(input);
const accept = (id = "", as?: "guest") => suspicious(as).accept.mutate({ id });
const remove = (id = "", as?: "guest") => suspicious(as).remove.mutate({ ids: [id] });

describe("a form whose hidden field is filled in", () => {
  it.each(suspiciousFormNames)("is answered like any other and kept apart: %s", async (form) => {
    await send(form, "en");
    const { items, total } = await list({ form });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      form,
      email: "mia@example.org",
      language: "en",
      ...(!["newsletter", "form"].includes(form) && { name: form === "takedown" ? "" : "Mia Ast", text: written.text }),
      ...(form === "form" && { name: "Anfrage", text: "Name: Mia Ast\nE-Mail: mia@example.org" }),
    });
    for (const table of [comments, messages, subscribers, outgoingMail]) expect(await db().$count(table)).toBe(0);
    const inbox = await site.request("GET", "/api/v0/message/", { as: "admin" });
    expect(inbox.body).toEqual([]);
    expect(String((await site.request("GET", "/api/v0/export/messages.csv", { as: "admin" })).body)).not.toContain(
      "Mia",
    );
  });

  it("is read and decided by administrators alone", async () => {
    await send("message");
    const [item] = (await list()).items;
    expect((await refusal(suspicious("guest").list.query({}))).status).toBe(401);
    expect((await refusal(accept(item?.id, "guest"))).status).toBe(401);
    expect((await refusal(remove(item?.id, "guest"))).status).toBe(401);
    expect((await list()).total).toBe(1);
  });

  it.each([
    ["message", messages, 1],
    ["newsletter", subscribers, 1],
    ["guestbook", comments, 1],
    ["comment", comments, 1],
    ["form", messages, 1],
    ["takedown", messages, 1],
  ] as const)("becomes what it would have been when somebody accepts it: %s", async (form, table, mails) => {
    const sent = new Date("2026-05-01T10:00:00Z");
    site.services.now = () => sent;
    await send(form, "en");
    site.services.now = () => new Date();
    const [item] = (await list()).items;
    await accept(item?.id);
    expect((await list()).total).toBe(0);
    const rows: object[] = await db().select().from(table);
    expect(rows).toMatchObject([
      { email: "mia@example.org", language: "en", ...(form !== "newsletter" && { created: sent }) },
    ]);
    expect(await db().$count(outgoingMail)).toBeGreaterThanOrEqual(mails);
    expect((await refusal(accept(item?.id))).status).toBe(404);
  });

  it("stays where it is if the entry of a comment is gone", async () => {
    await db()
      .insert(suspiciousForms)
      .values({
        id: newId(),
        form: "comment",
        received: new Date(),
        email: "mia@example.org",
        language: "de",
        content: { ...written, entryId: newId() },
      });
    const [item] = (await list()).items;
    expect((await refusal(accept(item?.id))).status).toBe(404);
    expect((await list()).total).toBe(1);
  });

  it("is removed by a person, after its days, or with all that is stored about its sender", async () => {
    for (let time = 0; time < 2; time += 1) await send("guestbook");
    const [item] = (await list()).items;
    expect(await remove(item?.id)).toMatchObject({ removed: 1 });
    expect((await refusal(remove(item?.id))).status).toBe(404);
    const [line] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({ action: "remove", noun: "comment", label: "" });
    const dropIn = (days: number) => {
      const then = new Date(Date.now() + days * 86_400_000);
      return dropSuspiciousBefore(site.services.database.db, daysAgo({ now: () => then }, suspiciousDays));
    };
    await dropIn(suspiciousDays - 1);
    expect((await list()).total).toBe(1);
    const person = { email: "mia@example.org" };
    expect(await site.trpc("admin").persons.erase.mutate(person)).toMatchObject({ suspicious: 1 });
    await send("guestbook");
    await dropIn(suspiciousDays + 1);
    expect((await list()).total).toBe(0);
  });

  it("of somebody else keeps what is not about the person, who gets only the answer with the own address", async () => {
    await send("form");
    const answers = [
      { label: "Auch an", value: "jan@example.org" },
      { label: "Was", value: "Ein Geheimnis" },
    ];
    const [row] = await db().select().from(suspiciousForms);
    await db()
      .update(suspiciousForms)
      .set({ content: { ...row?.content, answers } });
    const { persons } = site.trpc("admin");
    const person = { email: "jan@example.org" };
    const given = JSON.stringify(await persons.export.mutate(person));
    expect(given).toContain('{"label":"Auch an","value":"jan@example.org"}');
    expect(given).not.toMatch(/Geheimnis|mia@/u);
    expect(await persons.erase.mutate(person)).toMatchObject({ suspicious: 1 });
    const [kept] = await db().select().from(suspiciousForms);
    expect(kept).toMatchObject({ email: "mia@example.org", content: { answers: [answers[1]] } });
  });

  it("is one of the newest 500 of its form; others push out only their own kind", async () => {
    const rows = Array.from({ length: MOST_PER_FORM }, (_, number) => ({
      id: newId(),
      form: "guestbook" as const,
      received: new Date(Date.now() - (number + 1) * 1000),
      email: "mia@example.org",
      language: "de" as const,
      content: {},
    }));
    await db().insert(suspiciousForms).values(rows);
    await send("message");
    await send("guestbook");
    expect((await list({ form: "guestbook", limit: 1 })).total).toBe(MOST_PER_FORM);
    expect((await list({ form: "message" })).total).toBe(1);
    const left = await db().select({ id: suspiciousForms.id }).from(suspiciousForms);
    expect(left.map(({ id }) => id)).not.toContain(rows.at(-1)?.id);
  });
});
