import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../kernel/context.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import { barePage } from "../answers/bare-page.ts";
import { sentence } from "../../kernel/sentences.ts";
import type { SentForm } from "#contract/schemas/sent-form.ts";

type BareForm = { action: string; longField?: string | undefined; form: SentForm; why: "missing" | "unavailable" };

const statuses = { missing: 404, unavailable: 503 };

export function bareForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { action, longField, form, why }: BareForm,
): FastifyReply {
  const language = request.pageLanguage;
  const { [longField ?? ""]: text, ...others } = form.values;
  const title = form.message ?? sentence(language, why === "missing" ? "errors:notFound" : "errors:unavailable");
  const all = form.block === null ? others : { ...others, form: form.block };
  const hidden = Object.entries(all).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const body = `<form method="post" action="${escapeHtml(action)}">${hidden.join("")}
${longField === undefined ? "" : written(language, longField, text ?? "")}<p><button>${escapeHtml(sentence(language, "captcha:form.again"))}</button></p></form>`;
  const status = form.status < 400 ? statuses[why] : form.status;
  return barePage(reply, { status, language, title, body });
}

function written(language: Language, name: string, text: string): string {
  const label = escapeHtml(sentence(language, "captcha:form.text"));
  return `<p><textarea name="${name}" aria-label="${label}" rows="12" cols="60">\n${escapeHtml(text)}</textarea></p>\n`;
}
