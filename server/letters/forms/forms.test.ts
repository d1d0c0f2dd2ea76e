import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Block, BlockOf } from "#contract/blocks/schema.ts";
import type { FormFieldKind } from "#contract/blocks/form/kinds.ts";
import { limits } from "#contract/values/limits.ts";
import { messages } from "#db/schema/messages.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { answeredCaptcha } from "#testing/captcha.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
let entryId: string;
const db = () => site.services.database.db;
const SECRET = "vermietung@example.org";

const field = (key: string, kind: FormFieldKind, more: Partial<BlockOf<"form">["fields"][number]> = {}) => ({
  key,
  kind,
  label: `Feld ${key}`,
  help: "",
  choices: "",
  isRequired: false,
  ...more,
});

const formBlock = (id: string, more: Partial<BlockOf<"form">> = {}): Block => ({
  id,
  type: "form",
  title: "Scheune anfragen",
  text: "",
  fields: [
    field("name", "text", { isRequired: true, label: "Name" }),
    field("mail", "mail", { isRequired: true, label: "E-Mail" }),
    field("gaeste", "number", { label: "Gäste" }),
    field("anlass", "choice", {
      label: "Anlass",
      choices: "Hochzeit\nTagung",
      en: { label: "Occasion", help: "", choices: "Wedding\nConference" },
    }),
    field("dazu", "several", { label: "Dazu", choices: "Küche\nBeamer" }),
    field("tag", "day", { label: "Tag" }),
    field("mitglied", "yesNo", { label: "Mitglied" }),
  ],
  button: "",
  thanks: "",
  recipients: [SECRET],
  en: { title: "Ask about the barn", text: "", button: "", thanks: "" },
  ...more,
});

const published = { tags: ["Aktuelles"], publishDate: "2026-01-01T08:00:00Z" };
const create = (blocks: Block[], more: object = {}) =>
  site.trpc("admin").entries.create.mutate({ title: "Die Scheune", ...published, blocks, ...more });

beforeAll(async () => {
  site = await openTestSite();
  const notify = { message: ["verein@example.org"], order: [] };
  expect((await site.request("PUT", "/api/v0/config/", { as: "system", body: { notify } })).status).toBe(200);
  ({ id: entryId } = await create([formBlock("scheune")]));
});
afterAll(() => site.close());
beforeEach(async () => {
  await db().delete(messages);
  await db().delete(outgoingMail);
});

const captcha = () => answeredCaptcha(site.services.secretKey, { form: "form" });
const all = {
  name: "Mia Ast",
  mail: "Mia@Example.org",
  gaeste: 80,
  anlass: "Tagung",
  dazu: ["Beamer"],
  tag: "2026-12-24",
  mitglied: false,
};
const post = (block: string, answers: object, more: object = { captcha: captcha() }) =>
  site.request("POST", `/api/v0/form/${block}`, { body: { answers, ...more } });
const inbox = async (query = "") =>
  (await site.request("GET", `/api/v0/message/${query}`, { as: "admin" })).body as Record<string, unknown>[];

const stored = [
  { label: "Name", value: "Mia Ast" },
  { label: "E-Mail", value: "mia@example.org" },
  { label: "Gäste", value: 80 },
  { label: "Anlass", value: "Tagung" },
  { label: "Dazu", value: ["Beamer"] },
  { label: "Tag", value: "2026-12-24" },
  { label: "Mitglied", value: false },
];

