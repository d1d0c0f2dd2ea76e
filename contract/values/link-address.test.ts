import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completeLink, isSafeUrl } from "./link-address.ts";
import { linkUrl } from "#contract/fields/text.ts";

const wrap = (before: string, target: string, after = ""): string => before + encodeURIComponent(target) + after;
const target = "https://example.org/a?b=1&c=2#d";
const base64 = (text: string): string => Buffer.from(text).toString("base64url");

describe("an address is completed", () => {
  test.each([
    ["www.example.org", "https://www.example.org"],
    ["example.org/a b", "https://example.org/a%20b"],
    [" https://example.org/a b.pdf ", "https://example.org/a%20b.pdf"],
    ["https:// www.example.org", "https://www.example.org"],
    ["\u200bhttps://example.org/\u00a0\n", "https://example.org/"],
    ["https://example.org/a\n  b", "https://example.org/a%20b"],
    ["<https://example.org>", "https://example.org"],
    ["/Aktuelles/ein Fest", "/Aktuelles/ein%20Fest"],
    ["müller.example", "https://müller.example"],
    ["tel: 030 / 123 45-67", "tel:0301234567"],
    ["tel:+49\u00a0(0)30\u00a01234567", "tel:+49301234567"],
    ["tel:+49 30 12;ext=3", "tel:+493012;ext=3"],
    ["TEL:030 12", "tel:03012"],
    ["+49 30 1234567", "tel:+49301234567"],
    ["(030) 123 45 67", "tel:0301234567"],
    ["mailto:x@example.org?subject=Hallo Welt", "mailto:x@example.org?subject=Hallo%20Welt"],
    ["tel:+49(0)361/123", "tel:+49361123"],
    ["tel:+49-30-12", "tel:+493012"],
    ["tel:%2B49%2030%2012", "tel:+493012"],
    ["tel:*31#03012", "tel:*31%2303012"],
    ["0361.123456", "tel:0361123456"],
    ["0361\u2013123456", "tel:0361123456"],
    ["+49.361.123456", "tel:+49361123456"],
    ["112", "tel:112"],
    ["116 117", "tel:116117"],
    ["(+49) 30 123456", "tel:+4930123456"],
    ["tel:+4969123456,,123456789#", "tel:+4969123456,,123456789%23"],
    ["mailto://x@example.org", "mailto:x@example.org"],
    ["mailto:Anna%20%3Cx@example.org%3E", "mailto:x@example.org"],
    ['mailto:"Müller, Anna" <x@example.org>;', "mailto:x@example.org"],
    ["x@example.org.", "mailto:x@example.org"],
    ["x@example.org?subject=Frage #1", "mailto:x@example.org?subject=Frage%20%231"],
    ["116117", "tel:116117"],
    ["mailto: x@example.org", "mailto:x@example.org"],
    ["mailto:Anna Apfel <x@example.org>", "mailto:x@example.org"],
    ["mailto:x@example.org; y@example.org", "mailto:x@example.org,y@example.org"],
    ["mailto:x%40example.org?subject=50 % mehr", "mailto:x@example.org?subject=50%20%25%20mehr"],
    ["mailto:a%25b@example.org", "mailto:a%25b@example.org"],
    ["mailto:?subject=Einladung", "mailto:?subject=Einladung"],
    ["x@example.org?subject=Hallo Welt&body=a b", "mailto:x@example.org?subject=Hallo%20Welt&body=a%20b"],
  ])("%o: %s", (written, link) => {
    expect(completeLink(written)).toBe(link);
    expect(completeLink(link)).toBe(link);
    expect(linkUrl.parse(written)).toBe(link);
  });

  test.each([
    "/Kontakt",
    "#a",
    "https://example.org/?a=1&b=ä",
    "mailto:a@b.example",
    "HTTPS://E.example",
    "http://drucker:8080/",
    "http://192.168.1.1/",
    "https://a_b.example/",
  ])("%s stays", (link) => expect(completeLink(link)).toBe(link));

  test.each([
    "",
    "two words",
    "kontakt.html",
    "../a/b.php?id=3",
    "bilder/haus.jpg",
    "01.02.2026",
    "3.5",
    "//evil.example",
    "/\\evil.example",
    "https:///evil.example",
    "https://exa mple.org",
    "https://x..y/",
    "https://-x.de",
    "https://u:p@example.org/",
    "http://anna@example.org",
    "example.org:x@evil.example",
    "tel: Anna",
    "tel:Anna",
    "tel:0800-FLOWERS",
    "tel:",
    "mailto:",
    "mailto:Anna",
    "mailto:x@example..org",
    "1100",
    "2026",
    "01/02/2026",
    "01-02-2026",
    "01/2026",
    "012.345.678",
    "012.2026",
    "+19.99",
    "+2.5 - 3.0",
    "+1.000 - 2.000",
    "0".repeat(25_000) + "x",
    `a${" ".repeat(100_000)}b`,
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "java script:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<b>a b</b>",
    "file:///C:/a b.doc",
    "vbscript:x",
  ])("%o is refused", (written) => {
    expect(completeLink(written)).toBeNull();
    expect(linkUrl.safeParse(written).success).toBe(false);
  });
});

