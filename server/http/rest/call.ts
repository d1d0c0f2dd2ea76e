import { callTRPCProcedure } from "@trpc/server";
import type { Context } from "../../kernel/context.ts";
import { appRouter } from "../../router.ts";
import type { ProcedureMeta } from "../../kernel/trpc.ts";
import type { Call } from "./route.ts";

type Procedure = { _def: { type: "query" | "mutation" | "subscription"; meta?: ProcedureMeta } };
type Procedures = Record<string, Procedure | undefined>;

const procedures = appRouter._def.procedures as unknown as Procedures;

/** @throws if there is no such procedure, or if it names no permission */
export function permissionOf(path: string): ProcedureMeta {
  const meta = procedures[path]?._def.meta;
  if (!meta) throw new Error(`there is no procedure ${path} with a permission`);
  return meta;
}

export function callsOf(context: Context): Call {
  return (path, input) => {
    const procedure = procedures[path];
    if (!procedure) throw new Error(`there is no procedure ${path}`);
    return callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: () => Promise.resolve(input),
      ctx: context,
      type: procedure._def.type,
      signal: undefined,
      batchIndex: 0,
    });
  };
}
