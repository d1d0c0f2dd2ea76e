/** The roles that users can have. A user may have several. */
export const userRoleNames = ["author", "editor", "shop", "desk", "admin", "system"] as const;
export type UserRole = (typeof userRoleNames)[number];
export type Role = "guest" | UserRole;
export type Action = "read" | "create" | "update" | "remove";

const everything: readonly Action[] = ["read", "create", "update", "remove"];

/**
 * Nouns that need an explanation:
 * - `center`: the admin center. Its screens and lists have nouns of their own.
 * - `drafts`: entries hidden from guests.
 * - `ownDrafts`: entries hidden from guests that the user has created. Who has `entries` has all of them.
 * - `ownFiles`: files that the user has uploaded. Who has `files` has all of them.
 * - `linkTargets`: pages, files and products that a link can lead to.
 * - `closures`: the days on which a place is closed, which are a part of the settings.
 * - `secrets`: the secrets of the settings.
 * - `persons`: all data stored about one mail address.
 * - `devices`: browsers that receive push notifications for their own user.
 * - `status`: whether everything that the site needs works; `update` asks other servers again.
 * - `webhooks`: addresses of programs that the site tells of events.
 * - `backups`: all data of the site as one file; a download also needs the password.
 * - `approvals`: changes that wait for a second person: the user's own, and those on which the user may decide.
 * - `moderation`: comments with the data hidden from guests.
 * - `hiddenProducts`: products hidden from guests.
 * - `takedowns`: requests to remove a picture, which guests send and editors decide.
 * - `ownOrders`: orders opened with their secret link.
 * - `password`, `profile` (name and handle), `account` (sessions and second factors): the user's own.
 */
const everyUserMay = {
  center: ["read"],
  linkTargets: ["read"],
  password: ["update"],
  profile: ["update"],
  account: ["read", "update"],
  tags: ["read"],
  quota: ["read"],
  approvals: ["read", "update"],
} as const satisfies Record<string, readonly Action[]>;

const authorMay = {
  ...everyUserMay,
  ownDrafts: everything,
  ownFiles: ["read", "create", "update"],
} as const satisfies Record<string, readonly Action[]>;

const editorMay = {
  ...authorMay,
  devices: everything,
  entries: everything,
  drafts: ["read"],
  files: everything,
  originals: ["read"],
  tags: everything,
  moderation: ["read", "update", "remove"],
  navigation: ["read", "create", "update"],
  addresses: everything,
  map: everything,
  closures: ["update"],
  visits: ["read"],
  takedowns: ["create", "read", "update"],
} as const satisfies Record<string, readonly Action[]>;

const shopMay = {
  ...everyUserMay,
  devices: everything,
  files: ["read"],
  ownFiles: ["read", "create"],
  products: everything,
  hiddenProducts: ["read"],
  orders: everything,
  coupons: everything,
  withdrawals: ["create", "read", "update"],
  withdrawalForm: ["read"],
} as const satisfies Record<string, readonly Action[]>;

const deskMay = {
  ...everyUserMay,
  devices: everything,
  files: ["read"],
  ownFiles: ["read", "create"],
  messages: everything,
  newsletters: everything,
  subscribers: everything,
  moderation: ["read", "update", "remove"],
  suspicious: ["read", "update", "remove"],
} as const satisfies Record<string, readonly Action[]>;

const adminMay = {
  ...shopMay,
  ...deskMay,
  // Last, because it has more rights on files.
  ...editorMay,
  mails: ["read", "update"],
  settings: ["read", "update"],
  persons: ["read", "remove"],
  tokens: ["read", "create", "remove"],
  lawCheck: ["read", "update"],
  demo: ["read", "remove"],
  status: ["read", "update"],
} as const satisfies Record<string, readonly Action[]>;

const systemMay = {
  ...adminMay,
  users: everything,
  audit: ["read"],
  siteSettings: ["update"],
  secrets: ["read", "update"],
  webhooks: everything,
  backups: ["read", "create"],
} as const satisfies Record<string, readonly Action[]>;