describe("the answers to a form", () => {
  it("become a message with labels, which the recipients of the form get by mail", async () => {
    const answer = await post("scheune", { ...all, unknown: "x", constructor: "y" });
    expect(answer.status).toBe(201);
    const { _id } = answer.body as { _id: string };
    expect(await inbox()).toMatchObject([
      {
        _id,
        name: "",
        email: "mia@example.org",
        message: "",
        read: false,
        form: { entry: entryId, block: "scheune", title: "Scheune anfragen" },
        answers: stored,
      },
    ]);
    const mails = await db().select().from(outgoingMail);
    expect(mails).toMatchObject([{ recipient: SECRET, replyTo: "mia@example.org" }]);
    expect(mails[0]?.subject).toBe("Formular „Scheune anfragen“: neue Antworten");
    expect(mails[0]?.body).toContain("Gäste: 80\nAnlass: Tagung\nDazu: Beamer\nTag: 24/12/2026\nMitglied: nein");
  });

  it("go to the recipients in the settings if the form has none, and need no mail address", async () => {
    const blocks = [formBlock("kurz", { recipients: [], fields: [field("frage", "long")] })];
    await create(blocks);
    for (let time = 0; time <= 20; time += 1)
      expect((await post("kurz", { frage: `Wie lange? ${time}` })).status).toBe(201);
    const [mail] = await db().select().from(outgoingMail).limit(1);
    expect(mail).toMatchObject({ recipient: "verein@example.org", replyTo: null });
    const [message] = await inbox();
    expect(message).toMatchObject({ email: "" });
    const reply = { id: String(message?.["_id"]), replyId: entryId, subject: "Re", text: "Zwei Tage." };
    expect(await refusal(site.trpc("admin").messages.reply.mutate(reply))).toMatchObject({ code: "C200" });
  });

  it("are refused with the fields that are wrong, which leaves the captcha unused", async () => {
    const own = captcha();
    const wrong = { name: " ", mail: "mia", gaeste: "viele", anlass: "Beerdigung", tag: "24.12." };
    const answer = await post("scheune", wrong, { captcha: own });
    expect(answer).toMatchObject({ status: 400, body: { code: "C200" } });
    const { fields } = answer.body as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual(["name", "mail", "gaeste", "anlass", "tag"].map((key) => `answers.${key}`));
    expect((await post("scheune", {}, {})).body).toMatchObject({
      fields: { "answers.name": expect.any(String), captcha: expect.any(String) },
    });
    expect((await post("scheune", all, { captcha: own })).status).toBe(201);
    const contact = answeredCaptcha(site.services.secretKey, { form: "message" });
    expect((await post("scheune", all, { captcha: contact })).body).toMatchObject({ code: "C104" });
    expect(await inbox()).toHaveLength(1);
  });

  it("are taken only by forms that guests see, also from editors", async () => {
    await create([formBlock("entwurf")], { publishDate: null });
    await create([formBlock("bald")], { publishDate: "2099-01-01T08:00:00Z" });
    for (const block of ["entwurf", "bald", "nirgends"]) {
      expect((await post(block, all)).status, block).toBe(404);
      const asAdmin = site.trpc("admin").forms.send.mutate({ block, answers: all, captcha: captcha() });
      expect((await refusal(asAdmin)).status, block).toBe(404);
    }
    expect(await inbox()).toEqual([]);
  });

  it("to English choices are stored in German while the translation is current", async () => {
    expect((await post("scheune", { ...all, anlass: "Wedding" })).status).toBe(201);
    expect((await inbox())[0]).toMatchObject({
      answers: expect.arrayContaining([{ label: "Anlass", value: "Hochzeit" }]),
    });
  });

  it("are limited for each mail address", async () => {
    const answers = { ...all, mail: "viel@example.org" };
    for (let time = 0; time < 20; time += 1) expect((await post("scheune", answers)).status).toBe(201);
    expect(await post("scheune", answers)).toMatchObject({ status: 429, body: { code: "C102" } });
  });

  it("are found, filtered by form, and a CSV of one form has a column for each label", async () => {
    await create([formBlock("fest", { title: "Fest melden", fields: [field("was", "text", { label: "Was" })] })]);
    await post("scheune", all);
    await post("fest", { was: "=Apfeltag" });
    expect(await inbox("?form=fest")).toHaveLength(1);
    expect(await inbox("?q=apfeltag")).toHaveLength(1);
    expect(await site.trpc("admin").messages.forms.query()).toEqual([
      { block: "fest", title: "Fest melden" },
      { block: "scheune", title: "Scheune anfragen" },
    ]);
    const csv = async (query = "") =>
      String((await site.request("GET", `/api/v0/export/messages.csv${query}`, { as: "admin" })).body)
        .trim()
        .split("\r\n");
    const [head = "", line = ""] = await csv("?form=scheune");
    expect(head).toMatch(/"Erledigt";"Name";"E-Mail";"Gäste";"Anlass";"Dazu";"Tag";"Mitglied"$/u);
    expect(line).toMatch(/"Mia Ast";"mia@example\.org";"80";"Tagung";"Beamer";"24\/12\/2026";"nein"$/u);
    const whole = (await csv()).join("\n");
    expect(whole).toContain('"Formular";"Antworten"');
    expect(whole).toContain('"Fest melden";"Was: =Apfeltag"');
    expect((await csv("?form=fest"))[1]).toMatch(/"'=Apfeltag"$/u);
  });

  it("are given out and erased with all that is stored about their sender", async () => {
    await post("scheune", all);
    const person = { email: "mia@example.org" };
    expect(JSON.stringify(await site.trpc("admin").persons.export.mutate(person))).toContain("Scheune anfragen");
    expect(await site.trpc("admin").persons.erase.mutate(person)).toMatchObject({ messages: 1 });
    expect(await inbox()).toEqual([]);
  });

  it("are kept without the address of a further person, who gets only that answer", async () => {
    const fields = [
      field("mail", "mail", { label: "E-Mail" }),
      field("auch", "mail", { label: "Auch an" }),
      field("was", "text", { label: "Was" }),
    ];
    await create([formBlock("zwei", { fields })]);
    await post("zwei", { mail: "mia@example.org", auch: "Jan@example.org", was: "Ein Geheimnis" });
    const { persons } = site.trpc("admin");
    const person = { email: "jan@example.org" };
    const given = JSON.stringify(await persons.export.mutate(person));
    expect(given).toContain('{"label":"Auch an","value":"jan@example.org"}');
    expect(given).not.toContain("Geheimnis");
    expect(given).not.toContain("mia@example.org");
    expect(await persons.erase.mutate(person)).toMatchObject({ messages: 1 });
    expect((await inbox())[0]).toMatchObject({
      answers: [
        { label: "E-Mail", value: "mia@example.org" },
        { label: "Was", value: "Ein Geheimnis" },
      ],
    });
    expect(await persons.erase.mutate(person)).toMatchObject({ messages: 0 });
  });

  it("under other keys than those of its fields are ignored, whatever they are", async () => {
    const unknown = { farbe: { a: [1] }, ["x".repeat(400)]: "x".repeat(9000), fest: [null, {}] };
    expect((await post("scheune", { ...all, ...unknown })).status).toBe(201);
    expect((await inbox())[0]).toMatchObject({ answers: stored });
    const odd = await post("scheune", { ...all, gaeste: { a: 1 }, dazu: [{}], name: ["Mia"] });
    expect(odd).toMatchObject({ status: 400, body: { code: "C200" } });
    expect(Object.keys((odd.body as { fields: object }).fields).sort()).toEqual([
      "answers.dazu",
      "answers.gaeste",
      "answers.name",
    ]);
  });

  it("share a column of the CSV beyond the first hundred labels", async () => {
    const answers = Array.from({ length: 102 }, (_, index) => ({ label: `Frage ${index + 1}`, value: index }));
    await post("scheune", all);
    await db().update(messages).set({ answers });
    const csv = await site.request("GET", "/api/v0/export/messages.csv?form=scheune", { as: "admin" });
    const [head = "", line = ""] = String(csv.body).trim().split("\r\n");
    expect(head).toMatch(/"Frage 100";"Weitere Antworten"$/u);
    expect(line).toMatch(/"99";"Frage 101: 100\nFrage 102: 101"$/u);
  });
});

