// Browsers without JavaScript POST a form to the form's page. If the form has a captcha, the first answer contains it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CaptchaForm, challengeAnswer } from "#contract/fields/captcha.ts";
import { inLanguage, isEnglishPath, withoutLanguage } from "#contract/values/content-language.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { findForm } from "../../content/entries/find-form.ts";
import { toAppError } from "../../kernel/errors.ts";
import { bareForm } from "./bare-form.ts";
import { presentLogged } from "../errors.ts";
import { callsOf } from "../rest/call.ts";
import type { SentForm } from "#contract/schemas/sent-form.ts";
import { withOneSlash } from "./one-slash.ts";
import { keepSentValues, takeSentValues } from "./sent-values.ts";
import { blockForm, blockPages, isBlockId, type SiteForm, siteForms } from "./site-forms.ts";

export type FormPages = {
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Must not return the reply. A reply is thenable, so `await` would wait until the reply is sent. */
  formPage: (request: FastifyRequest, reply: FastifyReply, form: SentForm) => Promise<FormPageEnd>;
};

export type FormPageEnd = "sent" | "missing" | "unavailable";

const nothing: SentForm = {
  block: null,
  status: 200,
  isDone: false,
  values: {},
  errors: {},
  message: null,
  challenge: null,
  isToConfirm: false,
};

/** `gesendet` in the address of the page that thanks: '1' for the page's own form, or the id of a form block. */
export async function sentBlockOf({ query, context: { services } }: FastifyRequest): Promise<string | null> {
  const { gesendet } = query as { gesendet?: unknown };
  if (!isBlockId(gesendet) || gesendet === "1") return null;
  // A made-up id gets the cached page, because the page that thanks is rendered for each request.
  const found = await findForm(services.database.db, { block: gesendet }, { publicAt: services.now() });
  return found === null ? null : gesendet;
}

export const thankedFor = (block: string | null, values: Record<string, string> = {}): SentForm => ({
  ...nothing,
  block,
  isDone: true,
  values,
});

export function registerFormPages(app: FastifyInstance, pages: FormPages): void {
  const own = new Set(siteForms.map(({ route }) => route));
  for (const language of ["de", "en"] as const) {
    for (const siteForm of siteForms)
      registerFormPage(app, { ...siteForm, route: inLanguage(siteForm.route, language) }, pages);
    for (const path of blockPages) if (!own.has(path)) registerBlockPage(app, inLanguage(path, language), pages);
  }
}

/** With this status, a browser sends the same form again. */
const SEND_AGAIN = 307;

/** @returns the German address if an English page is sent that was opened before the site became German only */
function germanAddress({ url, isOnlyGerman }: FastifyRequest): string | null {
  const [path = "", ...query] = url.split("?");
  if (!isOnlyGerman || !isEnglishPath(path)) return null;
  return [withOneSlash(withoutLanguage(path)), ...query].join("?");
}

function registerFormPage(app: FastifyInstance, siteForm: SiteForm, pages: FormPages): void {
  const { page, formPage } = pages;
  const { route, longField, thankedWith = [] } = siteForm;
  app.get(route, { exposeHeadRoute: true, config: { isPage: true } }, async (request, reply) => {
    const { gesendet } = request.query as { gesendet?: string };
    const block = await sentBlockOf(request);
    if (gesendet !== "1" && block === null) return page(request, reply);
    const values = block === null && thankedWith.length > 0 ? takeSentValues(request, reply, route) : {};
    const end = await formPage(request, reply, thankedFor(block, values));
    return end === "sent" ? reply : page(request, reply);
  });
  app.post(route, { config: { body: "form", origin: "any", isPage: true } }, async (request, reply) => {
    const german = germanAddress(request);
    if (german !== null) return reply.redirect(german, SEND_AGAIN);
    const { form: block } = typedOf(request.body);
    if (isBlockId(block)) return answerBlock(request, reply, block, pages);
    const form = await send(request, siteForm);
    if (form.isDone && thankedWith.length > 0)
      keepSentValues(
        request,
        reply,
        route,
        Object.fromEntries(thankedWith.map((name) => [name, form.values[name] ?? ""])),
      );
    return answerForm(request, reply, form, { longField, pages });
  });
}

/** Registers a page that has no form of its own. */
function registerBlockPage(app: FastifyInstance, route: string, pages: FormPages): void {
  const config = { body: "form", origin: "any", isPage: true, takesBlocks: true } as const;
  app.post(route, { config }, async (request, reply) => {
    const german = germanAddress(request);
    if (german !== null) return reply.redirect(german, SEND_AGAIN);
    const { form: block } = typedOf(request.body);
    if (isBlockId(block)) return answerBlock(request, reply, block, pages);
    void reply.header("allow", "GET, HEAD");
    throw new AppError("methodNotAllowed");
  });
}

