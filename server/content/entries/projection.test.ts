import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block, BlockOf } from "#contract/blocks/schema.ts";
import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import type { EntryParts, Section } from "#contract/schemas/entry-parts.ts";
import { projectEnglish, withEnglish } from "./english.ts";
import { projectBlocks, withParts } from "./projection.ts";

type Body = Omit<EntryParts, "english">;

const html = fc.constantFrom("", "<p>Most</p>", "<p>Wein</p>", "<p>Saft</p>", "<p>Obst</p>");
const english = fc.constantFrom("cider", "wine", "juice");
const file = fc.constantFrom("a", "b", "c", "d");
const files = fc.array(file, { maxLength: 3 });
const url = fc.constantFrom("/a", "/b", "https://example.org/");
const word = fc.constantFrom("", "Hof", "Ernte");
const few = { maxLength: 5 };

const orNot = <Texts extends object>(texts: fc.Arbitrary<Texts>): fc.Arbitrary<{ en?: Texts }> =>
  fc.option(texts, { nil: undefined }).map((en) => (en ? { en } : {}));

const image = fc.record({ file, caption: word });
const images = fc.array(image, { maxLength: 3 });
const settings = fc
  .record({ title: word, images, intervalMs: fc.constantFrom(500, 5_000) })
  .map((some) => ({ ...defaultGallery, ...some }));

type Bare<Type extends Block["type"]> = Omit<BlockOf<Type>, "id">;

const text: fc.Arbitrary<Bare<"text">> = fc
  .tuple(fc.record({ html, media: files }), orNot(fc.record({ html: english })))
  .map(([german, en]) => ({ type: "text", ...german, ...en }));
const gallery: fc.Arbitrary<Bare<"gallery">> = fc
  .tuple(
    settings,
    fc.array(
      fc.tuple(image, orNot(fc.record({ caption: english }))).map(([one, en]) => ({ ...one, ...en })),
      { maxLength: 3 },
    ),
    orNot(fc.record({ title: english })),
  )
  .map(([one, shown, en]) => ({ type: "gallery", settings: { ...one, images: shown }, ...en }));
const fileList: fc.Arbitrary<Bare<"fileList">> = files.map((list) => ({ type: "fileList", files: list }));
const downloads: fc.Arbitrary<Bare<"downloads">> = fc
  .array(file, { minLength: 1, maxLength: 3 })
  .map((list) => ({ type: "downloads", files: list }));
const links: fc.Arbitrary<Bare<"links">> = fc
  .array(
    fc
      .tuple(fc.record({ title: word, url }), orNot(fc.record({ title: english })))
      .map(([one, en]) => ({ ...one, ...en })),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) => ({ type: "links", links: list }));
/** A block type that this release's REST API does not know. */
const foreign = fc.constant({ type: "map", place: "Hof" } as unknown as Bare<"text">);

const most = { downloads: 1, links: 1 } as Record<string, number>;

/** A valid body has at most one list of downloads and one of links; block ids are unique. */
const body: fc.Arbitrary<Block[]> = fc
  .array(fc.oneof(text, text, text, gallery, fileList, downloads, links, foreign), { maxLength: 9 })
  .map((bare) =>
    bare
      .filter((one, at) => bare.slice(0, at).filter(({ type }) => type === one.type).length < (most[one.type] ?? 9))
      .map((one, at) => ({ id: `old${at}`, ...one }) as Block),
  );

const section: fc.Arbitrary<Section> = fc.oneof(
  settings.map((one): Section => ({ type: "gallery", settings: one })),
  files.map((list): Section => ({ type: "download", files: list })),
);
const anyPart = {
  content: fc.array(html, few),
  media: fc.array(files, few),
  sections: fc.array(section, few),
  downloads: files,
  links: fc.array(fc.record({ title: word, url }), few),
};
const parts: fc.Arbitrary<Partial<Body>> = fc.record(anyPart, { requiredKeys: [] });

function newIds(): () => string {
  let count = 0;
  return () => `new${count++}`;
}

const after = (blocks: Block[], sent: Partial<Body>): Block[] => withParts(blocks, sent, newIds());
const textsIn = (blocks: Block[]): BlockOf<"text">[] => blocks.filter((block) => block.type === "text");
const isForeign = ({ type }: Block): boolean => (type as string) === "map";
const withoutEmptyTail = (lists: string[][]): string[][] =>
  lists.slice(0, lists.findLastIndex((list) => list.length > 0) + 1);

