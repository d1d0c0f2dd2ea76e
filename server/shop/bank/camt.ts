// Parses CAMT.053 and CAMT.052 (ISO 20022). Their versions .02 and .08 have different elements for payer and status.
import { at, children, rawTextOf, readXml, textOf, type XmlNode, type XmlValue } from "../../outside/xml.ts";
import { type Booking, dayOf, plain, type Read, type Statement, statementOf } from "./booking.ts";

const roots = [
  ["BkToCstmrStmt", "Stmt"],
  ["BkToCstmrAcctRpt", "Rpt"],
] as const;

export const isBroken = (text: string): boolean => readXml(text) === null;

export function readCamt(text: string): Statement | null {
  const document = at(readXml(text) ?? undefined, "Document");
  const root = roots.find(([name]) => at(document, name) !== undefined);
  if (!root) return null;
  const entries = children(at(document, root[0]), root[1]).flatMap((statement) => children(statement, "Ntry"));
  return statementOf(entries.map(readEntry));
}

function readEntry(entry: XmlValue): Read {
  const status = at(entry, "Sts");
  const isBooked = (textOf(status) || textOf(at(status, "Cd"))) === "BOOK";
  if (!isBooked || textOf(at(entry, "CdtDbtInd")) === "DBIT" || textOf(at(entry, "RvslInd")) === "true") return "other";
  const day = dayOf(
    textOf(at(entry, "BookgDt", "Dt")) || textOf(at(entry, "BookgDt", "DtTm")) || textOf(at(entry, "ValDt", "Dt")),
  );
  const parts = children(entry, "NtryDtls").flatMap((details) => children(details, "TxDtls"));
  const cents = centsOf(textOf(amountOf(entry)));
  if (day === null || cents === null || !isCredit(entry)) return unreadable(entry, parts);
  if (cents === 0) return "other";
  // A batch entry contains several payments. They become separate credits only if their sum is the amount of the entry.
  const several = parts.length > 1 ? parts.filter(isCreditOrSilent).map((part) => bookingOf(day, part, [part])) : [];
  const sound = several.filter((part) => part !== null);
  const isWhole = sound.length === several.length && sound.reduce((sum, part) => sum + part.cents, 0) === cents;
  if (sound.length > 0 && isWhole) return { credits: sound.filter((part) => part.cents > 0) };
  const whole = bookingOf(day, entry, parts);
  return whole === null ? unreadable(entry, parts) : { credits: [whole] };
}

function unreadable(entry: XmlValue, parts: readonly XmlValue[]): Read {
  const [details] = parts;
  const said = [textOf(amountOf(entry)), nameOf(details), purposeOf(entry, details)].filter((part) => part !== "");
  return { unreadable: said.join(" · ") || "Ntry" };
}

const isCredit = (node: XmlValue): boolean => textOf(at(node, "CdtDbtInd")) === "CRDT";
const isCreditOrSilent = (node: XmlValue): boolean => at(node, "CdtDbtInd") === undefined || isCredit(node);

const amountOf = (money: XmlValue): XmlValue | undefined => at(money, "Amt") ?? at(money, "AmtDtls", "TxAmt", "Amt");

/** @param parts the transaction details; several if a batch entry becomes a single credit */
function bookingOf(day: string, money: XmlValue, parts: readonly XmlValue[]): Booking | null {
  const amount = amountOf(money);
  const cents = centsOf(textOf(amount));
  if (cents === null) return null;
  const currency = textOf((amount as XmlNode | undefined)?.["@Ccy"]).toUpperCase();
  const joined = (texts: readonly string[]): string => plain([...new Set(texts)].filter(Boolean).join(", "));
  const purposes = parts.length === 0 ? [purposeOf(money, undefined)] : parts.map((part) => purposeOf(money, part));
  return { day, cents, currency, name: joined(parts.map(nameOf)), text: joined(purposes) };
}

/** CAMT amounts have a decimal point and at most five decimals. */
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
  // Joins the lines without blanks, because banks split a text in the middle of words.
  const lines = children(remittance, "Ustrd").map(rawTextOf).join("");
  const said = [lines, ...structured, reference === "NOTPROVIDED" ? "" : reference].filter((part) => part !== "");
  return said.length > 0 ? said.join(" ") : textOf(at(details, "AddtlTxInf")) || textOf(at(money, "AddtlNtryInf"));
}
