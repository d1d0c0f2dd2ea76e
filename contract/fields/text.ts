import { z } from "zod";
import { completeLink, isSafeUrl } from "#contract/values/link-address.ts";
import { isMailAddress, normalAddress } from "#contract/values/mail-address.ts";
import { limits } from "#contract/values/limits.ts";
import { readable } from "#contract/values/visible-text.ts";

/** Each value is a key below `fields` in locales/*\/errors.json, which the compiler checks. */
export const fieldKeys = {
  required: "required",
  tooManyDecimals: "tooManyDecimals",
  stopMissing: "stopMissing",
  formFieldMissing: "formFieldMissing",
  tooManySponsors: "tooManySponsors",
  personMissing: "personMissing",
  tooManyPeople: "tooManyPeople",
  rowMissing: "rowMissing",
  tooManyRows: "tooManyRows",
  timesInverted: "timesInverted",
  pictureMissing: "pictureMissing",
  embedAddress: "embedAddress",
  embedHost: "embedHost",
  hostInvalid: "hostInvalid",
  choicesMissing: "choicesMissing",
  choiceTwice: "choiceTwice",
  choicesTooMany: "choicesTooMany",
  answerNumber: "answerNumber",
  answerChoice: "answerChoice",
  answerPhone: "answerPhone",
  answerLong: "answerLong",
  badText: "badText",
  emailRequired: "emailRequired",
  emailInvalid: "emailInvalid",
  urlInvalid: "urlInvalid",
  domainInvalid: "domainInvalid",
  webAddressInvalid: "webAddressInvalid",
  pagePath: "pagePath",
  pagePathTwice: "pagePathTwice",
  youtubeInvalid: "youtubeInvalid",
  videoRequired: "videoRequired",
  notAVideo: "notAVideo",
  notAPicture: "notAPicture",
  tagInvalid: "tagInvalid",
  dateInvalid: "dateInvalid",
  rruleInvalid: "rruleInvalid",
  rruleTooLong: "rruleTooLong",
  rruleEndsBefore: "rruleEndsBefore",
  rruleBegins: "rruleBegins",
  exdatesAll: "exdatesAll",
  exdatesNone: "exdatesNone",
  seriesTime: "seriesTime",
  datesOnOneDay: "datesOnOneDay",
  changedTwice: "changedTwice",
  changedNone: "changedNone",
  changedEnd: "changedEnd",
  dayAhead: "dayAhead",
  eventNeedsDate: "eventNeedsDate",
  endBeforeDate: "endBeforeDate",
  daysTooFar: "daysTooFar",
  unknownFile: "unknownFile",
  unknownSortKey: "unknownSortKey",
  passwordCommon: "passwordCommon",
  passwordSame: "passwordSame",
  passwordFromName: "passwordFromName",
  lastAdmin: "lastAdmin",
  secondPersonMissing: "secondPersonMissing",
  handleTaken: "handleTaken",
  codeWrong: "codeWrong",
  passkeyRefused: "passkeyRefused",
  ownFactorFirst: "ownFactorFirst",
  tooManyTokens: "tooManyTokens",
  webhookUrl: "webhookUrl",
  webhookNotPublic: "webhookNotPublic",
  webhookUnknown: "webhookUnknown",
  webhookTypes: "webhookTypes",
  webhookSecret: "webhookSecret",
  webhookOff: "webhookOff",
  tooManyWebhooks: "tooManyWebhooks",
  noSubscribers: "noSubscribers",
  blockIdTwice: "blockIdTwice",
  tooManyBlocks: "tooManyBlocks",
  bodyTooLong: "bodyTooLong",
  clockTime: "clockTime",
  weekdayRequired: "weekdayRequired",
  colorInvalid: "colorInvalid",
  logoUnsuitable: "logoUnsuitable",
  invalid: "invalid",
  tooShort: "tooShort",
  tooLong: "tooLong",
  tooSmall: "tooSmall",
  tooBig: "tooBig",
  cropBeyond: "cropBeyond",
  tooManyEdits: "tooManyEdits",
  tagFixed: "tagFixed",
  tagHoldsEntries: "tagHoldsEntries",
  tagBelowItself: "tagBelowItself",
  tagExists: "tagExists",
  fixedPageTag: "fixedPageTag",
  fixedPagePublic: "fixedPagePublic",
  pageThere: "pageThere",
  endsBeforeItBegins: "endsBeforeItBegins",
  endIsOver: "endIsOver",
  fixedPageStays: "fixedPageStays",
  nameRequired: "nameRequired",
  firstNameRequired: "firstNameRequired",
  lastNameRequired: "lastNameRequired",
  nameTooShort: "nameTooShort",
  messageTooShort: "messageTooShort",
  commentTooShort: "commentTooShort",
  addressInvalid: "addressInvalid",
  addressFormat: "addressFormat",
  addressReserved: "addressReserved",
  addressTaken: "addressTaken",
  addressNowhere: "addressNowhere",
  redirectFrom: "redirectFrom",
  redirectTarget: "redirectTarget",
  redirectBack: "redirectBack",
  redirectChain: "redirectChain",
  redirectMissing: "redirectMissing",
  tooManyRedirects: "tooManyRedirects",
  tooManyPages: "tooManyPages",
  tooManyNotes: "tooManyNotes",
  rolesMissing: "rolesMissing",
  captchaRequired: "captchaRequired",
  measurementId: "measurementId",
  pushKeyInvalid: "pushKeyInvalid",
  pushServiceUnknown: "pushServiceUnknown",
  tooManyDevices: "tooManyDevices",
  sizeInvalid: "sizeInvalid",
  daysInverted: "daysInverted",
  unknownPlace: "unknownPlace",
  offerDay: "offerDay",
  pricesNotShown: "pricesNotShown",
  variantTwice: "variantTwice",
  unknownProduct: "unknownProduct",
  productItself: "productItself",
  productTwice: "productTwice",
  countryInvalid: "countryInvalid",
  ibanInvalid: "ibanInvalid",
  bicInvalid: "bicInvalid",
  bandTwice: "bandTwice",
  couponCode: "couponCode",
  couponTaken: "couponTaken",
  couponUnknown: "couponUnknown",
  couponEnded: "couponEnded",
  couponUsedUp: "couponUsedUp",
  percentTooBig: "percentTooBig",
  tooManyCoupons: "tooManyCoupons",
  eInvoiceBroken: "eInvoiceBroken",
  eInvoiceOther: "eInvoiceOther",
  eInvoicePdfBroken: "eInvoicePdfBroken",
  eInvoiceNotAttached: "eInvoiceNotAttached",
  eInvoiceTooLarge: "eInvoiceTooLarge",
  cartEmpty: "cartEmpty",
  amountMissing: "amountMissing",
  notSold: "notSold",
  chooseVariant: "chooseVariant",
  noSuchPack: "noSuchPack",
  zipInvalid: "zipInvalid",
  needsAgeCheck: "needsAgeCheck",
  ageRequired: "ageRequired",
  paymentNotOffered: "paymentNotOffered",
  paymentRefused: "paymentRefused",
  ageUnchecked: "ageUnchecked",
  outOfStock: "outOfStock",
  refundPending: "refundPending",
  refundOver: "refundOver",
  refundNotLeft: "refundNotLeft",
  refundTooMuch: "refundTooMuch",
  refundEmpty: "refundEmpty",
  reducePaid: "reducePaid",
  depositAlone: "depositAlone",
  restockOfSum: "restockOfSum",
  rateMissing: "rateMissing",
  paymentPending: "paymentPending",
  orderTooLarge: "orderTooLarge",
  refundTooLarge: "refundTooLarge",
  statementUnknown: "statementUnknown",
  pricesHidden: "pricesHidden",
  deliveryNotOffered: "deliveryNotOffered",
  notDelivered: "notDelivered",
  tooManyPlaces: "tooManyPlaces",
  csvTooLong: "csvTooLong",
  csvUnreadable: "csvUnreadable",
  csvQuoteInLine: "csvQuoteInLine",
  csvQuoteOpen: "csvQuoteOpen",
  csvSurplusCells: "csvSurplusCells",
  csvNoColumns: "csvNoColumns",
  csvColumnTwice: "csvColumnTwice",
  priceNegative: "priceNegative",
  priceTooHigh: "priceTooHigh",
  socialAppId: "socialAppId",
  socialAppSecret: "socialAppSecret",
  socialToken: "socialToken",
  notPublicYet: "notPublicYet",
  socialNoPage: "socialNoPage",
  variableUnknown: "variableUnknown",
  variableEmpty: "variableEmpty",
  markOpen: "markOpen",
  markInMark: "markInMark",
  bracketStray: "bracketStray",
  tooManyMarks: "tooManyMarks",
  modelTooLong: "modelTooLong",
} as const;

