import { z } from "zod";
import { pageInput } from "#contract/fields/text.ts";

export const auditNouns = [
  "entry",
  "file",
  "settings",
  "user",
  "token",
  "withdrawal",
  "map",
  "product",
  "coupon",
  "law",
  "redirect",
  "message",
  "comment",
  "newsletter",
  "subscriber",
  "person",
  "approval",
  "webhook",
  "backup",
] as const;
export type AuditNoun = (typeof auditNouns)[number];
export type AuditAction = "create" | "update" | "remove" | "restore" | "download";

export const auditDays = 366;

export const listAuditInput = z.object({ ...pageInput, noun: z.enum(auditNouns).optional() });
export type ListAuditInput = z.output<typeof listAuditInput>;

export type AuditItem = {
  id: string;
  at: string;
  by: string;
  byToken: boolean;
  action: AuditAction;
  noun: AuditNoun;
  label: string;
  fields: { field: string; before: string | null; after: string | null }[];
};
