import { z } from "zod";
import { type LawLineId, lawLineIds } from "#contract/values/law-lines.ts";

export const lawStates = ["met", "open", "notApplicable"] as const;
export type LawState = (typeof lawStates)[number];

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
  "guaranteeEnglishMissing",
  "claimGeneral",
  "claimOffset",
  "claimSeal",
  "claimFuture",
  "withoutMaker",
  "packagingMissing",
  "termsFields",
  "termsOutdated",
  "noticeFields",
  "noticeOutdated",
] as const;
export type LawFindingKind = (typeof lawFindings)[number];

export type LawFinding = {
  kind: LawFindingKind;
  /** 1 if the finding cannot be counted. */
  count: number;
  names: string[];
  /** The screen on which a user can fix the problem; null if only the server's configuration can fix it. */
  path: string | null;
  /** Texts to look at, each with its words. */
  places?: { title: string; path: string; words: string[] }[];
  /** True if a person may find that nothing has to be changed, and confirm it. */
  isHint?: true;
};

export type LawConfirmation = { at: string; by: string };

export type LawLine = {
  id: LawLineId;
  state: LawState;
  since: string;
  source: string;
  findings: LawFinding[];
  /** The confirmation by a person; null if the program checks the rule itself. */
  confirmed: LawConfirmation | "missing" | "outdated" | null;
  path: string | null;
};

export const lawLineInput = z.object({ line: z.enum(lawLineIds) });
export type LawLineInput = z.output<typeof lawLineInput>;
