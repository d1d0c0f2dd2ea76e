import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { hashToken } from "../../kernel/secrets/tokens.ts";
import type { IdempotentRequest } from "../../people/tokens/idempotent-answers.ts";
import type { RestRow } from "./route.ts";
import { tokenOf } from "../../people/tokens/token-viewer.ts";

const visible = /^[\u0021-\u007e]{1,255}$/u;

/**
 * @returns null for answers with secrets, and unless a program sends a POST request with an Idempotency-Key; browsers
 *   with a session send none
 * @throws invalid (C200) if the key is empty, longer than 255 characters, or contains blanks
 */
export function idempotentRequest(
  { hasSecret = false }: Pick<RestRow, "hasSecret">,
  { method, headers, url, body, context }: Pick<FastifyRequest, "method" | "headers" | "url" | "body" | "context">,
): IdempotentRequest | null {
  const key = headers["idempotency-key"];
  const token = tokenOf(headers.authorization);
  if (hasSecret || method !== "POST" || key === undefined || token === null || context.viewer.id === null) return null;
  if (typeof key !== "string" || !visible.test(key)) throw new AppError("invalid");
  const [path = ""] = url.split("?", 1);
  const content = JSON.stringify([path.replace(/\/$/u, ""), body ?? null]);
  return { tokenHash: hashToken(token), key, requestHash: createHash("sha256").update(content).digest("hex") };
}
