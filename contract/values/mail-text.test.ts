import { expect, it } from "vitest";
import { mailText } from "./mail-text.ts";

it.each([
  ["<h2>Titel</h2><p>Eins<br>zwei &amp; drei</p><p>vier</p>", "Titel\n\nEins\nzwei & drei\n\nvier"],
  ["<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><p>d</p>", "- a\n- b\n  - c\n\nd"],
  ['<ol start="3"><li>x</li><li>y</li></ol>', "3. x\n4. y"],
  ["<blockquote><p>Zitat</p><p>zwei</p></blockquote><p>Ende</p>", "> Zitat\n>\n> zwei\n\nEnde"],
  ['<p>Mehr <a href="https://x.org/?a=1&amp;b=2">hier</a>.</p>', "Mehr hier (https://x.org/?a=1&b=2)."],
  ['<p><a href="https://x.org"><strong>https://x.org</strong></a></p>', "https://x.org"],
  [
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    "A  B\n1  2",
  ],
  ["<p>&lt;b&gt; 5&nbsp;€</p>", "<b> 5\u00a0€"],
  ["<figure><figcaption>Baum</figcaption></figure><p>Text</p>", "Baum\n\nText"],
  ["", ""],
])("of %s", (html, text) => expect(mailText(html)).toBe(text));
