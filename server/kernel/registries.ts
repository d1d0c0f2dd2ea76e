// server/registries/all.ts fills these registries. Lower layers use them to call features without importing them.
import type { SectionName } from "#contract/schemas/settings.ts";
import type { PersonKind } from "#contract/values/person-kinds.ts";
import type { Tx } from "#db/open.ts";
import type { Who } from "./audit/record.ts";
import type { RepeatableKind } from "./jobs/repeatable-kind.ts";
import type { FileOwner } from "./owners/file-owner.ts";
import type { FileOwnerKind } from "./owners/owner-kinds.ts";
import type { PersonOwner } from "./owners/person-owner.ts";
import type { LoadedSettings } from "./settings/store.ts";

export type FileOwners = { readonly [Kind in FileOwnerKind]: FileOwner };
export type PersonOwners = { readonly [Kind in PersonKind]: PersonOwner };

/** An entry that guests can no longer see. The values are from before the write. */
export type Withdrawn = { id: string; title: string; shareFb: string | null };

export type SettingsChange = { before: LoadedSettings; after: LoadedSettings; names: readonly SectionName[] };

export type Registries = {
  fileOwners: FileOwners;
  personOwners: PersonOwners;
  jobKinds: readonly RepeatableKind[];
  /** Runs in a write after which guests cannot see the entries. A scheduled end is no write, so nothing runs then. */
  whenWithdrawn: (tx: Tx, entries: readonly Withdrawn[], at: Date) => Promise<void>;
  /** Runs in the transaction that changes the settings, after the changed sections are stored. */
  whenSettingsChange: (tx: Tx, who: Who, change: SettingsChange) => Promise<void>;
};
