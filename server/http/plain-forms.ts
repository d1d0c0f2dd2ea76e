// Forms of browsers without JavaScript: POST /Kontakt and /newsletter. The first one is answered with a challenge.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CaptchaForm, challengeAnswer } from "#contract/captcha.ts";
import { fixedPages, newsletterPath } from "#contract/pages.ts";
import { presentError, toAppError } from "../errors.ts";
import { bareForm } from "./bare-form.ts";
import { callsOf } from "./rest/call.ts";
import { type RestNoun, underRestNames } from "./rest/names.ts";
import { messageNoun } from "./rest/message.ts";
import type { SentForm } from "./sent-form.ts";

export type FormPages = {
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** @returns false if it cannot be rendered now. Not the reply: awaited, a reply is nothing. */
  formPage: (request: FastifyRequest, reply: FastifyReply, form: SentForm) => Promise<boolean>;
};

type Call = ReturnType<typeof callsOf>;
type Values = Record<string, string>;

type PlainForm = {
  path: string;
  captcha: CaptchaForm;
  fields: readonly string[];
  send: (call: Call, values: Values, captcha: { id: string; answer: string } | undefined) => Promise<unknown>;
  /** Whose names the fields have. */
  noun?: RestNoun;
};

const forms: readonly PlainForm[] = [
  {
    path: fixedPages.Kontakt,
    captcha: "message",
    fields: ["first_name", "last_name", "phone", "email", "message", "website"],
    send: (call, { first_name: firstName, last_name: lastName, ...others }, captcha) =>
      call("messages.create", { firstName, lastName, ...others, captcha }),
    noun: messageNoun,
  },
  {
    path: newsletterPath,
    captcha: "newsletter",
    fields: ["email", "website"],
    send: (call, values, captcha) => call("newsletter.subscribe", { ...values, captcha }),
  },
];

/** The query of the page that a sent form leads to, so that loading it again sends nothing again. */
const DONE = "gesendet=1";
const nothing: SentForm = { status: 200, isDone: false, values: {}, errors: {}, message: null, challenge: null };

export function registerPlainForms(app: FastifyInstance, pages: FormPages): void {
  for (const form of forms) registerPlainForm(app, pages, form);
}

function registerPlainForm(app: FastifyInstance, { page, formPage }: FormPages, form: PlainForm): void {
  const { path } = form;
  app.get(path, { exposeHeadRoute: true }, async (request, reply) => {
    const { gesendet } = request.query as { gesendet?: string };
    if (gesendet !== "1") return page(request, reply);
    if (!(await formPage(request, reply, { ...nothing, isDone: true }))) await page(request, reply);
    return reply;
  });
  app.post(path, { config: { body: "form", origin: "any" } }, async (request, reply) => {
    const sent = await sendForm(request, form);
    if (sent.isDone)
      return reply.code(303).header("cache-control", "no-store").header("location", `${path}?${DONE}`).send();
    // A component that is off has no form.
    if (sent.status === 404) return page(request, reply);
    // What was typed is never lost, not even when no page can be rendered.
    if (!(await formPage(request, reply, sent))) bareForm(request, reply, { action: path, form: sent });
    return reply;
  });
}

async function sendForm(request: FastifyRequest, form: PlainForm): Promise<SentForm> {
  const typed = typedOf(request.body);
  const call = callsOf({ ...request.context, language: request.pageLanguage });
  const values = Object.fromEntries(form.fields.map((name) => [name, typed[name] ?? ""]));
  try {
    await form.send(call, values, captchaOf(typed));
    return { ...nothing, isDone: true };
  } catch (error) {
    const sent = { ...refused(request, form, { error, isFirst: typed["captcha_id"] === undefined }), values };
    return { ...sent, ...(await challengeFor(request, call, { form: form.captcha, isSilent: sent.message === null })) };
  }
}

/** A body of urlencoded text: every value is text. */
function typedOf(body: unknown): Record<string, string | undefined> {
  return typeof body === "object" && body !== null ? (body as Record<string, string>) : {};
}

/** The written answer counts if there is one. */
function captchaOf({ captcha_id: id, captcha_word: word, captcha_answer: chosen }: Record<string, string | undefined>) {
  const answer = word?.trim() || chosen;
  return id && answer ? { id, answer } : undefined;
}

/** @param isFirst nothing was asked yet: that it was not answered is no mistake */
function refused(
  request: FastifyRequest,
  { noun }: PlainForm,
  { error, isFirst }: { error: unknown; isFirst: boolean },
): Omit<SentForm, "values" | "challenge"> {
  const known = underRestNames(noun, toAppError(error));
  const { body, status, isUnexpected } = presentError(known, request.pageLanguage, request.id);
  if (isUnexpected) request.log.error({ err: error }, "unexpected error");
  const { captcha, ...fields } = body.fields ?? {};
  if (body.code === "C104") return { ...nothing, status, errors: { captcha: body.message } };
  if (body.code !== "C200") return { ...nothing, status, message: body.message };
  const isOnlyAsked = isFirst && Object.keys(fields).length === 0;
  if (isOnlyAsked) return nothing;
  return { ...nothing, status, errors: isFirst || captcha === undefined ? fields : { ...fields, captcha } };
}

/** Without a challenge the page says why, unless it has something to say already. */
async function challengeFor(
  request: FastifyRequest,
  call: Call,
  { form, isSilent }: { form: CaptchaForm; isSilent: boolean },
): Promise<Pick<SentForm, "challenge"> & Partial<SentForm>> {
  try {
    const challenge = await call("captcha.challenge", { form, isWritten: true });
    return { challenge: challengeAnswer.parse(challenge) };
  } catch (error) {
    const { body, status, isUnexpected } = presentError(error, request.pageLanguage, request.id);
    if (isUnexpected) request.log.error({ err: error }, "unexpected error");
    return { challenge: null, ...(isSilent && { status, message: body.message }) };
  }
}
