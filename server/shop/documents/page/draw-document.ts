import { dayAfter } from "#contract/values/clock-of-place.ts";
import { documentPrefixes } from "#contract/shop/document-content.ts";
import { epcText } from "#contract/shop/epc-text.ts";
import { encode } from "uqr";
import { figureAt, mm, type Pdf, type PdfElement } from "../../../outside/pdf-writer.ts";
import { foot, type Logo, openLetter } from "./letter.ts";
import { LEFT, paragraph, RIGHT, room, type Sheet, write } from "./sheet.ts";
import { type Column, type Row, sums, table } from "./table.ts";
import { boughtOf, type Printable, type Words, wordsOf } from "./words.ts";

export async function drawDocument(pdf: Pdf, root: PdfElement, document: Printable, logo: Logo | null): Promise<void> {
  const words = wordsOf(document.content);
  const part = pdf.struct("Sect");
  root.add(part);
  const sheet: Sheet = { pdf, root: part, y: 0 };
  const first = pdf.bufferedPageRange().count;
  openLetter(sheet, document, words, logo);
  const draw = { invoice: drawInvoice, correction: drawCorrection, delivery: drawDelivery }[document.kind];
  await draw(sheet, document, words);
  part.end();
  feet(pdf, document, words, first);
}

function feet(pdf: Pdf, { content }: Printable, words: Words, first: number): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = first; page < count; page += 1) {
    pdf.switchToPage(page);
    foot(pdf, content, words, { at: page - first + 1, of: count - first });
  }
}

const article: Pick<Column, "width"> = { width: RIGHT - LEFT - 28 - 92 - 66 - 34 - 68 };

async function drawInvoice(sheet: Sheet, { content }: Printable, words: Words): Promise<void> {
  const { say, money } = words;
  await goodsTable(sheet, content, words);
  const goods = content.lines.reduce((sum, { total }) => sum + total, 0);
  sums(sheet, [
    { label: say("documents:sums.goods"), value: money(goods) },
    ...(content.discount > 0 ? [{ label: discountLabel(content, words), value: money(-content.discount) }] : []),
    ...(content.deposit > 0 ? [{ label: say("documents:sums.deposit"), value: money(content.deposit) }] : []),
    {
      label: say(content.delivery === "pickup" ? "documents:sums.pickup" : "documents:sums.shipping"),
      value: money(content.shipping),
    },
    { label: say("documents:sums.total"), value: money(content.total), isTotal: true },
    ...vatRows(content, words),
  ]);
  if (content.smallBusiness) paragraph(sheet, say("documents:smallBusiness"));
  payment(sheet, content, words);
  if (content.shipped === null) paragraph(sheet, say("documents:deliveryLater"));
}

function discountLabel({ coupon }: Printable["content"], { say }: Words): string {
  return coupon === undefined ? say("documents:sums.discount") : say("documents:sums.coupon", { code: coupon });
}

type Goods = Pick<Printable["content"], "lines" | "smallBusiness">;

async function goodsTable(
  sheet: Sheet,
  { lines, smallBusiness }: Goods,
  words: Words,
  sign: 1 | -1 = 1,
): Promise<void> {
  const { say } = words;
  const right = { align: "right" } as const;
  const hasVat = !smallBusiness;
  const columns: Column[] = [
    { title: say("documents:columns.position"), width: 28 },
    { title: say("documents:columns.article"), width: article.width + (hasVat ? 0 : 34) },
    { title: say("documents:columns.count"), width: 92 },
    { title: say("documents:columns.price"), width: 66, ...right },
    ...(hasVat ? [{ title: say("documents:columns.rate"), width: 34, ...right }] : []),
    { title: say("documents:columns.total"), width: 74, ...right },
  ];
  await table(sheet, columns, goodsRows(lines, words, { hasVat, sign }));
}

function goodsRows(lines: Goods["lines"], words: Words, { hasVat, sign }: { hasVat: boolean; sign: number }): Row[] {
  const { say, money } = words;
  return numbered(lines).map(({ line: one, isLast, key, count, cents, position }) => ({
    cells: [
      [String(position)],
      isLast && one.deposit > 0
        ? [words.article(one), say("documents:depositOf", { price: money(sign * one.deposit) })]
        : [words.article(one)],
      [say(`documents:${key}`, { count })],
      [money(cents)],
      ...(hasVat ? [[`${one.percent} %`]] : []),
      [money(sign * count * cents)],
    ],
  }));
}

function numbered(lines: Printable["content"]["lines"]) {
  return lines
    .flatMap((line) => boughtOf(line).map((part, at, all) => ({ line, isLast: at === all.length - 1, ...part })))
    .map((row, index) => ({ ...row, position: index + 1 }));
}

