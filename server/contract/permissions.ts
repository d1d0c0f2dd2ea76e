// Who may do what: the one table, enforced by every procedure and sent to the client as it is.

export type Role = "guest" | "admin" | "system";
export type Action = "read" | "create" | "update" | "remove";

const everything: readonly Action[] = ["read", "create", "update", "remove"];

/** Nouns as rules see them: `drafts` is what guests do not see of entries, `secrets` of config. */
const adminMay = {
  entries: everything,
  drafts: ["read"],
  files: everything,
  originals: ["read"],
  tags: everything,
  quota: ["read"],
  config: ["read", "update"],
  account: ["read", "update"],
} as const satisfies Record<string, readonly Action[]>;

const systemMay = {
  ...adminMay,
  users: everything,
  siteSettings: ["update"],
  secrets: ["read", "update"],
} as const satisfies Record<string, readonly Action[]>;

const guestMay = {
  entries: ["read"],
  config: ["read"],
  downloads: ["read"],
  session: everything,
  passwordReset: ["create"],
} as const satisfies Record<string, readonly Action[]>;

export type Noun = keyof typeof systemMay | keyof typeof guestMay;

const table: Record<Role, Partial<Record<Noun, readonly Action[]>>> = {
  guest: guestMay,
  admin: { ...guestMay, ...adminMay },
  system: { ...guestMay, ...systemMay },
};

/** Whoever asks: a signed-in user, or the guest. */
export type Viewer = {
  id: string | null;
  name: string;
  handle: string;
  roles: readonly Role[];
  /** The password is one that the program made up: nothing may be written until it is changed. */
  mustChangePassword: boolean;
};

export const guestViewer: Viewer = {
  id: null,
  name: "",
  handle: "guest",
  roles: ["guest"],
  mustChangePassword: false,
};

/** The program itself, where nobody asked: the seed, the command line. */
export const programViewer: Viewer = {
  id: null,
  name: "",
  handle: "system",
  roles: ["system"],
  mustChangePassword: false,
};

/** Whether a viewer may do something to a kind of thing. */
export function can(viewer: Pick<Viewer, "roles">, action: Action, noun: Noun): boolean {
  return viewer.roles.some((role) => table[role][noun]?.includes(action) ?? false);
}

/** Admin and system users see the admin layer. */
export function isAdmin(viewer: Pick<Viewer, "roles">): boolean {
  return can(viewer, "update", "entries");
}
