// Public forms: captchas and messages over the API, and forms that browsers without JavaScript send.
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formThrottle } from "#contract/values/limits.ts";
import type { StoredBlock } from "#contract/blocks/schema.ts";
import { comments } from "#db/schema/comments.ts";
import { messageReplies, messages } from "#db/schema/messages.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { findCatches } from "../../forms/captcha/honeypot-store.ts";
import { answeredCaptcha, rightValue, solvedProof } from "#testing/captcha.ts";
import { storeEntry } from "#testing/entries.ts";
import { openListingPages } from "#testing/listing-pages.ts";
import { sendBytes } from "#testing/raw-socket.ts";
import { openTestSite, type TestAnswer, type TestSite } from "#testing/site.ts";
import type { SentForm } from "#contract/schemas/sent-form.ts";
import type { Pages } from "../pages/ssr.ts";

function formPages(): Pages {
  const listing = openListingPages();
  return {
    ...listing,
    open: async () => {
      const { module, assets } = await listing.open();
      const render: typeof module.render = async (request) => {
        renders += 1;
        if (pageStatus !== 200)
          return { kind: "page", status: pageStatus, html: "", asked: [], counted: null, inlineStyle: "" };
        return {
          kind: "page",
          status: 200,
          asked: [],
          counted: null,
          inlineStyle: "",
          html: request.form ? JSON.stringify(request.form) : "a page",
        };
      };
      return { module: { ...module, render }, assets };
    },
  };
}

let site: TestSite;
let pageStatus = 200;
let renders = 0;
let addresses = 0;
beforeAll(async () => {
  site = await openTestSite({ env: { TRUST_PROXY: "1" }, pages: formPages() });
});
afterAll(() => site.close());
beforeEach(async () => {
  addresses += 1;
  pageStatus = 200;
  await site.services.database.db.delete(messages);
  await site.services.database.db.delete(outgoingMail);
});

