// What features add to the work of the layers below them. server/registries fills it in; the services carry it.
import type { SectionName } from "#contract/schemas/config.ts";
import type { PersonKind } from "#contract/values/person-kinds.ts";
import type { Tx } from "#db/open.ts";
import type { Who } from "./audit/record.ts";
import type { RepeatableKind } from "./jobs/repeatable-kind.ts";
import type { FileOwner } from "./owners/file-owner.ts";
import type { FileOwnerKind } from "./owners/owner-kinds.ts";
import type { PersonOwner } from "./owners/person-owner.ts";
import type { StoredConfig } from "./settings/store.ts";

export type FileOwners = { readonly [Kind in FileOwnerKind]: FileOwner };
export type PersonOwners = { readonly [Kind in PersonKind]: PersonOwner };

/** An entry that guests see no more, as it was; perhaps it is gone. */
export type Withdrawn = { id: string; title: string; shareFb: string | null };

export type SettingsChange = { before: StoredConfig; after: StoredConfig; names: readonly SectionName[] };

export type Registries = {
  fileOwners: FileOwners;
  personOwners: PersonOwners;
  jobKinds: readonly RepeatableKind[];
  /** In the transaction that takes entries off the site; they are locked, or gone. */
  whenWithdrawn: (tx: Tx, entries: readonly Withdrawn[], at: Date) => Promise<void>;
  /** In the transaction that changes sections of the settings, after they are stored. */
  whenSettingsChange: (tx: Tx, who: Who, change: SettingsChange) => Promise<void>;
};
