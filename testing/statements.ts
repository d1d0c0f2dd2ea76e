export type Paid = {
  amount: string;
  text: string;
  name?: string;
  day?: string;
  way?: "CRDT" | "DBIT";
  status?: string;
  reversal?: boolean;
  currency?: string;
};

const entry = (version: "02" | "08", paid: Paid): string => {
  const { amount, text, name = "Erika Muster", day = "2026-11-12", way = "CRDT", currency = "EUR" } = paid;
  const { status = "BOOK", reversal = false } = paid;
  const payer = version === "02" ? `<Nm>${name}</Nm>` : `<Pty><Nm>${name}</Nm></Pty>`;
  return `<Ntry>
    <Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd>${reversal ? "<RvslInd>true</RvslInd>" : ""}
    <Sts>${version === "02" ? status : `<Cd>${status}</Cd>`}</Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
    <NtryDtls><TxDtls>
      <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <RltdPties><Dbtr>${payer}</Dbtr></RltdPties>
      <RmtInf>${text.replaceAll(/.{1,35}/gsu, "<Ustrd>$&</Ustrd>")}</RmtInf>
    </TxDtls></NtryDtls>
    <AddtlNtryInf>SEPA-Überweisung</AddtlNtryInf></Ntry>`;
};

export function camt(version: "02" | "08", paid: readonly Paid[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
  <GrpHdr><MsgId>1</MsgId></GrpHdr>
  <Stmt><Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>
  ${paid.map((one) => entry(version, one)).join("\n")}</Stmt></BkToCstmrStmt></Document>`;
}
