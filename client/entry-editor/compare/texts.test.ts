import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { deserialize } from "../../editor/html-read.ts";
import { parseHtmlInNode } from "../../editor/html-test-tree.ts";
import { comparedTexts, comparedWords, type ComparedRun } from "./texts.ts";

const signs = { same: ["", ""], removed: ["[-", "-]"], added: ["{+", "+}"] } as const;
const written = (runs: readonly ComparedRun[]): string =>
  runs.map(({ text, change }) => signs[change].join(text)).join("");

describe("compared words", () => {
  test.each([
    ["", "", ""],
    ["Most", "Most", "Most"],
    ["", "Neu hier", "{+Neu hier+}"],
    ["Alt", "", "[-Alt-]"],
    ["Es gibt frischen Most.", "Es gibt frischen Saft.", "Es gibt frischen [-Most-]{+Saft+}."],
    [
      "Am Samstag wird gekeltert",
      "Am Sonntag, um 10 wird gekeltert",
      "Am [-Samstag -]{+Sonntag, um 10 +}wird gekeltert",
    ],
    ["Brot und Most", "Most", "[-Brot und -]Most"],
    ["Fest", "Fest!", "Fest{+!+}"],
    ["ein altes Haus", "zwei neue Häuser", "[-ein altes Haus-]{+zwei neue Häuser+}"],
    ["Straße", "Strasse", "[-Straße-]{+Strasse+}"],
  ])("%j → %j", (before, after, result) => {
    expect(written(comparedWords(before, after))).toBe(result);
  });

  it("are both texts, whatever is compared", () => {
    const text = fc.array(fc.constantFrom("Apfel", "Most", " ", ",", "\n")).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = comparedWords(before, after);
        const without = (change: ComparedRun["change"]): string =>
          runs.flatMap((run) => (run.change === change ? [] : run.text)).join("");
        expect([without("added"), without("removed")]).toEqual([before, after]);
      }),
    );
  });
});

describe("compared texts", () => {
  const read = (html: string) => deserialize(parseHtmlInNode(html));
  const lines = (before: string, after: string): string[] =>
    comparedTexts(read(before), read(after)).map(
      ({ kind, was, runs }) => `${was === null ? "" : `${was} > `}${kind}: ${written(runs)}`,
    );

  it("keep their paragraphs, headings, lists, quotes and tables", () => {
    const html =
      "<h2>Fest</h2><p>Am Samstag.</p><ul><li>Most<ul><li>süß</li></ul></li></ul>" +
      "<blockquote><p>Gut!</p></blockquote><table><tbody><tr><th>Tag</th><td>Sa</td></tr></tbody></table>";
    expect(lines(html, html.replace("Samstag", "Sonntag"))).toEqual([
      "heading-1: Fest",
      "paragraph: Am [-Samstag-]{+Sonntag+}.",
      "item: Most",
      "item: süß",
      "quote: Gut!",
      "row: Tag | Sa",
    ]);
  });

  it("show removed and new paragraphs as lines of their own", () => {
    expect(lines("<p>Eins.</p><p>Zwei weg</p><p>Drei.</p>", "<p>Eins.</p><p>Drei.</p><p>Vier neu</p>")).toEqual([
      "paragraph: Eins.",
      "paragraph: [-Zwei weg-]",
      "paragraph: Drei.",
      "paragraph: {+Vier neu+}",
    ]);
  });

  it("say of which kind a line was, if only its kind has changed", () => {
    expect(lines("<p>Das Fest</p><p>Kommt!</p>", "<h2>Das Fest</h2><p>Kommt!</p>")).toEqual([
      "paragraph > heading-1: Das Fest",
      "paragraph: Kommt!",
    ]);
    expect(lines("<h2>Fest</h2><p>Most</p>", "<h3>Fest</h3><ul><li>Most</li></ul>")).toEqual([
      "heading-1 > heading-2: Fest",
      "paragraph > item: Most",
    ]);
    expect(lines("<p>Das große Fest</p>", "<h2>Das kleine Fest</h2>")).toEqual([
      "paragraph > heading-1: Das [-große-]{+kleine+} Fest",
    ]);
    expect(lines("<p>Weg</p>", "<h2>Neu</h2>").join(" ")).not.toContain(">");
  });

  it("use one budget for all their comparisons, and are whole when it is used up", () => {
    const budget = { left: -1 };
    const [one, other] = ["a", "b"].map((letter) =>
      Array.from({ length: 9000 }, (_, at) => `${letter}${at}`).join(" "),
    );
    const runs = comparedWords(one ?? "", other ?? "", budget);
    expect(runs.map(({ change }) => change)).toEqual(["removed", "added"]);
    expect(budget.left).toBeLessThan(-1);
  });

  it("show words with another formatting or another link", () => {
    const linked = (href: string): string => `<p>Mehr <a href="${href}">dazu</a></p>`;
    expect(lines("<p>sehr gut</p>", "<p>sehr <strong>gut</strong></p>")).toEqual(["paragraph: sehr [-gut-]{+gut+}"]);
    expect(lines(linked("/Alt"), linked("/Neu"))).toEqual(["paragraph: Mehr [-dazu-]{+dazu+}"]);
  });
});
