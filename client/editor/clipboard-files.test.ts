import { expect, test } from "vitest";
import { isForText, namedFile, readClipboardFiles } from "./clipboard-files.ts";
import { parseHtmlInNode } from "./html-test-tree.ts";

const png = new File(["x"], "image.png", { type: "image/png" });
const pdf = new File(["x"], "Satzung.pdf", { type: "application/pdf" });
const program = new File(["x"], "brief.docx", { type: "application/msword" });

function read(files: File[], texts: Record<string, string> = {}) {
  const data = { files: files as unknown as FileList, getData: (type: string) => texts[type] ?? "" };
  const found = readClipboardFiles(data, parseHtmlInNode);
  return { ...found, files: found.files.map(({ name }) => name) };
}
const onlyFiles = { lostPictures: 0, hasText: false };

test("a text takes pictures and PDF files", () => {
  expect(read([png, pdf])).toEqual({ ...onlyFiles, files: ["image.png", "Satzung.pdf"] });
  const nameless = [new File(["x"], "a.PDF"), new File(["x"], "unknown")];
  expect([png, pdf, ...nameless].map(isForText)).toEqual([true, true, true, true]);
  expect([program, new File(["x"], "a.zip")].map(isForText)).toEqual([false, false]);
});

test("a copied picture comes with HTML that shows it, a copied file with its name or path", () => {
  const html = '<meta charset="utf-8"><img src="https://example.org/a.png" alt="x">';
  expect(read([png], { "text/html": html })).toEqual({ ...onlyFiles, files: ["image.png"] });
  expect(read([pdf], { "text/plain": "Satzung.pdf" })).toEqual({ ...onlyFiles, files: ["Satzung.pdf"] });
  expect(read([pdf], { "text/plain": "file:///home/a/Satzung.pdf\r\n" })).toEqual({
    ...onlyFiles,
    files: ["Satzung.pdf"],
  });
});

test("of a text that comes with a picture of itself only the text is pasted", () => {
  const table = "<style>td {}</style><table><tr><td></td></tr></table>";
  expect(read([png], { "text/html": table })).toEqual({ files: [], lostPictures: 0, hasText: true });
  expect(read([png], { "text/html": "<p>a</p>", "text/plain": "a" }).files).toEqual([]);
  expect(read([png], { "text/plain": "a\nb" }).files).toEqual([]);
});

test("pictures within HTML are uploaded, or counted as lost", () => {
  const own = "/api/v0/download/0191aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa";
  const html =
    `<p>a<img src="data:image/jpeg;base64,eA=="><img src="file:///C:/clip_image001.png"><img src="https://example.org/b.png">` +
    `<img src="https://example.org/count.gif" width=1 height=1><img src="${own}"><span style="display:none"><img src="c.png"></span></p>`;
  expect(read([png], { "text/html": html })).toEqual({
    files: ["image.jpg"],
    lostPictures: 2,
    hasText: true,
  });
  expect(read([], { "text/html": '<img src="data:text/html;base64,eA==">' }).files).toEqual([]);
});

test("the nameless get a name, others keep theirs", () => {
  expect(namedFile(png, "Neu").name).toBe("Neu.png");
  expect(namedFile(new File([], "", { type: "image/jpeg" }), "Neu").name).toBe("Neu.jpg");
  expect(namedFile(pdf, "Neu")).toBe(pdf);
});
