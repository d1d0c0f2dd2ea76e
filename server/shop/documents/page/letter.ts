// Draws what all documents share: sender, address window, facts, folding marks and footer (DIN 5008, form B).
import type { DocumentContent } from "#contract/shop/document-content.ts";
import { decorate, headOf, mm, type openPicture, type Pdf } from "../../../outside/pdf-writer.ts";
import { faint, LEFT, line, lineHeight, paragraph, RIGHT, type Sheet, write } from "./sheet.ts";
import { type Printable, titleOf, type Words } from "./words.ts";

const ADDRESS_TOP = mm(62.7);
const RETURN_TOP = mm(58);
const FACTS_TOP = mm(58);
const SUBJECT_TOP = mm(103);
const FOOT_TOP = mm(268);

const LOGO_TOP = mm(12);
const LOGO = { width: mm(50), height: mm(22) } as const;

export type Logo = { image: ReturnType<typeof openPicture>; width: number; height: number };

export function openLetter(sheet: Sheet, document: Printable, words: Words, logo: Logo | null): void {
  const { pdf, root } = sheet;
  const { content } = document;
  pdf.addPage();
  marks(pdf);
  const { seller } = content;
  const width = logo === null ? mm(150) : RIGHT - LEFT - LOGO.width - mm(6);
  root.add(pdf.struct("P", {}, () => void write(pdf, seller.name, { y: mm(20), size: 15, font: "semibold", width })));
  if (logo !== null) drawLogo(pdf, logo);
  const end = address(sheet, content, words);
  facts(sheet, document, words);
  sheet.y = Math.max(SUBJECT_TOP, end + mm(8));
  paragraph(sheet, titleOf(document), { tag: "H1", size: 16, font: "semibold", gap: 10 });
}

function drawLogo(pdf: Pdf, { image, width, height }: Logo): void {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  const y = LOGO_TOP + (LOGO.height - drawnHeight) / 2;
  decorate(pdf, () => pdf.image(image, RIGHT - drawnWidth, y, { width: drawnWidth, height: drawnHeight }));
}

function address({ pdf, root }: Sheet, { seller, customer }: DocumentContent, words: Words): number {
  const sender = [seller.name, seller.street, `${seller.zip} ${seller.city}`].filter((part) => part.trim() !== "");
  decorate(pdf, () => void write(pdf, sender.join(" · "), { y: RETURN_TOP, size: 7, color: faint, width: mm(80) }));
  const lines = [customer.name, customer.street, `${customer.zip} ${customer.city}`];
  if (customer.country !== "DE") lines.push(words.country(customer.country).toUpperCase());
  let height = 0;
  root.add(
    pdf.struct("P", {}, () => {
      height = write(pdf, lines.join("\n"), { y: ADDRESS_TOP + 4, size: 10.5, width: mm(80) });
    }),
  );
  return ADDRESS_TOP + 4 + height;
}

function facts({ pdf, root }: Sheet, { content, number }: Printable, { say, day }: Words): void {
  const { shipped, corrects, orderNumber, ordered } = content;
  const rows: [string, string][] = [
    [say("documents:facts.number"), number],
    [say("documents:facts.day"), day(content.day)],
    ...(corrects === null ? [] : [[say("documents:facts.corrects"), corrects.number] as [string, string]]),
    [say("documents:facts.order"), String(orderNumber)],
    [say("documents:facts.ordered"), day(ordered)],
    ...(shipped === null ? [] : [[say("documents:facts.shipped"), day(shipped)] as [string, string]]),
  ];
  const element = pdf.struct("Table");
  root.add(element);
  for (const [index, [label, value]] of rows.entries()) {
    const y = FACTS_TOP + index * lineHeight(10.5);
    element.add(
      pdf.struct("TR", {}, [
        pdf.struct("TH", headOf("Row"), () => void write(pdf, label, { y, x: mm(125), width: mm(33), color: faint })),
        pdf.struct("TD", {}, () => void write(pdf, value, { y, x: mm(158), width: mm(32), align: "right" })),
      ]),
    );
  }
  element.end();
}

function marks(pdf: Pdf): void {
  for (const [at, length] of [
    [105, 4],
    [148.5, 6],
    [210, 4],
  ] as const)
    line(pdf, mm(at), { from: mm(4), to: mm(4 + length), width: 0.3 });
}

export function foot(pdf: Pdf, content: DocumentContent, words: Words, page: { at: number; of: number }): void {
  const { seller, account } = content;
  const { say } = words;
  const columns = [
    [seller.name, seller.street, `${seller.zip} ${seller.city}`, ...seller.contact.split("\n")],
    [
      ...seller.register.split("\n"),
      seller.taxNumber && say("documents:taxNumber", { number: seller.taxNumber }),
      seller.vatId && say("documents:vatId", { number: seller.vatId }),
    ],
    account === null
      ? []
      : [
          account.holder,
          account.bank,
          say("documents:iban", { iban: account.iban.replace(/(.{4})(?=.)/gu, "$1 ") }),
          account.bic && say("documents:bic", { bic: account.bic }),
        ],
  ].map((lines) => lines.filter((text) => text.trim() !== "").slice(0, 7));
  line(pdf, FOOT_TOP - 5, { width: 0.3 });
  const width = (RIGHT - LEFT) / 3;
  decorate(pdf, () => {
    for (const [index, lines] of columns.entries())
      write(pdf, lines.join("\n"), {
        y: FOOT_TOP,
        x: LEFT + index * width,
        width: width - 10,
        size: 7.5,
        color: faint,
      });
    if (page.of > 1) {
      const text = say("documents:page", { page: page.at, pages: page.of });
      write(pdf, text, { y: FOOT_TOP - 18, size: 8, color: faint, align: "right" });
    }
  });
}