function vatRows({ vat }: Printable["content"], { say, money }: Words) {
  return vat.map((part) => ({
    label: say("documents:sums.vat", { rate: part.rate, net: money(part.net) }),
    value: money(part.vat),
  }));
}

function payment(sheet: Sheet, content: Printable["content"], words: Words): void {
  const { say, money, day } = words;
  const { paidAt, account, total, reference, payDays } = content;
  if (total === 0) return;
  if (paidAt !== null) return paragraph(sheet, say("documents:paid", { day: day(paidAt) }));
  const received = content.received ?? 0;
  if (received > 0) paragraph(sheet, say("documents:received", { received: money(received) }));
  const values = { total: money(total - received), reference };
  if (account === null) return paragraph(sheet, say("documents:pay", values));
  const until = day(dayAfter(content.day, payDays));
  paragraph(
    sheet,
    payDays === 0 ? say("documents:transferNow", values) : say("documents:transfer", { ...values, until }),
  );
  if (content.currency === "EUR") code(sheet, { ...account, cents: total - received, reference }, words);
}

const CODE = mm(26);

function code(sheet: Sheet, transfer: Parameters<typeof epcText>[0], { say }: Words): void {
  const { pdf, root } = sheet;
  room(sheet, CODE + 8);
  const { data, size } = encode(epcText(transfer), { ecc: "M", border: 0 });
  const module = CODE / size;
  const figure = pdf.struct(
    "Figure",
    figureAt(say("documents:code"), [LEFT, sheet.y, LEFT + CODE, sheet.y + CODE]),
    () => {
      for (const [y, row] of data.entries())
        for (const [x, isDark] of row.entries())
          if (isDark) pdf.rect(LEFT + x * module, sheet.y + y * module, module, module);
      pdf.fill("#000000");
    },
  );
  root.add(figure);
  root.add(
    pdf.struct("P", {}, () => {
      write(pdf, say("documents:scan"), { y: sheet.y, x: LEFT + CODE + 12, width: mm(60), size: 8.5 });
    }),
  );
  sheet.y += CODE + 12;
}

async function drawCorrection(sheet: Sheet, { content }: Printable, words: Words): Promise<void> {
  const { say, money, day } = words;
  const { corrects, vat, total } = content;
  if (corrects !== null) {
    const values = { number: corrects.number, day: day(corrects.day) };
    const whole = corrects.number.startsWith(documentPrefixes.correction) ? "correctionBack" : "correctsWhole";
    paragraph(sheet, say(`documents:${corrects.isWhole ? whole : "correctsPart"}`, values), { gap: 14 });
    if (corrects.reason) paragraph(sheet, say("documents:reason", { reason: corrects.reason }), { gap: 14 });
  }
  const back = corrects?.back;
  // A correction that reverses another correction has positive amounts, like an invoice.
  const sign = total < 0 ? -1 : 1;
  if (back && back.lines.length > 0) await goodsTable(sheet, { ...content, lines: back.lines }, words, sign);
  const goods = back?.lines.reduce((sum, line) => sum + line.total, 0) ?? 0;
  const deposit = back?.lines.reduce((sum, line) => sum + line.deposit, 0) ?? 0;
  const shipping = back?.shipping ?? 0;
  const part = (key: "goods" | "deposit" | "shipping", cents: number) =>
    cents === 0 ? [] : [{ label: say(`documents:sums.${key}`), value: money(sign * cents) }];
  sums(sheet, [
    ...part("goods", goods),
    ...part("deposit", deposit),
    ...part("shipping", shipping),
    { label: say("documents:sums.back"), value: money(total), isTotal: true },
    ...vatRows({ ...content, vat: vat.filter((one) => one.net !== 0 || one.vat !== 0) }, words),
  ]);
  if (content.smallBusiness) paragraph(sheet, say("documents:smallBusiness"));
}

async function drawDelivery(sheet: Sheet, { content }: Printable, words: Words): Promise<void> {
  const { say } = words;
  const where = content.delivery === "shipping" ? "ship" : content.delivery;
  paragraph(sheet, say(`documents:${where}`));
  if (content.minAge > 0) paragraph(sheet, say("documents:age", { age: content.minAge }), { font: "semibold" });
  const columns: Column[] = [
    { title: say("documents:columns.position"), width: 28 },
    { title: say("documents:columns.article"), width: RIGHT - LEFT - 28 - 130 - 60 },
    { title: say("documents:columns.count"), width: 130 },
    { title: say("documents:columns.packed"), width: 60, align: "right" },
  ];
  const rows = numbered(content.lines).map(({ line, key, count, position }) => ({
    cells: [[String(position)], [words.article(line)], [say(`documents:${key}`, { count })], ["☐"]],
  }));
  await table(sheet, columns, rows);
  sheet.y += 6;
  paragraph(sheet, say("documents:checked"));
}