/** PostgreSQL cannot store U+0000, and a lone surrogate is not Unicode text. */
function isCleanText(value: string): boolean {
  return !value.includes("\u0000") && value.isWellFormed();
}

export type FieldKey = (typeof fieldKeys)[keyof typeof fieldKeys];

export const cleanTextOr = (missing: FieldKey) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : undefined) })
    .refine(isCleanText, { error: fieldKeys.badText });

export const cleanText = cleanTextOr(fieldKeys.required);

/** One line of text, normalised by `readable`. Tabs and line breaks become blanks. */
export function line(max: number, min = 0) {
  return cleanText
    .transform((value) => readable(value).replace(/[\t\n\r]+/gu, " "))
    .pipe(
      z
        .string()
        .min(min, { error: min === 1 ? fieldKeys.required : undefined })
        .max(max),
    );
}

export const requiredLine = (max: number) => line(max, 1);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * A malformed id becomes '', which matches no row. So it counts as the id of a missing row and causes no validation
 * error.
 */
export const id = z.string().transform((value) => (uuid.test(value) ? value : ""));

const readablePath = /^(?:\/[^/\p{C}]{1,100}){1,3}\/?$/u;

/** An entry's id or readable address. Any other text becomes '', which matches no row. */
export const idOrPath = z.string().transform((value) => (uuid.test(value) || readablePath.test(value) ? value : ""));

