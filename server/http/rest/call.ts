// Calls a procedure by its name, as a request of the web client does: the procedure's schema checks the input.
import { callTRPCProcedure } from "@trpc/server";
import type { Context } from "../../context.ts";
import { appRouter } from "../../router.ts";
import type { Call } from "./route.ts";

type Procedures = Record<string, { _def: { type: "query" | "mutation" | "subscription" } } | undefined>;

const procedures = appRouter._def.procedures as unknown as Procedures;

/** @param context of the request; a call continues to its end even after the client has disconnected */
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
