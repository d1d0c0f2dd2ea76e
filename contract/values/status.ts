import { backupsPath, outboxPath, settingsPath, socialPath } from "./pages.ts";

/** Worst first. `unknown`: the check could not be made. */
export const statusMarks = ["broken", "look", "unknown", "good"] as const;
export type StatusMark = (typeof statusMarks)[number];

export const statusGroups = ["data", "mail", "services", "site"] as const;
export type StatusGroup = (typeof statusGroups)[number];

type CheckRule = {
  group: StatusGroup;
  /** Each sentence of the check with its mark. Its texts are in status.json. */
  findings: Readonly<Record<string, StatusMark>>;
  /** The screen on which the matter is settled; null if only the operator of the server can settle it. */
  path: string | null;
  /** True if the check sends questions to other servers. It then runs only by the button and by the weekly job. */
  asksOthers?: true;
};

const storagePath = `${settingsPath}/storage`;
const mailPath = `${settingsPath}/mail`;
const paymentPath = "/admincenter/shop/settings";

export const statusChecks = {
  database: {
    group: "data",
    path: storagePath,
    findings: { good: "good", embedded: "look", old: "look" },
  },
  sizes: { group: "data", path: storagePath, findings: { good: "good" } },
  storage: {
    group: "data",
    path: storagePath,
    findings: { local: "good", bucket: "good", unreachable: "broken", foreign: "broken", otherKey: "broken" },
  },
  disk: { group: "data", path: null, findings: { good: "good", low: "look", full: "broken" } },
  quota: { group: "data", path: storagePath, findings: { good: "good", near: "look", full: "broken" } },
  jobs: { group: "data", path: storagePath, findings: { good: "good", failed: "look", overdue: "broken" } },
  backups: {
    group: "data",
    path: backupsPath,
    findings: {
      good: "good",
      untried: "good",
      young: "good",
      none: "look",
      old: "look",
      unreadable: "broken",
      failed: "broken",
    },
  },
  mailServer: {
    group: "mail",
    path: outboxPath,
    findings: { good: "good", never: "good", off: "look", refused: "look" },
  },
  spf: {
    group: "mail",
    path: mailPath,
    asksOthers: true,
    findings: { good: "good", noDomain: "look", missing: "look", several: "broken", open: "broken" },
  },
  dkim: {
    group: "mail",
    path: mailPath,
    asksOthers: true,
    findings: { good: "good", noDomain: "look", notFound: "look" },
  },
  dmarc: {
    group: "mail",
    path: mailPath,
    asksOthers: true,
    findings: { good: "good", noDomain: "look", missing: "look", several: "broken" },
  },
  payments: {
    group: "services",
    path: paymentPath,
    findings: { off: "good", live: "good", test: "look", noEvent: "look", noWebhookSecret: "broken" },
  },
  stripe: {
    group: "services",
    path: paymentPath,
    asksOthers: true,
    findings: { off: "good", good: "good", refused: "broken", unreachable: "unknown" },
  },
  social: {
    group: "services",
    path: socialPath,
    asksOthers: true,
    findings: {
      off: "good",
      forever: "good",
      good: "good",
      ending: "look",
      incomplete: "look",
      refused: "broken",
      unreachable: "unknown",
    },
  },
  publicUrl: { group: "site", path: null, findings: { good: "good", unset: "look" } },
  https: {
    group: "site",
    path: null,
    findings: { good: "good", local: "good", plain: "broken", noProxy: "look", otherHost: "look" },
  },
  clock: { group: "site", path: null, findings: { good: "good", off: "look", wrong: "broken" } },
  version: { group: "site", path: null, findings: { good: "good", oldNode: "look" } },
} as const satisfies Record<string, CheckRule>;

export type CheckName = keyof typeof statusChecks;
export const checkNames = Object.keys(statusChecks) as CheckName[];

export const asksOthers = (name: CheckName): boolean => (statusChecks[name] as CheckRule).asksOthers === true;

/** Why a check was not made. */
export const uncheckedReasons = ["timeout", "failed", "dns", "notYet", "demo", "noRequest"] as const;
export type UncheckedReason = (typeof uncheckedReasons)[number];

export type Finding = {
  /** The name of a finding of the check. */
  says: string | { unchecked: UncheckedReason };
  values?: Record<string, string | number>;
  /** Numbers of bytes in the sentence. */
  bytes?: Record<string, number>;
  /** A moment in the sentence, ISO 8601. */
  at?: string;
  /** The largest tables, or other parts with their sizes. */
  parts?: { name: string; rows: number; bytes: number }[];
};

export type FindingOf<Name extends CheckName> = Omit<Finding, "says"> & {
  says: (keyof (typeof statusChecks)[Name]["findings"] & string) | { unchecked: UncheckedReason };
};

export type StatusRow = Finding & { name: CheckName; mark: StatusMark };

export function markOf(name: CheckName, { says }: Pick<Finding, "says">): StatusMark {
  if (typeof says !== "string") return "unknown";
  return (statusChecks[name].findings as Readonly<Record<string, StatusMark>>)[says] ?? "unknown";
}

export type StatusReport = {
  rows: StatusRow[];
  /** When other servers were asked last, ISO 8601; null before the first time. */
  asked: string | null;
};

/** The key of the sentence in status.json. */
export const statusKey = ({ name, says }: Pick<StatusRow, "name" | "says">): string =>
  typeof says === "string" ? `says.${name}.${says}` : `unchecked.${says.unchecked}`;
