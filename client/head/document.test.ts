import { describe, expect, it } from "vitest";
import { noAssets } from "#testing/no-assets.ts";
import { type DocumentParts, renderDocument } from "./document.ts";
import type { StructuredData } from "./structured-data.ts";

const documentWith = (
  text: string,
  structuredData: StructuredData | null,
  given: Partial<DocumentParts> = {},
): string =>
  renderDocument({
    language: "de",
    isOnlyGerman: false,
    assets: { ...noAssets, script: "/a.js" },
    styles: [],
    modules: [],
    look: { style: "", faces: "", fonts: [], themeColors: null, icons: [] },
    nonce: null,
    ahead: null,
    html: "",
    state: {},
    head: {
      title: text,
      description: text,
      canonical: "https://mosthof.example/",
      isIndexed: true,
      facts: [["author", text]],
      properties: [
        ["og:title", text],
        ["og:image", "https://mosthof.example/p"],
      ],
      links: [{ rel: "alternate", href: "/f", type: "text/calendar", title: text }],
      structuredData,
      picture: null,
    },
    ...given,
  });

describe("hostile texts in the head", () => {
  const hostile = [
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "]]>",
    "a\u2028b\u2029c",
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    "&quot;&lt;",
  ];
  it.each(hostile)("leave the structured data %j one script that says just that", (text) => {
    const data: StructuredData = { "@context": "https://schema.org", "@type": "Event", name: text };
    const scripts = [...documentWith("", data).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)];
    expect(scripts).toHaveLength(1);
    const written = scripts[0]?.[1] ?? "";
    expect(written).not.toMatch(/[<\u2028\u2029]/u);
    expect(JSON.parse(written)).toEqual(data);
  });

  it.each(hostile)("make no element and no attribute of %j", (text) => {
    const withoutValues = documentWith(text, null)
      .replace(/<title>[^<]*<\/title>/u, "")
      .replace(/"[^"]*"/gu, '""');
    expect(withoutValues).not.toMatch(/<img|<!--|onload|onerror|alert/u);
    expect(withoutValues.match(/<script/gu)).toHaveLength(2);
    expect(withoutValues.match(/<meta property=/gu)).toHaveLength(2);
    expect(withoutValues.match(/<meta name="" content="">/gu)?.length).toBeGreaterThan(1);
    expect(withoutValues.match(/<link rel="" href="" type="" title="">/gu)).toHaveLength(1);
  });
});

describe("the card of a shared page", () => {
  it("is large where there is a picture", () => {
    expect(documentWith("x", null)).toContain('<meta name="twitter:card" content="summary_large_image">');
  });
});

describe("the tool's code", () => {
  const files = { modules: ["/bar.js", "/overlay.js"], styles: ["/overlay.css"] };
  const assets = { ...noAssets, editors: { styles: [], ahead: { de: files, en: { modules: [], styles: [] } } } };
  const modules = ["/HomePage.js", "/bar.js"];
  const linksOf = (ahead: DocumentParts["ahead"]): string => documentWith("x", null, { assets, ahead, modules });

  it("is fetched with editors' pages and their screens, and on the login page only when somebody types", () => {
    const preloads = linksOf("now").match(/(?<=rel="modulepreload" href=")[^"]*/gu);
    expect(preloads).toEqual(["/bar.js", "/overlay.js", "/HomePage.js"]);
    const later = linksOf("later");
    const [template = ""] = /<template id="ahead">.*?<\/template>/su.exec(later) ?? [];
    expect(template.match(/href="[^"]*"/gu)).toEqual(['href="/bar.js"', 'href="/overlay.js"', 'href="/overlay.css"']);
    expect(later.replace(template, "")).not.toContain("/overlay.js");
    expect(linksOf(null)).not.toMatch(/overlay|template|modulepreload/u);
  });
});
