import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openEmbedded } from "./open.ts";

it("removes the socket of a process that was killed, and no other directory that the note may name", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "embedded-test-"));
  const left = mkdtempSync(join(tmpdir(), "site-db-"));
  const foreign = mkdtempSync(join(tmpdir(), "embedded-test-"));
  try {
    for (const [named, stays] of [
      [left, false],
      [foreign, true],
    ] as const) {
      writeFileSync(join(dataDir, "db.socket"), named);
      const embedded = await openEmbedded(dataDir);
      expect(existsSync(named)).toBe(stays);
      await embedded.close();
      expect(existsSync(embedded.socketDir)).toBe(false);
    }
  } finally {
    for (const directory of [dataDir, left, foreign]) await rm(directory, { recursive: true, force: true });
  }
});
