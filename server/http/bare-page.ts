// A page of a few words, where the site's own page cannot be rendered or would need more than the answer is worth.
import type { FastifyReply } from "fastify";
import type { Language } from "../context.ts";
import { escapeHtml } from "../escape-html.ts";

const POLICY = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

type BarePage = { status: number; language: Language; title: string; /** HTML. */ body?: string };

export function barePage(reply: FastifyReply, { status, language, title, body = "" }: BarePage): FastifyReply {
  const said = escapeHtml(title);
  const html = `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said}</title>
<h1>${said}</h1>
${body}</html>
`;
  void reply.code(status).header("content-security-policy", POLICY).header("cache-control", "no-store");
  return reply.type("text/html; charset=utf-8").send(html);
}