describe("the recipients of a form", () => {
  const OTHER = "fremd@example.org";
  const recipientsOf = ({ blocks }: { blocks: readonly object[] }) =>
    blocks.flatMap((block) => ("recipients" in block ? [block.recipients] : []));

  it("are chosen only by users who answer messages", async () => {
    const { entries, workingCopies } = site.trpc("editor");
    const form = formBlock("eigene", { recipients: [OTHER] });
    const fresh = { title: "Neu", ...published, blocks: [form] };
    expect(recipientsOf(await entries.create.mutate(fresh))).toEqual([[]]);
    expect(recipientsOf(await create([form]))).toEqual([[OTHER]]);

    const { id, version } = await create([formBlock("feste")]);
    const blocks = [
      formBlock("feste", { title: "Anders", recipients: [OTHER] }),
      formBlock("kopiert"),
      formBlock("neue", { recipients: [OTHER] }),
    ];
    const draft = { title: "Die Scheune", tags: ["Aktuelles"], blocks };
    const copy = { id, version, seen: null, writer: "abcdefgh", draft };
    const { revision } = await workingCopies.save.mutate(copy);
    const kept = await workingCopies.read.query({ id });
    expect(recipientsOf(kept?.copy?.draft ?? { blocks: [] })).toEqual([[SECRET], [SECRET], []]);
    const saved = await entries.update.mutate({ id, version, copy: revision, blocks });
    expect(saved.blocks[0]).toMatchObject({ title: "Anders" });
    expect(recipientsOf(saved)).toEqual([[SECRET], [SECRET], []]);
  });

  it("stay when an editor publishes what an admin has begun", async () => {
    const { id, version } = await create([formBlock("feste")]);
    const blocks = [formBlock("feste", { recipients: [OTHER] })];
    const draft = { title: "Die Scheune", tags: ["Aktuelles"], blocks };
    const copy = { id, version, seen: null, writer: "abcdefgh", draft };
    const { revision } = await site.trpc("admin").workingCopies.save.mutate(copy);
    const saved = await site.trpc("editor").entries.update.mutate({ id, version, copy: revision, blocks });
    expect(recipientsOf(saved)).toEqual([[OTHER]]);
  });
});

