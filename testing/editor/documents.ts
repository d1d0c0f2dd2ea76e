import fc from "fast-check";
import {
  marks,
  type Block,
  type FigureElement,
  type Inline,
  type LinkElement,
  type ListElement,
  type ListItemElement,
  type TableElement,
  type TextNode,
} from "#client/editor/nodes.ts";

export const ownPicture = "/api/v0/download/0191aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa/0191aaaa-aaaa-7aaa-8aaa-bbbbbbbbbbbb";

/**
 * Some characters are left out: the contract refuses U+0000 and lone surrogates, and HTML parsers convert carriage
 * returns.
 */
const letters = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 8 }),
    fc.constantFrom("a", " ", "  ", "\n", " \n ", "\u00a0", "<", "&amp;", "a b", "\t", "<br>", '"'),
  )
  .map((text) => text.replace(/[\u0000\r]/gu, ""));

const text: fc.Arbitrary<TextNode> = fc.record(
  { text: letters, ...Object.fromEntries(marks.map((mark) => [mark, fc.constant(true as const)])) },
  { requiredKeys: ["text"] },
);
const link: fc.Arbitrary<LinkElement> = fc.record({
  type: fc.constant("link" as const),
  href: fc.constantFrom("/Kontakt", 'https://example.org/?a=1&b="2"', "mailto:a@example.org", "#a"),
  children: fc.array(text, { minLength: 1, maxLength: 3 }),
});
const inlines: fc.Arbitrary<Inline[]> = fc.array(fc.oneof({ weight: 3, arbitrary: text }, link), {
  minLength: 1,
  maxLength: 5,
});

const line = fc.record({ type: fc.constantFrom("paragraph", "heading-1", "heading-2"), children: inlines });
const figure: fc.Arbitrary<FigureElement> = fc.record(
  {
    type: fc.constant("figure" as const),
    src: fc.constant(ownPicture),
    alt: letters.map((alt) => alt.replaceAll("\n", "")),
    caption: inlines,
    place: fc.constantFrom("left" as const, "right" as const),
    children: fc.constant([{ text: "" }]),
  },
  { requiredKeys: ["type", "src", "alt", "caption", "children"] },
);

const cell = fc.record(
  { type: fc.constant("table-cell" as const), isHeading: fc.constant(true as const), children: inlines },
  { requiredKeys: ["type", "children"] },
);
const table: fc.Arbitrary<TableElement> = fc.integer({ min: 2, max: 3 }).chain((width) => {
  const row = fc.record({
    type: fc.constant("table-row" as const),
    children: fc.array(cell, { minLength: width, maxLength: width }),
  });
  return fc.record({ type: fc.constant("table" as const), children: fc.array(row, { minLength: 1, maxLength: 3 }) });
});

function listsOfDepth(levels: number): fc.Arbitrary<ListElement> {
  const itemText = fc.record({ type: fc.constant("item-text" as const), children: inlines });
  const lower = levels > 0 ? fc.array(listsOfDepth(levels - 1), { maxLength: 2 }) : fc.constant([]);
  const item: fc.Arbitrary<ListItemElement> = fc
    .tuple(itemText, lower)
    .map(([first, lists]) => ({ type: "list-item", children: [first, ...lists] }));
  const items = fc.array(item, { minLength: 1, maxLength: 3 });
  const start = fc.integer({ min: -3, max: 2000 }).filter((number) => number !== 1);
  return fc.oneof(
    fc.record({ type: fc.constant("bulleted-list" as const), children: items }),
    fc.record(
      { type: fc.constant("numbered-list" as const), start, children: items },
      { requiredKeys: ["type", "children"] },
    ),
  );
}

const list = listsOfDepth(2);
const quote = fc.record({
  type: fc.constant("quote" as const),
  children: fc.array(fc.oneof(line, list), { minLength: 1, maxLength: 3 }),
});

export const documents = fc.array(fc.oneof(line, list, quote, figure, table), {
  minLength: 1,
  maxLength: 5,
}) as fc.Arbitrary<Block[]>;
