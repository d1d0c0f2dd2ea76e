// Renders minimal pages without React, for example for errors.
import type { FastifyReply } from "fastify";
import type { Language } from "../../kernel/context.ts";
import { escapeHtml } from "#contract/values/escape-html.ts";
import { sentence } from "../../kernel/sentences.ts";
import { styleSource } from "./csp.ts";

/** The page's Content-Security-Policy contains the hash of this text. */
export const bareStyle = `:root{color-scheme:light dark}
body{box-sizing:border-box;max-width:36rem;margin:0 auto;padding:12vh 1.5rem 3rem;font:1.125rem/1.55 system-ui,sans-serif}
h1{margin:0 0 1.5rem;font-size:1.5rem;line-height:1.3;text-wrap:balance}
a{color:inherit;text-underline-offset:.2em}
form p>*{box-sizing:border-box;max-width:100%;padding:.75rem 1rem;font:inherit}`;

export const barePolicy = `default-src 'none'; style-src${styleSource(bareStyle)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

type BareWords = { language: Language; title: string; /** HTML. */ body?: string };

export function bareHtml({ language, title, body = "" }: BareWords): string {
  const said = escapeHtml(title);
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said}</title>
<style>${bareStyle}</style>
<main><h1>${said}</h1>
${body}</main></html>
`;
}

export type WayOn = { href: string; label: string };
type Further = { way?: WayOn | undefined; advice?: string };

/**
 * @param message a sentence of the error catalogue
 * @param way a link to another page; by default to the home page
 * @param advice tells the reader what to do
 */
export function bareErrorHtml(language: Language, message: string, { way, advice = "" }: Further = {}): string {
  const { href, label } = way ?? { href: "/", label: sentence(language, "pages:home") };
  const advised = advice === "" ? "" : `<p>${escapeHtml(advice)}</p>\n`;
  const link = `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>\n`;
  return bareHtml({ language, title: message, body: advised + link });
}

export function sendBarePage(reply: FastifyReply, html: string, status: number): FastifyReply {
  void reply.code(status).header("content-security-policy", barePolicy).header("cache-control", "no-store");
  return reply.type("text/html; charset=utf-8").send(html);
}

export function barePage(reply: FastifyReply, { status, ...words }: BareWords & { status: number }): FastifyReply {
  return sendBarePage(reply, bareHtml(words), status);
}
