// CAMT.053 and .052 (ISO 20022, versions .02 and .08) as bookings: the versions differ in where they write who and whether.
import { at, children, rawTextOf, readXml, textOf, type XmlNode, type XmlValue } from "../outside/xml.ts";
import { type Booking, dayOf, plain, type Statement } from "./booking.ts";

const roots = [
  ["BkToCstmrStmt", "Stmt"],
  ["BkToCstmrAcctRpt", "Rpt"],
] as const;

/** @returns null for what is no such document */
export function readCamt(text: string): Statement | null {
  const document = at(readXml(text) ?? undefined, "Document");
  const root = roots.find(([name]) => at(document, name) !== undefined);
  if (!root) return null;
  const entries = children(at(document, root[0]), root[1]).flatMap((statement) => children(statement, "Ntry"));
  const read = entries.map(creditsOf);
  return {
    credits: read.flatMap((credits) => credits ?? []),
    others: read.filter((credits) => credits === null).length,
  };
}

/** @returns null for what brings no money, is only announced, or takes back what the account has paid */
function creditsOf(entry: XmlValue): Booking[] | null {
  const status = at(entry, "Sts");
  const isBooked = (textOf(status) || textOf(at(status, "Cd"))) === "BOOK";
  const day = dayOf(
    textOf(at(entry, "BookgDt", "Dt")) || textOf(at(entry, "BookgDt", "DtTm")) || textOf(at(entry, "ValDt", "Dt")),
  );
  if (!isBooked || day === null || !isCredit(entry) || textOf(at(entry, "RvslInd")) === "true") return null;
  const parts = children(entry, "NtryDtls").flatMap((details) => children(details, "TxDtls"));
  // One booking may hold many payments: then each says what it is.
  const several = parts.length > 1 ? parts : [];
  const whole = [bookingOf(day, entry, parts[0])];
  const credits =
    several.length > 0 ? several.filter(isCreditOrSilent).map((part) => bookingOf(day, part, part)) : whole;
  const sound = credits.filter((credit) => credit !== null);
  return sound.length > 0 ? sound : null;
}

const isCredit = (node: XmlValue): boolean => textOf(at(node, "CdtDbtInd")) === "CRDT";
const isCreditOrSilent = (node: XmlValue): boolean => at(node, "CdtDbtInd") === undefined || isCredit(node);

function bookingOf(day: string, money: XmlValue, details: XmlValue | undefined): Booking | null {
  const amount = at(money, "Amt") ?? at(money, "AmtDtls", "TxAmt", "Amt");
  const cents = centsOf(textOf(amount));
  if (cents === null || cents <= 0) return null;
  const currency = textOf((amount as XmlNode | undefined)?.["@Ccy"]).toUpperCase();
  return { day, cents, currency, name: plain(nameOf(details)), text: plain(purposeOf(money, details)) };
}

/** XML writes a dot, and at most five decimals. */
function centsOf(amount: string): number | null {
  const [, whole, decimals = ""] = /^\s*(\d{1,13})(?:\.(\d{1,5}))?\s*$/u.exec(amount) ?? [];
  return whole === undefined || /[^0]/u.test(decimals.slice(2))
    ? null
    : Number(whole + decimals.slice(0, 2).padEnd(2, "0"));
}

function nameOf(details: XmlValue | undefined): string {
  const parties = at(details, "RltdPties");
  const payers = [at(parties, "UltmtDbtr"), at(parties, "Dbtr")];
  const names = payers.flatMap((payer) => [textOf(at(payer, "Nm")), textOf(at(payer, "Pty", "Nm"))]);
  return [...new Set(names.filter((name) => name !== ""))].join(", ");
}

function purposeOf(money: XmlValue, details: XmlValue | undefined): string {
  const remittance = at(details, "RmtInf");
  const structured = children(remittance, "Strd").map((part) => textOf(at(part, "CdtrRefInf", "Ref")));
  const reference = textOf(at(details, "Refs", "EndToEndId"));
  // Banks cut one text into lines, without regard to words.
  const lines = children(remittance, "Ustrd").map(rawTextOf).join("");
  const said = [lines, ...structured, reference === "NOTPROVIDED" ? "" : reference].filter((part) => part !== "");
  return said.length > 0 ? said.join(" ") : textOf(at(details, "AddtlTxInf")) || textOf(at(money, "AddtlNtryInf"));
}
