// POST /Kontakt: the contact form of browsers without JavaScript. The first one is answered with a challenge.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { challengeAnswer } from "#contract/captcha.ts";
import { fixedPages } from "#contract/pages.ts";
import { presentError, toAppError } from "../errors.ts";
import { bareForm } from "./bare-form.ts";
import { callsOf } from "./rest/call.ts";
import { underRestNames } from "./rest/names.ts";
import { messageNoun } from "./rest/message.ts";
import type { SentForm } from "./sent-form.ts";

export type ContactPages = {
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** @returns false if it cannot be rendered now. Not the reply: awaited, a reply is nothing. */
  formPage: (request: FastifyRequest, reply: FastifyReply, form: SentForm) => Promise<boolean>;
};

const path = fixedPages.Kontakt;
/** The page that a sent form leads to, so that loading it again sends nothing again. */
const donePath = `${path}?gesendet=1`;
const fieldNames = ["first_name", "last_name", "phone", "email", "message", "website"] as const;
const nothing: SentForm = { status: 200, isDone: false, values: {}, errors: {}, message: null, challenge: null };

export function registerContactPage(app: FastifyInstance, { page, formPage }: ContactPages): void {
  app.get(path, { exposeHeadRoute: true }, async (request, reply) => {
    const { gesendet } = request.query as { gesendet?: string };
    if (gesendet !== "1") return page(request, reply);
    if (!(await formPage(request, reply, { ...nothing, isDone: true }))) await page(request, reply);
    return reply;
  });
  app.post(path, { config: { body: "form", origin: "any" } }, async (request, reply) => {
    const form = await sendMessage(request);
    if (form.isDone) return reply.code(303).header("cache-control", "no-store").header("location", donePath).send();
    // What was typed is never lost, not even when no page can be rendered.
    if (!(await formPage(request, reply, form))) bareForm(request, reply, { action: path, form });
    return reply;
  });
}

async function sendMessage(request: FastifyRequest): Promise<SentForm> {
  const typed = typedOf(request.body);
  const call = callsOf({ ...request.context, language: request.pageLanguage });
  const values = Object.fromEntries(fieldNames.map((name) => [name, typed[name] ?? ""]));
  const { first_name: firstName, last_name: lastName, ...others } = values;
  try {
    await call("messages.create", { firstName, lastName, ...others, captcha: captchaOf(typed) });
    return { ...nothing, isDone: true };
  } catch (error) {
    const form = { ...refused(request, error, typed["captcha_id"] === undefined), values };
    return { ...form, ...(await challengeFor(request, call, form.message === null)) };
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
function refused(request: FastifyRequest, error: unknown, isFirst: boolean): Omit<SentForm, "values" | "challenge"> {
  const known = underRestNames(messageNoun, toAppError(error));
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
  call: ReturnType<typeof callsOf>,
  isSilent: boolean,
): Promise<Pick<SentForm, "challenge"> & Partial<SentForm>> {
  try {
    const challenge = await call("captcha.challenge", { form: "message", isWritten: true });
    return { challenge: challengeAnswer.parse(challenge) };
  } catch (error) {
    const { body, status, isUnexpected } = presentError(error, request.pageLanguage, request.id);
    if (isUnexpected) request.log.error({ err: error }, "unexpected error");
    return { challenge: null, ...(isSilent && { status, message: body.message }) };
  }
}
