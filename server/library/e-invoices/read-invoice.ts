// Reads an invoice of EN 16931 in both of its syntaxes: UBL (XRechnung) and CII (XRechnung, ZUGFeRD, Factur-X).
import type { EInvoice, InvoiceLine, InvoiceParty } from "#contract/schemas/e-invoices.ts";
import { at, children, textOf, type XmlNode, type XmlValue } from "../../outside/xml.ts";

/** Parts of one name that are shown, such as lines or notes. A longer invoice is still there as a file. */
const MOST = 1_000;

const listed = (node: XmlValue | undefined, name: string): XmlValue[] => children(node, name).slice(0, MOST);

/** The types of UNTDID 1001 that take money back. */
const corrections = new Set(["381", "384"]);

/** @returns null if the document is neither syntax */
export function readInvoice(document: XmlNode): EInvoice | null {
  const cii = at(document, "CrossIndustryInvoice");
  if (cii !== undefined) return readCii(cii);
  const invoice = at(document, "Invoice");
  const credit = at(document, "CreditNote");
  if (invoice !== undefined) return readUbl(invoice, false);
  return credit === undefined ? null : readUbl(credit, true);
}

const said = (node: XmlValue | undefined, ...path: string[]): string => textOf(at(node, ...path));
const attribute = (node: XmlValue | undefined, name: string): string =>
  textOf((node as XmlNode | undefined)?.[`@${name}`]);
