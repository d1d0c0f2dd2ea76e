import type { FastifyRequest } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import type { Call } from "./route.ts";

/**
 * @returns the version that the object must have; undefined without If-Match, or with '*', which every version matches
 * @throws conflict (C409) if the header names no version
 */
export function expectedVersion({ headers }: Pick<FastifyRequest, "headers">): number | undefined {
  const header = headers["if-match"]?.trim();
  if (header === undefined || header === "*") return undefined;
  const [, digits] = /^"?(\d{1,15})"?$/u.exec(header) ?? [];
  if (digits === undefined) throw new AppError("conflict");
  return Number(digits);
}

/**
 * Adds the version of If-Match to a change. The procedure compares it with the stored version.
 * @throws conflict (C409) if the body names another version
 */
export function withExpectedVersion(
  body: Record<string, unknown>,
  request: Pick<FastifyRequest, "headers">,
): Record<string, unknown> {
  const version = expectedVersion(request);
  if (version === undefined) return body;
  if (body["version"] !== undefined && body["version"] !== version) throw new AppError("conflict");
  return { ...body, version };
}

/** Compares before a removal, because most procedures remove without a version. @throws conflict (C409) */
export async function requireVersion(
  call: Call,
  { procedure, id }: { procedure: string; id: string },
  version: number | undefined,
): Promise<void> {
  if (version === undefined) return;
  const current = (await call(procedure, { id })) as { version: number };
  if (current.version !== version) throw new AppError("conflict", { current });
}