function always<Given extends unknown[]>(
  given: { [Key in keyof Given]: fc.Arbitrary<Given[Key]> },
  rule: (...values: Given) => void,
): void {
  fc.assert(
    fc.property(fc.tuple<Given>(...given), (values) => rule(...values)),
    { numRuns: 300 },
  );
}

describe("whatever an entry was, and whatever is sent", () => {
  it("what is read afterwards is what was sent; what was not sent stays", () => {
    always([body, parts], (blocks, sent) => {
      const before = projectBlocks(blocks);
      const read = projectBlocks(after(blocks, sent));
      for (const part of ["downloads", "links", "sections"] as const)
        expect(read[part]).toEqual(sent[part] ?? before[part]);
      const count = Math.max((sent.content ?? before.content).length, sent.media?.length ?? 0);
      const texts = sent.content ?? before.content;
      expect(read.content).toEqual(Array.from({ length: count }, (_, at) => texts[at] ?? ""));
      if (sent.media) expect(read.media).toEqual(withoutEmptyTail(sent.media));
      else if (!sent.content) expect(read.media).toEqual(before.media);
    });
  });

  it("what was read can be sent back and changes nothing: neither ids nor order nor English texts", () => {
    always([body, fc.subarray(["content", "media", "sections", "downloads", "links"] as const)], (blocks, some) => {
      const whole = projectBlocks(blocks);
      const sent = Object.fromEntries(some.map((part) => [part, whole[part]]));
      expect(after(blocks, sent)).toEqual(blocks);
      const title = { en: { title: "Apple day" }, blocks };
      expect(withEnglish({ ...title, blocks: after(blocks, sent) }, projectEnglish(title))).toEqual(title);
    });
  });

  it("blocks that REST does not know stay as they are, in their order among themselves", () => {
    always([body, parts], (blocks, sent) => {
      expect(after(blocks, sent).filter(isForeign)).toEqual(blocks.filter(isForeign));
    });
  });

  it("blocks of a kind that was not sent stay as they are, and in their order", () => {
    always([body, parts], (blocks, sent) => {
      const stays = ({ type }: Block): boolean =>
        type === "text"
          ? !sent.content && !sent.media
          : type === "gallery" || type === "fileList"
            ? !sent.sections
            : type === "downloads" || type === "links"
              ? !sent[type]
              : true;
      expect(after(blocks, sent).filter(stays)).toEqual(blocks.filter(stays));
    });
  });

  it("every block keeps an id of its own, and every other id is a new one", () => {
    always([body, parts], (blocks, sent) => {
      const ids = after(blocks, sent).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const known = new Map(blocks.map(({ id, type }) => [id, type]));
      for (const { id, type } of after(blocks, sent)) expect(known.get(id) ?? type).toBe(type);
    });
  });

  it("one too many goes in after the last of its kind, and the rest keeps its places", () => {
    always([body, html], (blocks, added) => {
      const texts = textsIn(blocks);
      const next = after(blocks, { content: [...texts.map((one) => one.html), added] });
      const lastOwn = blocks.findLastIndex(({ type }) => type === "text");
      expect(next).toEqual(blocks.toSpliced(lastOwn + 1, 0, { id: "new0", type: "text", html: added, media: [] }));
    });
  });

  it("the first of a kind goes in where an entry would begin with it: texts, sections, downloads, links", () => {
    const parts = { links: [{ title: "Hof", url: "/a" }], downloads: ["a"], sections: [], content: ["<p>Most</p>"] };
    const sections: Section[] = [{ type: "download", files: ["b"] }];
    for (const order of [parts, { ...parts, sections }]) {
      const bodies = Object.entries(order).reduce<Block[]>(
        (blocks, [part, sent]) => after(blocks, { [part]: sent }),
        [],
      );
      const types = ["text", "fileList", "downloads", "links"];
      expect(bodies.map(({ type }) => type)).toEqual(
        types.filter((type) => type !== "fileList" || order.sections.length),
      );
    }
  });

  it("a picture keeps its English caption wherever it stands in its gallery", () => {
    always([gallery, fc.infiniteStream(fc.nat())], (one, order) => {
      const distinct = one.settings.images.filter(
        ({ file: name }, at, all) => all.findIndex((other) => other.file === name) === at,
      );
      const before: Block = { ...one, id: "g", settings: { ...one.settings, images: distinct } };
      const ranks = new Map(distinct.map(({ file: name }) => [name, order.next().value ?? 0]));
      const moved = distinct.toSorted((a, b) => (ranks.get(a.file) ?? 0) - (ranks.get(b.file) ?? 0));
      const bare = moved.map(({ file: name, caption }) => ({ file: name, caption }));
      const sections: Section[] = [{ type: "gallery", settings: { ...one.settings, images: bare } }];
      expect(after([before], { sections })).toEqual([{ ...before, settings: { ...one.settings, images: moved } }]);
    });
  });
});