const guestMay = {
  entries: ["read"],
  previews: ["read"],
  settings: ["read"],
  downloads: ["read"],
  captcha: ["read"],
  session: everything,
  passwordReset: ["read", "create"],
  subscriptions: ["create", "update"],
  messages: ["create"],
  comments: ["read", "create"],
  withdrawals: ["create"],
  withdrawalForm: ["read"],
  products: ["read"],
  orders: ["create"],
  ownOrders: ["read"],
  map: ["read"],
  search: ["read"],
  takedowns: ["create"],
} as const satisfies Record<string, readonly Action[]>;

/** The rights of a program's token. A token has fewer rights than its user. */
export type Rights = Partial<Record<Noun, readonly Action[]>>;

const tokensMay: Rights = {
  session: ["read"],
  entries: ["read"],
  settings: ["read"],
  downloads: ["read"],
  captcha: ["read"],
  products: ["read"],
  ownOrders: ["read"],
};

export type Noun = keyof typeof systemMay | keyof typeof guestMay;

export type Needs = readonly [Action, Noun];

const table: Record<Role, Partial<Record<Noun, readonly Action[]>>> = {
  guest: guestMay,
  author: { ...guestMay, ...authorMay },
  editor: { ...guestMay, ...editorMay },
  shop: { ...guestMay, ...shopMay },
  desk: { ...guestMay, ...deskMay },
  admin: { ...guestMay, ...adminMay },
  system: { ...guestMay, ...systemMay },
};

export type Viewer = {
  id: string | null;
  name: string;
  handle: string;
  roles: readonly Role[];
  /** Set only for requests with a token. Such a request has only these rights and those in `tokensMay`. */
  rights?: Rights;
  /** True if the program generated the password. The user must change it before any write. */
  mustChangePassword: boolean;
  /**
   * True if the site requires a second factor and this user has none. `factorlessMay` has the rights of such a user.
   */
  mustSetUpFactor: boolean;
};

export const guestViewer: Viewer = {
  id: null,
  name: "",
  handle: "guest",
  roles: ["guest"],
  mustChangePassword: false,
  mustSetUpFactor: false,
};

export const programViewer: Viewer = {
  id: null,
  name: "",
  handle: "system",
  roles: ["system"],
  mustChangePassword: false,
  mustSetUpFactor: false,
};

/** If a required second factor is missing, the user has only these rights and the rights of guests. */
const factorlessMay: Rights = { password: ["update"], account: ["read", "update"] };

export type Judged = Pick<Viewer, "roles"> & Partial<Pick<Viewer, "rights" | "mustSetUpFactor">>;

export function can({ roles, rights, mustSetUpFactor = false }: Judged, action: Action, noun: Noun): boolean {
  const isIn = (...opened: Rights[]): boolean => opened.some((some) => some[noun]?.includes(action));
  if (rights && !isIn(rights, tokensMay)) return false;
  if (mustSetUpFactor && !isIn(factorlessMay, guestMay)) return false;
  return isIn(...roles.map((role) => table[role]));
}

/** The roles that have the right. */
export const rolesFor = (action: Action, noun: Noun): UserRole[] =>
  userRoleNames.filter((role) => can({ roles: [role] }, action, noun));

/** True for every user, even if a second factor is missing: the admin center then shows how to set it up. */
export function mayEnterCenter(viewer: Pick<Viewer, "roles">): boolean {
  return can({ roles: viewer.roles }, "read", "center");
}

/** Customers pay to this bank account, so only system users may change it. */
export const mayChangeAccount = (viewer: Judged): boolean => can(viewer, "update", "siteSettings");

/** The user whose files the viewer sees; undefined if the viewer sees all files. */
export const fileOwnerFor = (viewer: Viewer): string | undefined =>
  can(viewer, "read", "files") ? undefined : (viewer.id ?? "");
