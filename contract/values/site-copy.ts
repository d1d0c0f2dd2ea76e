import type { BackupProblem } from "./backups.ts";

/** A copy of the public site as a ZIP file, which opens without a network. */
export const copyPhases = ["pages", "files"] as const;
export type CopyPhase = (typeof copyPhases)[number];

const copyName = /^website-\d{4}-\d{2}-\d{2}T\d{6}Z\.zip$/u;

/** Such a name is safe in a path and a URL. */
export const isCopyName = (name: string): boolean => copyName.test(name);

export const SITE_COPY_DOWNLOADS = "/api/v0/export/site-copy";

export type SiteCopy = { name: string; at: string; sizeBytes: number; pages: number; files: number };

export type SiteCopyState = {
  /** The newest one, which is the only one that is kept. */
  copy: SiteCopy | null;
  /** `done` and `total` count pages or files; `total` grows while pages are found. */
  running: { phase: CopyPhase; done: number; total: number } | null;
  /** Why the last attempt failed; null if it succeeded. */
  problem: BackupProblem | null;
};