export const fileIdList = z.array(id).max(limits.filesPerList);

type EmailMessages = Record<"required" | "invalid", FieldKey>;

export function emailSaying({ required, invalid }: EmailMessages) {
  return cleanTextOr(required)
    .transform(normalAddress)
    .pipe(
      z
        .string()
        .min(1, { error: required })
        .max(limits.handleLength)
        .refine((value) => value === "" || isMailAddress(value), { error: invalid }),
    );
}

/** Also accepts addresses that only earlier releases accepted, so that stored values can still be read and found. */
export const storedEmail = cleanTextOr(fieldKeys.emailRequired)
  .transform((value) => value.normalize("NFC").trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: fieldKeys.emailRequired })
      .max(limits.handleLength)
      .regex(/^[^\s\p{C}@<>()",;:\\[\]]+@[^\s\p{C}@<>()",;:\\[\]]+\.[^\s\p{C}@<>()",;:\\[\]]{2,}$/u, {
        error: fieldKeys.emailInvalid,
      }),
  );

export const email = emailSaying({ required: fieldKeys.emailRequired, invalid: fieldKeys.emailInvalid });

export const emailOrNone = z.union([z.literal(""), email]);

/** The full path of a tag: up to 8 levels of 1–60 characters, joined by '|'. */
export const tagPath = cleanText
  .transform((value) => value.normalize("NFC").split("|").map(readable).join("|"))
  .refine(
    (path) => {
      const levels = path.split("|");
      return (
        levels.length <= limits.tagLevels &&
        levels.every((level) => level.length > 0 && level.length <= limits.tagLevelLength)
      );
    },
    { error: fieldKeys.tagInvalid },
  );