const from = () => ({ "x-forwarded-for": `203.0.113.${addresses}` });
const captcha = (made?: Parameters<typeof answeredCaptcha>[1]) => answeredCaptcha(site.services.secretKey, made);
const fields = {
  first_name: "Änne",
  last_name: "O’Brien",
  phone: "030 23125 141",
  email: "Aenne@Example.org",
  message: "Guten Tag,\r\n\r\nist die Scheune im Mai frei?",
};
const post = (body: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  site.request("POST", "/api/v0/message/", { body, headers: { ...from(), ...headers } });
const stored = () => site.services.database.db.select().from(messages);
const mails = () => site.services.database.db.select().from(outgoingMail);
const change = (body: object) => site.request("PUT", "/api/v0/config/", { as: "system", body });

describe("GET /captcha/", () => {
  it("answers the contract's challenge uncached, and its pictures have the same size", async () => {
    const { status, body, headers } = await site.request("GET", "/api/v0/captcha/?form=message", { headers: from() });
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const { id, ask, text, pictures, proof, ...others } = body as Record<string, unknown>;
    expect([id, ask, text, pictures, proof]).not.toContain(undefined);
    expect(others).toEqual({});
    const answers = await Promise.all((pictures as { url: string }[]).map(({ url }) => fetch(site.url + url)));
    const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
    expect(new Set(sizes).size).toBe(1);
    const heads = answers.map(({ status, headers }) => {
      const { date: _now, "x-request-id": _id, ...others } = Object.fromEntries(headers);
      return JSON.stringify([status, others]);
    });
    expect(new Set(heads).size).toBe(1);
    expect(answers[0]?.headers.get("cache-control")).toBe("no-store");
    expect(answers[0]?.headers.get("etag")).toBeNull();
  });

  it("refuses an unknown form, and a made-up picture address", async () => {
    const { body } = await site.request("GET", "/api/v0/captcha/?form=order", { headers: from() });
    expect(body).toMatchObject({ code: "C200", fields: { form: expect.any(String) } });
    expect((await site.request("GET", "/api/v0/captcha/picture/00ff", {})).status).toBe(404);
  });

  it("is limited to sixty challenges in ten minutes, together with tRPC", async () => {
    const batch = encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, {}]))));
    const path = Array<string>(10).fill("captcha.challenge").join();
    for (let n = 0; n < formThrottle.challengesPerAddress / 10; n += 1)
      expect((await site.request("GET", `/trpc/${path}?batch=1&input=${batch}`, { headers: from() })).status).toBe(200);
    const answer = await site.request("GET", "/api/v0/captcha/", { headers: from() });
    expect([answer.status, answer.body]).toEqual([429, expect.objectContaining({ code: "C102" })]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("POST /message/", () => {
  it("stores the message, and queues a mail to each recipient, with Reply-To for the sender", async () => {
    await change({ notify: { message: ["eins@example.org", "zwei@example.org"], order: [] } });
    const { status, body } = await post({ ...fields, captcha: captcha() });
    expect(status).toBe(201);
    expect(body).toEqual({ _id: expect.any(String), created: expect.stringMatching(/Z$/u) });
    const { _id } = body as { _id: string };
    expect(await stored()).toMatchObject([
      { id: _id, firstName: "Änne", email: "aenne@example.org", message: "Guten Tag,\n\nist die Scheune im Mai frei?" },
    ]);
    const queued = await mails();
    expect(queued.map(({ recipient }) => recipient).sort()).toEqual(["eins@example.org", "zwei@example.org"]);
    expect(queued[0]).toMatchObject({
      replyTo: "aenne@example.org",
      language: "de",
      subject: expect.stringContaining("O’Brien"),
    });
    expect(queued[0]?.body).toContain("Guten Tag,\n\nist die Scheune im Mai frei?");
    expect(queued[0]?.body).toContain(`/admincenter/messages/inbox/${_id}`);
    const { body: read } = await site.request("GET", `/api/v0/message/${_id}`, { as: "admin" });
    expect(read).toMatchObject({ _id, first_name: "Änne", name: "Änne O’Brien", phone: "030 23125 141", read: false });
    await change({ notify: { message: [], order: [] } });
  });

  it("accepts the proof of a challenge", async () => {
    const { body } = await site.request("GET", "/api/v0/captcha/", { headers: from() });
    const solved = await solvedProof(body as Parameters<typeof solvedProof>[0]);
    expect((await post({ ...fields, captcha: solved })).status).toBe(201);
    expect(await post({ ...fields, captcha: solved })).toMatchObject({ status: 422, body: { code: "C104" } });
    expect(await stored()).toHaveLength(1);
  });

  it("checks the fields first, which leaves the captcha unused", async () => {
    const right = captcha();
    const wrong = { ...fields, first_name: " ", last_name: "x", email: "x@", message: "!", captcha: right };
    const { status, body } = await post(wrong, { cookie: "lang=en" });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: "C200",
        fields: {
          first_name: "Please enter your first name.",
          last_name: "This name is too short.",
          email: "This is an invalid email address.",
          message: "This message is too short.",
        },
      }),
    ]);
    expect((await post({ captcha: right }, { cookie: "lang=en" })).body).toMatchObject({
      code: "C200",
      fields: {
        first_name: "Please enter your first name.",
        email: "E-mail is required",
        message: "This field must be filled in.",
      },
    });
    expect((await post({ ...fields, first_name: "", captcha: undefined })).body).toMatchObject({
      fields: { first_name: expect.any(String), captcha: expect.any(String) },
    });
    expect((await post({ ...fields, captcha: right })).status).toBe(201);
  });

  it("stores a double submission once, and nothing with a wrong captcha", async () => {
    const once = captcha();
    const answers = await Promise.all([post({ ...fields, captcha: once }), post({ ...fields, captcha: once })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    for (const made of [{ isRight: false }, { form: "newsletter" as const }, { agoMs: 11 * 60_000 }])
      expect(await post({ ...fields, captcha: captcha(made) })).toMatchObject({ status: 422, body: { code: "C104" } });
    expect(await stored()).toHaveLength(1);
  });

  it("is refused with C102 after five wrong answers, and after twenty messages under one mail address", async () => {
    for (let n = 0; n < formThrottle.wrongAnswersPerAddress; n += 1)
      expect((await post({ ...fields, captcha: captcha({ isRight: false }) })).status).toBe(422);
    expect(await post({ ...fields, captcha: captcha() })).toMatchObject({ status: 429, body: { code: "C102" } });
    addresses += 1;
    const email = "viel@example.org";
    for (let n = 0; n < formThrottle.messagesPerMailAddress; n += 1)
      expect((await post({ ...fields, email, captcha: captcha() })).status).toBe(201);
    const unused = captcha();
    expect((await post({ ...fields, email, captcha: unused })).status).toBe(429);
    addresses += 1;
    expect((await post({ ...fields, email, captcha: unused })).status).toBe(429);
    expect((await post({ ...fields, email: "anders@example.org", captcha: unused })).status).toBe(201);
  });

  it("counts programs that fill in the hidden field, answers them the same, and stores no message", async () => {
    const before = (await findCatches(site.services.database.db, "message")).count;
    for (const sent of [{ captcha: captcha() }, {}]) {
      const { status, body } = await post({ ...fields, ...sent, website: "https://spam.example" });
      expect([status, Object.keys(body as object)]).toEqual([201, ["_id", "created"]]);
    }
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
    expect((await findCatches(site.services.database.db, "message")).count).toBe(before + 2);
  });

  it("prevents header and placeholder injection into the mail, and logs no address", async () => {
    await change({ notify: { message: ["eins@example.org"], order: [] } });
    const injected = "x\r\nBcc: opfer@example.org\r\n\r\n{{link}}";
    for (const name of ["first_name", "last_name", "phone"] as const)
      expect((await post({ ...fields, [name]: injected, captcha: captcha() })).status).toBe(201);
    for (const email of [
      "a@example.org\r\nBcc: opfer@example.org",
      "a@example.org, opfer@example.org",
      "<a@example.org>",
    ])
      expect((await post({ ...fields, email, captcha: captcha() })).status).toBe(400);
    for (const { subject, replyTo, body } of await mails()) {
      expect(`${subject}${replyTo}`).not.toMatch(/[\r\n]/u);
      expect(body).not.toMatch(/^Bcc:/mu);
    }
    const literal = { ...fields, message: "{{link}} und $t(mail:message.subject)", captcha: captcha() };
    expect((await post(literal)).status).toBe(201);
    expect((await mails()).at(-1)?.body).toContain("{{link}} und $t(mail:message.subject)");
    expect(site.logLines.join("")).not.toMatch(/opfer@|aenne@|eins@/iu);
    await change({ notify: { message: [], order: [] } });
  });

  it("answers automatically in the language of the form, once a day for an address", async () => {
    const { db } = site.services.database;
    const { settings } = await import("#db/schema/settings.ts");
    const silent = { enabled: false, subject: "", text: "" };
    const english = { enabled: true, subject: "We have it", text: "Thank you for writing." };
    const value = { messages: { automaticAnswer: { de: silent, en: english }, templates: [], keptDays: 0 } };
    await db.update(settings).set({ value }).where(eq(settings.section, "messages"));
    await post({ ...fields, captcha: captcha() }, { cookie: "lang=de" });
    expect(await mails()).toEqual([]);
    for (let n = 0; n < 2; n += 1) await post({ ...fields, captcha: captcha() }, { cookie: "lang=en" });
    expect(await mails()).toMatchObject([{ recipient: "aenne@example.org", subject: "We have it", language: "en" }]);
    expect(await db.select().from(messageReplies)).toMatchObject([
      { isAutomatic: true, text: "Thank you for writing." },
    ]);
    await db.update(settings).set({ value: {} }).where(eq(settings.section, "messages"));
  });
});

