import { initTRPC } from "@trpc/server";
import { componentOfProcedure } from "#contract/values/components.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { type Action, can, type Noun, type Viewer } from "#contract/values/permissions.ts";
import { requireOn } from "./settings/require-on.ts";
import type { Context } from "./context.ts";
import { presentError } from "./errors.ts";

export type ProcedureMeta = { action: Action; noun: Noun };

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => {
      const { status, body } = presentError(error, ctx?.language ?? "de", ctx?.requestId ?? "");
      return { ...shape, message: body.message, data: { ...body, httpStatus: status, path: shape.data.path } };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Users with a generated password may write only these nouns before they have changed the password (C106). */
const beforePassword = new Set<Noun>(["password", "session", "passwordReset"]);

/** @throws signedOut, forbidden or secondFactorDue (C100) */
export function requirePermission(viewer: Viewer, action: Action, noun: Noun): void {
  if (can(viewer, action, noun)) return;
  if (viewer.id === null) throw new AppError("signedOut");
  throw new AppError(can({ ...viewer, mustSetUpFactor: false }, action, noun) ? "secondFactorDue" : "forbidden");
}

/** @throws signedOut, forbidden, secondFactorDue (C100) or passwordChangeDue (C106) */
export function requireWritePermission(viewer: Viewer, action: Action, noun: Noun): void {
  requirePermission(viewer, action, noun);
  if (viewer.mustChangePassword && !beforePassword.has(noun)) throw new AppError("passwordChangeDue");
}

/**
 * Creates a procedure that only viewers who may do `action` on `noun` can call. It answers C404 while its component is
 * off.
 */
export function may(action: Action, noun: Noun) {
  return t.procedure.meta({ action, noun }).use(async ({ ctx, path, type, next }) => {
    if (type === "mutation") requireWritePermission(ctx.viewer, action, noun);
    else requirePermission(ctx.viewer, action, noun);
    const component = componentOfProcedure(path);
    if (component !== null) await requireOn(ctx.services.database.db, component);
    return next();
  });
}