export const uniqueTexts = (texts: string[]): string[] => [...new Set(texts)];

export const tagList = z.array(tagPath).max(limits.tagsPerItem).transform(uniqueTexts);

export const tagLevel = tagPath.refine((level) => !level.includes("|"), { error: fieldKeys.tagInvalid });

/** Years outside 1000–9999 (UTC) are refused, because databases and programs write them differently. */
const FIRST_MS = Date.UTC(1000, 0, 1);
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

function isStorable(moment: Date): boolean {
  return moment.getTime() >= FIRST_MS && moment.getTime() <= LAST_MS;
}

/** YYYY-MM-DD. An invalid day stops the validation, because later checks compute with the day. */
export const isoDay = z.iso
  .date({ error: fieldKeys.dateInvalid, abort: true })
  .refine((day) => isStorable(new Date(day)), { error: fieldKeys.dateInvalid, abort: true });

/** ISO 8601 with a zone, in the years 1000 to 9999 (UTC). The output is a Date. */
export const isoMoment = z.iso
  .datetime({ offset: true, error: fieldKeys.dateInvalid, abort: true })
  .transform((value) => new Date(value))
  .refine(isStorable, { error: fieldKeys.dateInvalid, abort: true });

/**
 * A link with http, https, mailto or tel, a path of this site, or an anchor ('#…'). Incomplete links are completed if
 * possible.
 */
export const linkUrl = cleanText
  .transform((value) => completeLink(value) ?? value.trim())
  .pipe(z.string().min(1, { error: fieldKeys.required, abort: true }).max(limits.urlLength))
  .refine((value) => completeLink(value) === value, { error: fieldKeys.urlInvalid });

/** '' means that there is no link. */
export const linkUrlOrNone = cleanText
  .transform((value) => completeLink(value) ?? value.trim())
  .pipe(z.string().max(limits.urlLength))
  .refine((value) => value === "" || completeLink(value) === value, { error: fieldKeys.urlInvalid });

/** Accepts every safe link, because earlier releases had looser rules for links. */
export const storedLinkUrl = cleanText.refine(isSafeUrl, { error: fieldKeys.urlInvalid });

export const storedLinkUrlOrNone = cleanText.refine((value) => value === "" || isSafeUrl(value), {
  error: fieldKeys.urlInvalid,
});

export const pageInput = {
  limit: z.number().int().min(1).max(limits.listMax).default(limits.listDefault),
  skip: z.number().int().min(0).max(1_000_000_000).default(0),
  q: line(limits.searchLength).optional(),
};

/** A sort key sorts in ascending order. With a leading '-', it sorts in descending order. */
export function sortKey<const Keys extends readonly [string, ...string[]]>(keys: Keys) {
  const allowed = keys.flatMap((key) => [key, `-${key}` as const]);
  return z.enum(allowed as [Keys[number] | `-${Keys[number]}`], { error: fieldKeys.unknownSortKey });
}

/** Any number is valid. A write with an outdated version must cause a conflict and not a validation error. */
export const version = z.number().int();

/** The address form of mail headers: 'Verein <post@example.org>'. */
const mailboxPattern = /^[^<>\p{C}]*<([^<>]+)>$/u;

export const mailboxOrNone = cleanText
  // Line breaks are refused, because they may be an attempt to add another mail header.
  .refine((value) => !/\p{Cc}/u.test(value.trim()), { error: fieldKeys.emailInvalid })
  .pipe(line(limits.handleLength))
  .transform((value) => value.replace(/\.(?=>?$)/u, ""))
  .refine((value) => value === "" || isMailAddress(mailboxPattern.exec(value)?.[1] ?? value), {
    error: fieldKeys.emailInvalid,
  });