describe("a redirect is unwrapped", () => {
  test.each([
    wrap("https://www.google.com/url?sa=t&q=", target, "&usg=x"),
    wrap("https://www.google.de/url?sa=t&source=web&url=", target),
    wrap("http://google.co.uk/url?q=", target),
    wrap("https://eur02.safelinks.protection.outlook.com/?url=", target, "&data=05%7C01&sdata=x&reserved=0"),
    wrap("https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=", target),
    `https://www.bing.com/ck/a?!&&p=1a2b&u=a1${base64(target)}&ntb=1`,
    wrap("https://duckduckgo.com/l/?uddg=", target, "&rut=x"),
    wrap("https://l.facebook.com/l.php?u=", target, "&h=AT0"),
    wrap("https://lm.facebook.com/l.php?u=", target),
    wrap("https://www.facebook.com/l.php?u=", target),
    wrap("https://l.instagram.com/?u=", target, "&e=x"),
    wrap("https://www.youtube.com/redirect?event=x&q=", target),
    wrap("https://r.search.yahoo.com/_ylt=x/RV=2/RE=1/RO=10/RU=", target, "/RK=2/RS=x-"),
    wrap("https://x.safelinks.protection.outlook.com/?url=", wrap("https://www.google.com/url?q=", target)),
  ])("%s", (link) => expect(completeLink(link)).toBe(target));

  test.each([
    ["https://www.google.com/url?q=www.example.org/a+b", "https://www.example.org/a%20b"],
    // The parameter contains no address, so the link stays unchanged.
    ["https://www.google.com/url?q=Apfelsaft", "https://www.google.com/url?q=Apfelsaft"],
    ["https://www.google.com/url?q=/a", "https://www.google.com/url?q=/a"],
    ["https://www.bing.com/ck/a?u=a1aHR0c!", "https://www.bing.com/ck/a?u=a1aHR0c!"],
    // These are hosts with similar names, and other pages of the same site.
    [
      "https://google.com.evil.example/url?q=https://a.example",
      "https://google.com.evil.example/url?q=https://a.example",
    ],
    ["https://www.google.com/maps?q=https://a.example", "https://www.google.com/maps?q=https://a.example"],
    ["https://www.facebook.com/?u=https://a.example", "https://www.facebook.com/?u=https://a.example"],
  ])("%s leads to %s", (link, to) => expect(completeLink(link)).toBe(to));

  test.each(["javascript:alert(1)", " java\tscript:alert(1)", "data:text/html,x", "file:///etc", "vbscript:x"])(
    "to %o it leads nowhere",
    (unsafe) => {
      expect(completeLink(wrap("https://www.google.com/url?q=", unsafe))).toBeNull();
      expect(completeLink(wrap("https://l.facebook.com/l.php?u=", unsafe))).toBeNull();
      const twice = wrap("https://duckduckgo.com/l/?uddg=", wrap("https://www.google.com/url?q=", unsafe));
      expect(completeLink(twice)).toBeNull();
    },
  );
});

test("of any text the result is safe, and completing it again changes nothing", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "https://",
      "www.",
      "example.org",
      "/",
      " ",
      "tel:",
      "+49",
      "(0)",
      "mailto:",
      "a@b.example",
      "?q=",
      "%20",
    ),
    fc.constantFrom(
      "https://www.google.com/url?q=",
      "https://l.facebook.com/l.php?u=",
      "javascript:",
      "+",
      "%2",
      "a1",
      "\n",
    ),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const link = completeLink(parts.join(""));
      if (link === null) return;
      expect(isSafeUrl(link)).toBe(true);
      expect(link).not.toMatch(/\s/u);
      expect(completeLink(link)).toBe(link);
    }),
    { numRuns: 2000 },
  );
});