async function answerBlock(
  request: FastifyRequest,
  reply: FastifyReply,
  block: string,
  pages: FormPages,
): Promise<FastifyReply> {
  const form = await sendBlock(request, block);
  return answerForm(request, reply, form, { longField: undefined, pages });
}

async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  form: SentForm,
  { longField, pages: { formPage } }: { longField: string | undefined; pages: FormPages },
): Promise<FastifyReply> {
  const path = withOneSlash(request.url.split("?")[0] ?? "");
  // Redirects to a thank-you page, so that a reload does not send the form twice.
  const done = `${path}?gesendet=${form.block ?? 1}`;
  if (form.isDone) return reply.code(303).header("cache-control", "no-store").header("location", done).send();
  // If the page cannot be rendered, a bare form shows the typed values, so that they are not lost.
  const end = await formPage(request, reply, form);
  if (end !== "sent") bareForm(request, reply, { action: path, longField, form, why: end });
  return reply;
}

async function sendBlock(request: FastifyRequest, block: string): Promise<SentForm> {
  const typed = typedOf(request.body);
  const call = callsOf({ ...request.context, language: request.pageLanguage });
  const values = Object.fromEntries(
    Object.entries(typed).flatMap(([name, value = ""]) => (blockForm.isField(name) ? [[name, value]] : [])),
  );
  try {
    await blockForm.send(call, { ...values, captcha: captchaOf(typed) }, block);
    return { ...thankedFor(block), values };
  } catch (error) {
    const form = refused(request, toAppError(error), typed["captcha_id"] === undefined);
    const errors = Object.fromEntries(
      Object.entries(form.errors).map(([field, text]) => [blockForm.inputOf(field), text]),
    );
    const asked = await challengeFor(request, call, blockForm.captcha, form.message === null);
    return { ...form, block, values, errors, ...asked };
  }
}

async function send(request: FastifyRequest, siteForm: SiteForm): Promise<SentForm> {
  const typed = typedOf(request.body);
  const call = callsOf({ ...request.context, language: request.pageLanguage });
  const values = Object.fromEntries(siteForm.fieldNames.map((name) => [name, typed[name] ?? ""]));
  try {
    if (siteForm.check && typed["back"] === "1") return { ...nothing, values };
    if (siteForm.check && typed["confirmed"] !== "1") {
      siteForm.check(values);
      return { ...nothing, values, isToConfirm: true };
    }
    await siteForm.send(call, { ...values, captcha: captchaOf(typed) }, request);
    return { ...nothing, isDone: true, values };
  } catch (error) {
    const known = toAppError(error);
    const named = siteForm.renamed ? siteForm.renamed(known) : known;
    const { captcha } = siteForm;
    const form = { ...refused(request, named, captcha !== null && typed["captcha_id"] === undefined), values };
    if (captcha === null) return form;
    return { ...form, ...(await challengeFor(request, call, captcha, form.message === null)) };
  }
}

/** The cast is correct, because all values of an urlencoded request body are strings. */
function typedOf(body: unknown): Record<string, string | undefined> {
  return typeof body === "object" && body !== null ? (body as Record<string, string>) : {};
}

function captchaOf({ captcha_id: id, captcha_word: word, captcha_answer: chosen }: Record<string, string | undefined>) {
  const answer = word?.trim() || chosen;
  return id && answer ? { id, answer } : undefined;
}

function refused(request: FastifyRequest, error: unknown, isFirst: boolean): Omit<SentForm, "values"> {
  const { body, status } = presentLogged(request, error, request.pageLanguage);
  const { captcha, ...fields } = body.fields ?? {};
  if (body.code === "C104") return { ...nothing, status, errors: { captcha: body.message } };
  if (body.code !== "C200") return { ...nothing, status, message: body.message };
  const isOnlyAsked = isFirst && Object.keys(fields).length === 0;
  if (isOnlyAsked) return nothing;
  return { ...nothing, status, errors: isFirst || captcha === undefined ? fields : { ...fields, captcha } };
}

/** @param isSilent true if the page has no message. If no challenge can be made, the page then shows the reason. */
async function challengeFor(
  request: FastifyRequest,
  call: ReturnType<typeof callsOf>,
  captcha: CaptchaForm,
  isSilent: boolean,
): Promise<Pick<SentForm, "challenge"> & Partial<SentForm>> {
  try {
    const challenge = await call("captcha.challenge", { form: captcha, isWritten: true });
    return { challenge: challengeAnswer.parse(challenge) };
  } catch (error) {
    const { body, status } = presentLogged(request, error, request.pageLanguage);
    return { challenge: null, ...(isSilent && { status, message: body.message }) };
  }
}