describe("a form", () => {
  it("shows its recipients to no guest: neither in pages nor in answers to programs", async () => {
    const { entries } = site.trpc("guest");
    const answers = [
      await entries.byId.query({ id: entryId }),
      await entries.byIds.query({ ids: [entryId] }),
      await entries.list.query({}),
      await entries.article.query({ id: entryId }),
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).toContain("Scheune");
    expect(JSON.stringify(answers)).not.toContain(SECRET);
    expect(JSON.stringify((await site.request("GET", `/api/v0/entry/${entryId}`)).body)).not.toContain(SECRET);
    expect(JSON.stringify(await site.trpc("admin").entries.byId.query({ id: entryId }))).toContain(SECRET);
  });

  it("is no part of an entry in REST, and stays when a program changes the entry", async () => {
    const { id } = await create([formBlock("bleibt")], { title: "Mit Formular" });
    const got = (await site.request("GET", `/api/v0/entry/${id}`, { as: "admin" })).body as Record<string, unknown>;
    expect(JSON.stringify(got)).not.toContain("bleibt");
    const put = await site.request("PUT", `/api/v0/entry/${id}`, {
      as: "admin",
      body: { ...got, content: ["<p>Neu</p>"] },
    });
    expect(put.status).toBe(200);
    const { blocks } = await site.trpc("admin").entries.byId.query({ id });
    expect(blocks.find(({ type }) => type === "form")).toMatchObject({ id: "bleibt", recipients: [SECRET] });
  });

  it("gets a new id in a copy of its entry, because answers name it", async () => {
    const copy = await site.trpc("admin").entries.duplicate.mutate({ id: entryId, title: "Kopie" });
    expect(copy.blocks[0]?.id).not.toBe("scheune");
  });

  it.each<[string, Partial<BlockOf<"form">>, string]>([
    ["no title", { title: " " }, "title"],
    ["no field", { fields: [] }, "fields"],
    ["a field without a label", { fields: [field("a", "text", { label: "" })] }, "fields.0.label"],
    ["a choice without choices", { fields: [field("a", "choice", { choices: "\n " })] }, "fields.0.choices"],
    ["a choice twice", { fields: [field("a", "several", { choices: "x\nx" })] }, "fields.0.choices"],
    ["a key twice", { fields: [field("a", "text"), field("a", "day")] }, "fields"],
    ["a recipient that is none", { recipients: ["verein"] }, "recipients.0"],
    [
      "too many fields",
      { fields: Array.from({ length: limits.formFields + 1 }, (_, index) => field(`k${index}`, "text")) },
      "fields",
    ],
  ])("with %s is not stored", async (_what, more, path) => {
    const refused = await refusal(create([formBlock("neu", more)]));
    expect(refused).toMatchObject({ code: "C200" });
    expect(Object.keys(refused.fields ?? {})).toEqual([`blocks.0.${path}`]);
  });
});
