import type { Needs } from "#contract/values/permissions.ts";

/** @returns the permission that the viewer lacks; null for other errors */
export function needsOf(error: unknown): Needs | null {
  if (typeof error !== "object" || error === null || !("data" in error)) return null;
  const { data } = error;
  return typeof data === "object" && data !== null && "needs" in data ? (data.needs as Needs) : null;
}
