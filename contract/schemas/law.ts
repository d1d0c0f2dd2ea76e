// The check of the law: what it answers, and what editors confirm.
import { z } from "zod";
import { type LawLineId, lawLineIds } from "#contract/values/law-lines.ts";

export const lawStates = ["met", "open", "notApplicable"] as const;
export type LawState = (typeof lawStates)[number];

/** What the program has found to be wrong. */
export const lawFindings = [
  "imprintMissing",
  "imprintFields",
  "imprintOutdated",
  "imprintWithoutMail",
  "addressMissing",
  "oldAct",
  "privacyMissing",
  "privacyLacks",
  "privacyFields",
  "privacyOutdated",
  "messagesKept",
  "noShipping",
  "withoutSize",
  "taxRatesMissing",
  "turnoverNear",
  "turnoverOver",
  "noPayment",
  "termsMissing",
  "noticeMissing",
  "noMailServer",
  "notInNotice",
  "withdrawalsLate",
  "guaranteeMissing",
  "disputePlatform",
  "disputeBodyMissing",
  "withoutAge",
  "noAgeDelivery",
  "withoutFood",
  "withoutProducer",
  "statementMissing",
  "statementFields",
  "statementOutdated",
  "picturesUndescribed",
  "consentEnded",
  "taxNumberMissing",
  "noPaymentKeys",
  "noSocialKeys",
] as const;
export type LawFindingKind = (typeof lawFindings)[number];

export type LawFinding = {
  kind: LawFindingKind;
  /** How many there are; 1 where there is nothing to count. */
  count: number;
  /** What it is about: titles, or names of components. */
  names: string[];
  /** Where it is mended; null: on the server. */
  path: string | null;
};

export type LawConfirmation = { at: string; by: string };

export type LawLine = {
  id: LawLineId;
  state: LawState;
  /** The day from which the rule holds. */
  since: string;
  source: string;
  findings: LawFinding[];
  /** Whether somebody has to say that it is so; null: the program sees it by itself. */
  confirmed: LawConfirmation | "missing" | "outdated" | null;
  /** Where it is looked after; null: nowhere, because the program does it. */
  path: string | null;
};

export const lawLineInput = z.object({ line: z.enum(lawLineIds) });
export type LawLineInput = z.output<typeof lawLineInput>;
