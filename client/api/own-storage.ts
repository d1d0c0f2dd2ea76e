// Everything that the browser stores for a signed-in user: unsaved texts, undo steps, recently chosen files. The keys
// contain the user id, so that other users of this browser cannot read the data. Signing out deletes all these data in
// all tabs.

/** Undo steps belong to a tab. Drafts and recently chosen files are shared by all tabs. */
const storages = {
  draft: () => localStorage,
  steps: () => sessionStorage,
  "recent-picks": () => localStorage,
};

/** Keys of the session storage under which a tab keeps data of its user. */
export const tabNames = { openEntry: "open-entry", lastPublicPage: "last-public-page" } as const;

export type OwnKind = keyof typeof storages;

const kinds = Object.keys(storages) as OwnKind[];

const nameOf = (kind: OwnKind, userId: string, thing: string): string => `${kind}/${userId}/${thing}`;

/** True after signing out. An open editor must then not store its text while the page closes. */
let isSignedOut = false;

/** @returns the stored value, or null if there is none, the storage is disabled or its content is damaged */
export function readOwn(kind: OwnKind, userId: string, thing: string): unknown {
  try {
    return JSON.parse(storages[kind]().getItem(nameOf(kind, userId, thing)) ?? "null");
  } catch {
    return null;
  }
}

/**
 * The storage may be full or disabled.
 * @returns true if the browser has stored the value, or if the user has signed out
 */
export function keepOwn(kind: OwnKind, userId: string, thing: string, value: unknown): boolean {
  if (isSignedOut) return true;
  try {
    storages[kind]().setItem(nameOf(kind, userId, thing), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropOwn(kind: OwnKind, userId: string, thing: string): void {
  try {
    storages[kind]().removeItem(nameOf(kind, userId, thing));
  } catch {
    // The storage is disabled, so there is nothing to delete.
  }
}

function namesOf(kind: OwnKind): string[] {
  try {
    return Object.keys(storages[kind]()).filter((name) => name.startsWith(`${kind}/`));
  } catch {
    return [];
  }
}

/** True if this browser stores an unsaved text: an entry, a product or an answer. */
export const hasKeptDrafts = (): boolean => namesOf("draft").length > 0;

let signOuts: BroadcastChannel | null = null;

/**
 * Tells other tabs about a sign-out. Sender and listener share the channel, because a channel does not receive its own
 * messages.
 */
const signOutChannel = (): BroadcastChannel => (signOuts ??= new BroadcastChannel("sign-out"));

/** Must be called on sign-out, so that no data of any user stays on the computer. Other tabs delete their data, too. */
export function dropAllOwn(): void {
  dropHere();
  signOutChannel().postMessage(null);
}

/**
 * If the user signs out in another tab, deletes what this tab stores.
 * @returns a function that removes the listener
 */
export function followSignOut(onSignOut: () => void): () => void {
  const follow = (): void => {
    dropHere();
    onSignOut();
  };
  signOutChannel().addEventListener("message", follow);
  return () => signOutChannel().removeEventListener("message", follow);
}

function dropHere(): void {
  isSignedOut = true;
  for (const kind of kinds) for (const name of namesOf(kind)) storages[kind]().removeItem(name);
  try {
    for (const name of Object.values(tabNames)) sessionStorage.removeItem(name);
  } catch {
    // The storage is disabled, so there is nothing to delete.
  }
}