describe("texts", () => {
  it("that are equal at the beginning and at the end keep their ids, English and pictures; the rest goes by position", () => {
    const lists = fc.array(text, { maxLength: 3 });
    const unlike = fc.array(fc.constantFrom("<p>1</p>", "<p>2</p>"), { maxLength: 3 });
    always([lists, lists, lists, unlike], (start, middle, end, others) => {
      const blocks = [...start, ...middle, ...end].map((one, at): Block => ({ id: `old${at}`, ...one }));
      const content = [...start.map((one) => one.html), ...others, ...end.map((one) => one.html)];
      const next = textsIn(after(blocks, { content }));
      const kept = (list: Block[]) => list.slice(0, start.length);
      expect(kept(next)).toEqual(kept(blocks));
      // If `others` is empty, texts of `end` may match equal texts of the old `middle`.
      if (others.length > 0)
        expect(next.slice(start.length + others.length)).toEqual(blocks.slice(start.length + middle.length));
      for (const [at] of others.entries()) {
        const continued = at < middle.length ? blocks[start.length + at] : undefined;
        expect(next[start.length + at]?.id).toMatch(continued ? continued.id : /^new/u);
      }
    });
  });

  it("that are dropped take their pictures along, when their texts alone are sent", () => {
    const distinct = fc.uniqueArray(
      fc.integer({ min: 0, max: 99 }).map((n) => `<p>${n}</p>`),
      { maxLength: 6 },
    );
    always([distinct, fc.nat(), fc.nat()], (htmls, from, count) => {
      const blocks = htmls.map((one, at): BlockOf<"text"> => ({
        id: `t${at}`,
        type: "text",
        html: one,
        media: [`m${at}`],
      }));
      const left = blocks.toSpliced(from % (blocks.length + 1), count % 4);
      expect(after(blocks, { content: left.map((one) => one.html) })).toEqual(left);
    });
  });

  it("are added, empty, where there are more lists of pictures than texts", () => {
    always([body, fc.array(files, { minLength: 1, maxLength: 4 })], (blocks, more) => {
      const texts = textsIn(blocks);
      const next = textsIn(after(blocks, { media: [...texts.map(({ media }) => media), ...more] }));
      expect(next.slice(0, texts.length)).toEqual(texts);
      const added = next.slice(texts.length).map(({ html: said, media }) => ({ said, media }));
      expect(added).toEqual(more.map((media) => ({ said: "", media })));
    });
  });
});

describe("links", () => {
  it("keep their English titles with their addresses; a new address does not take another's", () => {
    const before: Block = {
      id: "l",
      type: "links",
      links: [
        { title: "Hof", url: "/hof", en: { title: "Farm" } },
        { title: "Fest", url: "/fest", en: { title: "Feast" } },
      ],
    };
    const sent = [
      { title: "Neu", url: "/neu" },
      { title: "Der Hof", url: "/hof" },
      { title: "Fest", url: "/fest" },
    ];
    const [block] = after([before], { links: sent });
    expect(block).toEqual({
      id: "l",
      type: "links",
      links: [sent[0], { ...sent[1], en: { title: "Farm" } }, { ...sent[2], en: { title: "Feast" } }],
    });
    const [moved] = after([before], { links: [{ title: "Hof", url: "/der-hof" }] });
    expect(moved).toMatchObject({ links: [{ url: "/der-hof", en: { title: "Farm" } }] });
  });
});