const profileOf = (identifier: string): string => identifier.split(/[:#]/u).findLast((part) => part !== "") ?? "";
const lines = (...texts: string[]): string[] => texts.filter((text) => text !== "");

function readUbl(root: XmlValue, isCredit: boolean): EInvoice {
  const type = said(root, isCredit ? "CreditNoteTypeCode" : "InvoiceTypeCode");
  const totals = at(root, "LegalMonetaryTotal");
  const means = children(root, "PaymentMeans");
  const account = means.map((one) => at(one, "PayeeFinancialAccount")).find((one) => said(one, "ID") !== "");
  const items = listed(root, isCredit ? "CreditNoteLine" : "InvoiceLine");
  return {
    syntax: "ubl",
    profile: profileOf(said(root, "CustomizationID")),
    kind: isCredit || corrections.has(type) ? "correction" : "invoice",
    number: said(root, "ID"),
    issued: said(root, "IssueDate"),
    due: said(root, "DueDate") || said(means[0], "PaymentDueDate"),
    currency: said(root, "DocumentCurrencyCode"),
    seller: ublParty(at(root, "AccountingSupplierParty", "Party")),
    buyer: ublParty(at(root, "AccountingCustomerParty", "Party")),
    buyerReference: said(root, "BuyerReference") || said(root, "OrderReference", "ID"),
    lines: items.map((line) => ublLine(line, isCredit ? "CreditedQuantity" : "InvoicedQuantity")),
    extras: listed(root, "AllowanceCharge").map((one) => ({
      reason: said(one, "AllowanceChargeReason"),
      amount: said(one, "Amount"),
      isCharge: said(one, "ChargeIndicator") === "true",
    })),
    vat: listed(at(root, "TaxTotal"), "TaxSubtotal").map((part) => ({
      percent: said(part, "TaxCategory", "Percent"),
      net: said(part, "TaxableAmount"),
      vat: said(part, "TaxAmount"),
      reason: said(part, "TaxCategory", "TaxExemptionReason"),
    })),
    sums: {
      net: said(totals, "TaxExclusiveAmount"),
      vat: said(root, "TaxTotal", "TaxAmount"),
      gross: said(totals, "TaxInclusiveAmount"),
      paid: said(totals, "PrepaidAmount"),
      due: said(totals, "PayableAmount"),
    },
    account: account
      ? {
          holder: said(account, "Name"),
          iban: said(account, "ID"),
          bic: said(account, "FinancialInstitutionBranch", "ID"),
        }
      : null,
    reference: said(means[0], "PaymentID"),
    terms: said(root, "PaymentTerms", "Note"),
    notes: listed(root, "Note").map(textOf).filter(Boolean),
  };
}

function ublParty(party: XmlValue | undefined): InvoiceParty {
  const address = at(party, "PostalAddress");
  const schemes = children(party, "PartyTaxScheme");
  const taxId = (isVat: boolean): string =>
    said(
      schemes.find((one) => (said(one, "TaxScheme", "ID") === "VAT") === isVat),
      "CompanyID",
    );
  return {
    name: said(party, "PartyName", "Name") || said(party, "PartyLegalEntity", "RegistrationName"),
    address: lines(
      said(address, "StreetName"),
      said(address, "AdditionalStreetName"),
      `${said(address, "PostalZone")} ${said(address, "CityName")}`.trim(),
      said(address, "Country", "IdentificationCode"),
    ),
    vatId: taxId(true),
    taxNumber: taxId(false),
    email: said(party, "Contact", "ElectronicMail"),
    phone: said(party, "Contact", "Telephone"),
  };
}

function ublLine(line: XmlValue, quantityName: string): InvoiceLine {
  const quantity = at(line, quantityName);
  return {
    id: said(line, "ID"),
    name: said(line, "Item", "Name"),
    text: said(line, "Item", "Description"),
    quantity: textOf(quantity),
    unit: attribute(quantity, "unitCode"),
    price: said(line, "Price", "PriceAmount"),
    total: said(line, "LineExtensionAmount"),
    percent: said(line, "Item", "ClassifiedTaxCategory", "Percent"),
  };
}

function readCii(root: XmlValue): EInvoice {
  const document = at(root, "ExchangedDocument");
  const trade = at(root, "SupplyChainTradeTransaction");
  const agreement = at(trade, "ApplicableHeaderTradeAgreement");
  const settlement = at(trade, "ApplicableHeaderTradeSettlement");
  const totals = at(settlement, "SpecifiedTradeSettlementHeaderMonetarySummation");
  const terms = at(settlement, "SpecifiedTradePaymentTerms");
  const means = children(settlement, "SpecifiedTradeSettlementPaymentMeans");
  const paid = means.find((one) => said(one, "PayeePartyCreditorFinancialAccount", "IBANID") !== "");
  const items = listed(trade, "IncludedSupplyChainTradeLineItem");
  return {
    syntax: "cii",
    profile: profileOf(said(root, "ExchangedDocumentContext", "GuidelineSpecifiedDocumentContextParameter", "ID")),
    kind: corrections.has(said(document, "TypeCode")) ? "correction" : "invoice",
    number: said(document, "ID"),
    issued: ciiDay(at(document, "IssueDateTime")),
    due: ciiDay(at(terms, "DueDateDateTime")),
    currency: said(settlement, "InvoiceCurrencyCode"),
    seller: ciiParty(at(agreement, "SellerTradeParty")),
    buyer: ciiParty(at(agreement, "BuyerTradeParty")),
    buyerReference:
      said(agreement, "BuyerReference") || said(agreement, "BuyerOrderReferencedDocument", "IssuerAssignedID"),
    lines: items.map(ciiLine),
    extras: listed(settlement, "SpecifiedTradeAllowanceCharge").map((one) => ({
      reason: said(one, "Reason"),
      amount: said(one, "ActualAmount"),
      isCharge: said(one, "ChargeIndicator", "Indicator") === "true",
    })),
    vat: listed(settlement, "ApplicableTradeTax").map((part) => ({
      percent: said(part, "RateApplicablePercent"),
      net: said(part, "BasisAmount"),
      vat: said(part, "CalculatedAmount"),
      reason: said(part, "ExemptionReason"),
    })),
    sums: {
      net: said(totals, "TaxBasisTotalAmount"),
      vat: said(totals, "TaxTotalAmount"),
      gross: said(totals, "GrandTotalAmount"),
      paid: said(totals, "TotalPrepaidAmount"),
      due: said(totals, "DuePayableAmount"),
    },
    account: paid
      ? {
          holder: said(paid, "PayeePartyCreditorFinancialAccount", "AccountName"),
          iban: said(paid, "PayeePartyCreditorFinancialAccount", "IBANID"),
          bic: said(paid, "PayeeSpecifiedCreditorFinancialInstitution", "BICID"),
        }
      : null,
    reference: said(settlement, "PaymentReference"),
    terms: said(terms, "Description"),
    notes: listed(document, "IncludedNote")
      .map((note) => said(note, "Content"))
      .filter(Boolean),
  };
}

/** CII writes days as 20261124. */
function ciiDay(moment: XmlValue | undefined): string {
  const digits = said(moment, "DateTimeString");
  return /^\d{8}$/u.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}` : digits;
}

function ciiParty(party: XmlValue | undefined): InvoiceParty {
  const address = at(party, "PostalTradeAddress");
  const contact = at(party, "DefinedTradeContact");
  const taxId = (scheme: string): string => {
    const ids = children(party, "SpecifiedTaxRegistration").map((one) => at(one, "ID"));
    return textOf(ids.find((one) => attribute(one, "schemeID") === scheme));
  };
  return {
    name: said(party, "Name"),
    address: lines(
      said(address, "LineOne"),
      said(address, "LineTwo"),
      `${said(address, "PostcodeCode")} ${said(address, "CityName")}`.trim(),
      said(address, "CountryID"),
    ),
    vatId: taxId("VA"),
    taxNumber: taxId("FC"),
    email: said(contact, "EmailURIUniversalCommunication", "URIID"),
    phone: said(contact, "TelephoneUniversalCommunication", "CompleteNumber"),
  };
}

function ciiLine(line: XmlValue): InvoiceLine {
  const quantity = at(line, "SpecifiedLineTradeDelivery", "BilledQuantity");
  const settlement = at(line, "SpecifiedLineTradeSettlement");
  return {
    id: said(line, "AssociatedDocumentLineDocument", "LineID"),
    name: said(line, "SpecifiedTradeProduct", "Name"),
    text: said(line, "SpecifiedTradeProduct", "Description"),
    quantity: textOf(quantity),
    unit: attribute(quantity, "unitCode"),
    price: said(line, "SpecifiedLineTradeAgreement", "NetPriceProductTradePrice", "ChargeAmount"),
    total: said(settlement, "SpecifiedTradeSettlementLineMonetarySummation", "LineTotalAmount"),
    percent: said(settlement, "ApplicableTradeTax", "RateApplicablePercent"),
  };
}
