import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import type { Action, Noun, Rights } from "#contract/values/permissions.ts";
import { id, isoDay, requiredLine } from "#contract/fields/text.ts";
import { currentPassword } from "./users.ts";

const everything: readonly Action[] = ["read", "create", "update", "remove"];

/** The rights that 'read' and 'write' grant for each noun. They never include secrets, users or tokens. */
const opened = {
  entry: {
    read: { entries: ["read"], drafts: ["read"], ownDrafts: ["read"] },
    write: { entries: everything, drafts: ["read"], ownDrafts: everything },
  },
  file: {
    read: { files: ["read"], ownFiles: ["read"], originals: ["read"], quota: ["read"], tags: ["read"] },
    write: {
      files: everything,
      ownFiles: ["read", "create", "update"],
      originals: ["read"],
      quota: ["read"],
      tags: everything,
    },
  },
  product: {
    read: { products: ["read"], hiddenProducts: ["read"] },
    write: { products: everything, hiddenProducts: ["read"] },
  },
  order: { read: { orders: ["read"] }, write: { orders: everything } },
  message: { read: { messages: ["read"] }, write: { messages: everything } },
  config: { read: { settings: ["read"] }, write: { settings: ["read", "update"], closures: ["update"] } },
} as const satisfies Record<string, Record<"read" | "write", Partial<Record<Noun, readonly Action[]>>>>;

export type TokenNoun = keyof typeof opened;
export type TokenRight = "read" | "write";
export const tokenNouns = Object.keys(opened) as TokenNoun[];

/** Converts the rights of a token to internal nouns. Nouns that no longer exist grant nothing. */
export function rightsOf(rights: Readonly<Record<string, TokenRight>>): Rights {
  return Object.assign({}, ...tokenNouns.map((noun) => (rights[noun] ? opened[noun][rights[noun]] : {}))) as Rights;
}

export function opensWithToken(action: Action, noun: Noun): boolean {
  return tokenNouns.some((name) => (opened[name].write as Rights)[noun]?.includes(action));
}

const right = z.enum(["read", "write"]);

export const createTokenInput = z.object({
  name: requiredLine(limits.nameLength),
  rights: z
    .partialRecord(z.enum(tokenNouns as [TokenNoun, ...TokenNoun[]]), right)
    .refine((rights) => Object.keys(rights).length > 0, { error: "required" }),
  until: isoDay,
  password: currentPassword,
});
export type CreateTokenInput = z.output<typeof createTokenInput>;

export const removeTokenInput = z.object({ id, password: currentPassword });

export type ApiToken = {
  id: string;
  name: string;
  rights: Partial<Record<TokenNoun, TokenRight>>;
  last4: string;
  owner: string;
  isOwn: boolean;
  created: string;
  ends: string;
  hasEnded: boolean;
  lastUsed: string | null;
};

export type NewToken = { token: string };
