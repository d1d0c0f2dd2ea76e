// A form again with all that was typed, when the page around it cannot be rendered.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../context.ts";
import { escapeHtml } from "../escape-html.ts";
import { sentence } from "../sentences.ts";
import type { SentForm } from "./sent-form.ts";

const POLICY = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

type BareForm = { action: string; longField?: string | undefined; form: SentForm; why: "missing" | "unavailable" };

const statuses = { missing: 404, unavailable: 503 };

/** The longest text is shown, so that it can also be copied; the others are sent along. */
export function bareForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { action, longField, form, why }: BareForm,
): FastifyReply {
  const language = request.pageLanguage;
  const { [longField ?? ""]: text, ...others } = form.values;
  const said = escapeHtml(
    form.message ?? sentence(language, why === "missing" ? "errors:notFound" : "errors:unavailable"),
  );
  const hidden = Object.entries(others).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const html = `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said}</title>
<h1>${said}</h1>
<form method="post" action="${escapeHtml(action)}">${hidden.join("")}
${longField === undefined ? "" : written(language, longField, text ?? "")}<p><button>${escapeHtml(sentence(language, "captcha:form.again"))}</button></p></form></html>
`;
  const status = form.status < 400 ? statuses[why] : form.status;
  void reply.code(status).header("content-security-policy", POLICY).header("cache-control", "no-store");
  return reply.type("text/html; charset=utf-8").send(html);
}

function written(language: Language, name: string, text: string): string {
  const label = escapeHtml(sentence(language, "captcha:form.text"));
  return `<p><textarea name="${name}" aria-label="${label}" rows="12" cols="60">\n${escapeHtml(text)}</textarea></p>\n`;
}
