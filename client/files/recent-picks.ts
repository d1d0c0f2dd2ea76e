import { keepOwn, readOwn } from "../api/own-storage.ts";

const MOST = 20;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/**
 * Returns the ids of the files that the user chose last in this browser, newest first, at most 20. Some may have been
 * deleted since.
 */
export function recentPicks(userId: string): string[] {
  const kept = readOwn("recent-picks", userId, "files");
  return Array.isArray(kept) ? kept.filter(isId).slice(0, MOST) : [];
}

/**
 * Adds chosen files and returns all ids, newest first. Files chosen together keep their order. If the storage is
 * disabled or full, the list is lost when the page closes.
 */
export function rememberPicks(userId: string, ids: readonly string[]): string[] {
  const all = [...new Set([...ids, ...recentPicks(userId)])].slice(0, MOST);
  keepOwn("recent-picks", userId, "files", all);
  return all;
}

const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);