describe("POST /Kontakt, without JavaScript", () => {
  const send = (typed: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/Kontakt`, {
      method: "POST",
      redirect: "manual",
      headers: { ...from(), ...headers },
      body: new URLSearchParams(typed),
    });
  const formOf = async (answer: Response) => JSON.parse(await answer.text()) as SentForm;

  it("answers first with the typed values and a challenge; the second POST sends", async () => {
    const first = await send(fields, { cookie: "lang=en" });
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { values, errors, message, challenge } = await formOf(first);
    expect({ values, errors, message }).toEqual({
      values: { ...fields, topic: "", website: "" },
      errors: {},
      message: null,
    });
    expect(challenge?.pictures).toHaveLength(8);
    const [, one, other] = /^What is (\w+) plus (\w+)\?$/u.exec(challenge?.question ?? "") ?? [];
    const words = ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    const word = String(words.indexOf(one ?? "") + words.indexOf(other ?? ""));
    expect(await stored()).toEqual([]);
    const second = await send({ ...fields, captcha_id: challenge?.id ?? "", captcha_word: word });
    expect([second.status, second.headers.get("location")]).toEqual([303, "/Kontakt?gesendet=1"]);
    expect(await stored()).toHaveLength(1);
    const thanks = await fetch(`${site.url}/Kontakt?gesendet=1`);
    expect([thanks.headers.get("cache-control"), (await formOf(thanks)).isDone]).toEqual(["no-store", true]);
    const before = renders;
    await fetch(`${site.url}/Kontakt?gesendet=1&again=1`);
    expect(renders).toBe(before);
  });

  it("accepts a picture as well, and keeps the typed values after a refusal", async () => {
    const chosen = captcha({ sum: [2, 2] });
    const wrong = await send({ ...fields, captcha_id: chosen.id, captcha_answer: "ff" });
    expect(wrong.status).toBe(422);
    expect(await formOf(wrong)).toMatchObject({ values: fields, errors: { captcha: expect.any(String) } });
    const none = await send({ ...fields, captcha_id: captcha().id });
    expect([none.status, (await formOf(none)).errors]).toEqual([400, { captcha: expect.any(String) }]);
    const missing = await send({ ...fields, email: "x" });
    expect([missing.status, (await formOf(missing)).errors]).toEqual([400, { email: expect.any(String) }]);
    const fresh = captcha();
    const right = await send({
      ...fields,
      captcha_id: fresh.id,
      captcha_answer: rightValue(site.services.secretKey, fresh.id),
    });
    expect(right.status).toBe(303);
  });

  it("shows the error if the limit of challenges is reached, and keeps the typed values", async () => {
    for (let n = 0; n < formThrottle.challengesPerAddress; n += 1)
      await site.request("GET", "/api/v0/captcha/", { headers: from() });
    const answer = await send(fields);
    expect(answer.status).toBe(429);
    expect(await formOf(answer)).toMatchObject({
      values: fields,
      challenge: null,
      message: expect.stringMatching(/Min\./u),
    });
  });

  it("gives the text back even if no page can be rendered", async () => {
    pageStatus = 503;
    const text = `</textarea><b>${fields.message}`;
    const answer = await send({ ...fields, message: text });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    const html = await answer.text();
    expect(html).toContain("&lt;/textarea&gt;&lt;b&gt;Guten Tag");
    expect(html).toContain(`<input type="hidden" name="email" value="Aenne@Example.org">`);
  });

  it("accepts only forms, and only at this address", async () => {
    const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    expect((await fetch(`${site.url}/Kontakt`, json)).status).toBe(415);
    const other = await fetch(`${site.url}/Projekt`, { method: "POST", body: new URLSearchParams(fields) });
    expect([other.status, other.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const put = await fetch(`${site.url}/Kontakt`, { method: "PUT", body: new URLSearchParams(fields) });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("POST of a guestbook entry or a comment, without JavaScript", () => {
  const db = () => site.services.database.db;
  const typed = { name: "Änne", email: "aenne@example.org", text: "Schön war es!" };
  const send = (path: string, body: Record<string, string>) =>
    fetch(site.url + path, { method: "POST", redirect: "manual", headers: from(), body: new URLSearchParams(body) });
  const switched = (enabled: boolean) =>
    change({ components: { guestbook: { enabled }, comments: { enabled } } }).then(() => undefined);
  const entry = () =>
    storeEntry(site.services.database, { tags: ["Aktuelles"], publishDate: new Date(0), hasComments: true });

  it("answers first with a question on its own page; the second POST sends", async () => {
    await switched(true);
    const { id } = await entry();
    for (const [path, form] of [
      ["/gaestebuch", "guestbook"],
      [`/Aktuelles/${id}`, "comment"],
    ] as const) {
      const first = await send(path, typed);
      expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
      const { values, errors, challenge } = JSON.parse(await first.text()) as SentForm;
      expect({ values, errors }).toEqual({ values: { ...typed, website: "" }, errors: {} });
      expect(challenge?.question).toMatch(/^Wie viel ist/u);
      const wrong = await send(path, { ...typed, name: "x" });
      expect(JSON.parse(await wrong.text())).toMatchObject({ status: 400, errors: { name: "Der Name ist zu kurz." } });
      const { id: captcha_id, answer: captcha_answer } = captcha({ form });
      const sent = await send(path, { ...typed, captcha_id, captcha_answer });
      expect([sent.status, sent.headers.get("location")]).toEqual([303, `${path}?gesendet=1`]);
    }
    expect((await db().select().from(comments)).map(({ entryId }) => entryId).sort()).toEqual([id, null].sort());
    await db().delete(comments);
  });

  it("gives the text back if the page no longer accepts entries", async () => {
    await switched(false);
    const { id } = await entry();
    pageStatus = 404;
    for (const path of ["/gaestebuch", `/Aktuelles/${id}`, "/Veranstaltungen/nonsense"]) {
      const answer = await send(path, typed);
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toMatch(/<textarea name="text"[^>]*>\nSchön war es!<\/textarea>/u);
      expect(html).toContain(`<input type="hidden" name="name" value="Änne">`);
    }
    expect(await db().$count(comments)).toBe(0);
  });

  it("is allowed at an entry's address besides GET and HEAD", async () => {
    const put = await fetch(`${site.url}/Aktuelles/x`, { method: "PUT", body: new URLSearchParams(typed) });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("POST of the form of a page, without JavaScript", () => {
  const db = () => site.services.database.db;
  const send = (path: string, body: Record<string, string>) =>
    fetch(site.url + path, { method: "POST", redirect: "manual", headers: from(), body: new URLSearchParams(body) });
  const asked = { help: "", choices: "", isRequired: true };
  const form: StoredBlock = {
    id: "anfrage",
    type: "form",
    title: "Anfrage",
    text: "",
    fields: [
      { ...asked, key: "name", kind: "text", label: "Name" },
      { ...asked, key: "dazu", kind: "several", label: "Dazu", choices: "Küche\nBeamer\nTon" },
    ],
    button: "",
    thanks: "",
    recipients: [],
    revision: 1,
    englishFrom: null,
  };
  const typed = { form: "anfrage", answer_name: "Änne", "answer_dazu.0": "Küche", "answer_dazu.2": "Ton" };
  beforeAll(() =>
    storeEntry(site.services.database, {
      tags: ["Aktuelles"],
      publishDate: new Date(0),
      blocks: [form],
    }),
  );

  it("is answered on any page: first with a question and all that was typed, then with thanks", async () => {
    for (const path of [
      "/",
      "/en",
      "/erlebnis/109",
      "/en/erlebnis/109",
      "/Kontakt",
      "/Aktuelles/x",
      "/mieten",
      "/hof/mieten",
    ]) {
      const first = await send(path, { ...typed, unknown: "x" });
      expect([first.status, first.headers.get("cache-control")], path).toEqual([200, "no-store"]);
      const { form: _form, ...values } = typed;
      const shown = JSON.parse(await first.text()) as SentForm;
      expect(shown).toMatchObject({ block: "anfrage", values, errors: {}, message: null });
      expect(shown.challenge?.question).toMatch(/\?$/u);
      const { id: captcha_id, answer: captcha_answer } = captcha({ form: "form" });
      const sent = await send(path, { ...typed, captcha_id, captcha_answer });
      expect([sent.status, sent.headers.get("location")], path).toEqual([303, `${path}?gesendet=anfrage`]);
    }
    const [row] = await db().select().from(messages).orderBy(desc(messages.id)).limit(1);
    expect(row?.answers).toEqual([
      { label: "Name", value: "Änne" },
      { label: "Dazu", value: ["Küche", "Ton"] },
    ]);
    const thanks = await fetch(`${site.url}/erlebnis/109?gesendet=anfrage`);
    expect(JSON.parse(await thanks.text())).toMatchObject({ isDone: true, block: "anfrage", values: {} });
  });

  it("never leads to another host", async () => {
    const { id: captcha_id, answer: captcha_answer } = captcha({ form: "form" });
    const body = new URLSearchParams({ ...typed, captcha_id, captcha_answer }).toString();
    // `fetch` would read '//evil.example' as another host.
    const [sent] = await sendBytes(
      site.url,
      [
        "POST //evil.example HTTP/1.1",
        `host: ${new URL(site.url).host}`,
        "content-type: application/x-www-form-urlencoded",
        `content-length: ${body.length}`,
        "connection: close",
        "",
        body,
      ].join("\r\n"),
    );
    expect(sent?.headers).toMatch(/^location: \/evil\.example\?gesendet=anfrage$/imu);
  });

  it("names the fields that are wrong by their inputs, and keeps what was typed", async () => {
    const answer = await send("/erlebnis/109", { form: "anfrage", "answer_dazu.1": "Sauna" });
    expect(JSON.parse(await answer.text())).toMatchObject({
      status: 400,
      values: { "answer_dazu.1": "Sauna" },
      errors: { answer_name: expect.any(String), answer_dazu: expect.any(String) },
    });
  });

  it("is refused where no page can be, and without the name of a form", async () => {
    for (const path of ["/Projekt", "/mieten", "/api/mieten", "/v0/entry", "/trpc/mieten"]) {
      const answer = await send(path, { answer_name: "Änne" });
      expect([answer.status, answer.headers.get("allow")?.startsWith("GET")], path).not.toContain(200);
      expect(answer.status, path).toBeGreaterThanOrEqual(404);
    }
  });
});

describe("POST /widerrufen, without JavaScript", () => {
  const email = "quittung@example.org";
  const typed = { name: "Anna Kern", email, confirmed: "1" };
  const declare = (path = "/widerrufen") =>
    fetch(site.url + path, { method: "POST", redirect: "manual", headers: from(), body: new URLSearchParams(typed) });
  const thanks = async (cookie: string) => {
    const answer = await fetch(`${site.url}/widerrufen?gesendet=1`, { headers: { cookie } });
    const { isDone, values } = JSON.parse(await answer.text()) as SentForm;
    return { isDone, values, cookie: answer.headers.get("set-cookie"), cache: answer.headers.get("cache-control") };
  };
  const named = (setCookie: string | null): string => setCookie?.split(";", 1)[0] ?? "";
  beforeAll(() => change({ components: { shop: { enabled: true } } }));

  it("shows the receipt's mail address once, and keeps it out of URLs and logs", async () => {
    const sent = await declare();
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/widerrufen?gesendet=1"]);
    const cookie = sent.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^sent=[0-9a-f]+; Max-Age=300; Path=\/widerrufen; HttpOnly; SameSite=Strict$/u);
    expect(Buffer.from(named(cookie).slice("sent=".length), "hex").toString("latin1")).not.toContain("quittung");
    const first = await thanks(named(cookie));
    expect(first).toMatchObject({ isDone: true, values: { email }, cache: "no-store" });
    expect(first.cookie).toMatch(/^sent=; .*Path=\/widerrufen; .*Expires=Thu, 01 Jan 1970/u);
    // Without the cookie, the page still confirms the submission, but shows no mail address.
    expect(await thanks("")).toMatchObject({ isDone: true, values: {}, cookie: null });
    expect(site.logLines.join("")).not.toContain("quittung");
    expect((await declare("/en/widerrufen")).headers.get("set-cookie")).toContain("Path=/en/widerrufen;");
  });

  it("ignores expired and made-up cookies, and those of other forms", async () => {
    const cookie = named((await declare()).headers.get("set-cookie"));
    const { now } = site.services;
    site.services.now = () => new Date(now().getTime() + 6 * 60_000);
    expect(await thanks(cookie)).toMatchObject({ isDone: true, values: {} });
    site.services.now = now;
    for (const made of ["sent=", "sent=00ff", `sent=${"ab".repeat(80)}`, "sent={}"])
      expect(await thanks(made)).toMatchObject({ isDone: true, values: {} });
    const newsletter = await fetch(`${site.url}/newsletter?gesendet=1`, { headers: { cookie } });
    expect(newsletter.headers.get("set-cookie")).toBeNull();
  });
});

describe("POST /newsletter, without JavaScript", () => {
  const send = (typed: Record<string, string>) =>
    fetch(`${site.url}/newsletter`, {
      method: "POST",
      redirect: "manual",
      headers: from(),
      body: new URLSearchParams(typed),
    });
  const formOf = async (answer: Response) => JSON.parse(await answer.text()) as SentForm;
  const switched = (enabled: boolean) => change({ components: { newsletter: { enabled } } });
  beforeAll(() => switched(true));

  it("asks a question first, then queues the mail that asks for the confirmation", async () => {
    const email = "anna@example.org";
    const first = await send({ email });
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { values, errors, message, challenge } = await formOf(first);
    expect({ values, errors, message }).toEqual({ values: { email, website: "" }, errors: {}, message: null });
    expect(challenge?.question).toMatch(/\?$/u);
    const others = captcha({ form: "message" });
    const refused = await send({ email, captcha_id: others.id, captcha_answer: others.answer });
    expect([refused.status, (await formOf(refused)).errors]).toEqual([422, { captcha: expect.any(String) }]);
    expect(await mails()).toEqual([]);
    const own = captcha({ form: "newsletter" });
    const second = await send({ email, captcha_id: own.id, captcha_answer: own.answer });
    expect([second.status, second.headers.get("location")]).toEqual([303, "/newsletter?gesendet=1"]);
    expect(await mails()).toMatchObject([{ recipient: email, kind: "newsletterConfirm" }]);
    expect((await formOf(await fetch(`${site.url}/newsletter?gesendet=1`))).isDone).toBe(true);
  });

  it("shows the error at the field, and keeps the typed values", async () => {
    const answer = await send({ email: "anna" });
    expect(answer.status).toBe(400);
    expect(await formOf(answer)).toMatchObject({ values: { email: "anna" }, errors: { email: expect.any(String) } });
    pageStatus = 503;
    const bare = await send({ email: "anna" });
    const html = await bare.text();
    expect([bare.status, html]).toEqual([400, expect.stringContaining('value="anna"')]);
    expect(html).not.toContain("textarea");
  });

  it("is not accepted while the newsletter is off", async () => {
    await switched(false);
    pageStatus = 404;
    const answer = await send({ email: "anna@example.org" });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("anna@example.org")]);
    expect(await mails()).toEqual([]);
    await switched(true);
  });
});
