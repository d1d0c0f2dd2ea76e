import type { FileOwnerKind } from "../../kernel/owners/owner-kinds.ts";

export const fileOwnerNames = {
  entry: "entries",
  workingCopy: "working copies of entries",
  product: "products",
  map: "places on the map",
  settings: "settings",
} as const satisfies Record<FileOwnerKind, string>;
type FileOwners = (typeof fileOwnerNames)[FileOwnerKind];

export type Kind =
  | "files without bytes"
  | "files without bytes that must be kept (restore them from a backup)"
  | "files recorded with a wrong size"
  | "pictures with missing or wrong variants"
  | "documents without their preview"
  | "bytes without a row"
  | "entries that cannot be read whole"
  | "entries without a readable address"
  | "files that cannot be read whole"
  | "settings that cannot be read"
  | `${FileOwners} that name files which are gone`
  | `${FileOwners} whose use of files is recorded wrongly`
  | "tags without their parents"
  | "texts that the search has wrongly"
  | "temporary files of ended processes"
  | "mails that were given up or that nobody sends"
  | "expired sessions, tokens, counters and removed messages that nobody dropped";

const MAX_EXAMPLES = 5;

type Findings = { count: number; mended: number; examples: string[] };

export type Report = {
  note: (kind: Kind, example: string, isMended: boolean, count?: number) => void;
  lines: () => string[];
  isHealthy: () => boolean;
};

export function openReport(): Report {
  const found = new Map<Kind, Findings>();
  return {
    note: (kind, example, isMended, count = 1) => {
      const known = found.get(kind) ?? { count: 0, mended: 0, examples: [] };
      known.count += count;
      if (isMended) known.mended += count;
      if (known.examples.length < MAX_EXAMPLES) known.examples.push(example);
      found.set(kind, known);
    },
    lines: () => [...found].map(([kind, findings]) => describe(kind, findings)),
    isHealthy: () => [...found.values()].every(({ count, mended }) => count === mended),
  };
}

function describe(kind: Kind, { count, mended, examples }: Findings): string {
  const some = examples.join(", ") + (count > examples.length ? ", …" : "");
  const outcome = mended === 0 ? "" : mended === count ? ", mended" : `, ${mended} of them mended`;
  return `${count} ${kind}${outcome}: ${some}`;
}
