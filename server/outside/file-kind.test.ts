import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#contract/schemas/errors.ts";
import { animatedGif, drawing, html, jpeg, pdf, png, program, svg } from "#testing/pictures.ts";
import { detectFileKind, endingOf } from "./file-kind.ts";
import { zipStream, zipText } from "./zip.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "kind-test-"));
});
afterAll(() => rm(dir, { recursive: true }));

async function kindOf(bytes: Buffer, name: string) {
  const path = join(dir, "file");
  await writeFile(path, bytes);
  return detectFileKind(path, name);
}

const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypisom\u0000\u0000\u0002\u0000isomiso2", "latin1"),
  Buffer.alloc(40),
]);
const mp3 = Buffer.concat([
  Buffer.from("ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000", "latin1"),
  Buffer.from([0xff, 0xfb, 0x90, 0x00]),
  Buffer.alloc(500),
]);
const wav = Buffer.concat([Buffer.from("RIFF\u0024\u0000\u0000\u0000WAVEfmt ", "latin1"), Buffer.alloc(30)]);
const zip = Buffer.from("504b0506" + "00".repeat(18), "hex");
const ole = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(504)]);
const xml = (root: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}`);
const asf = Buffer.concat([Buffer.from("3026b2758e66cf11a6d900aa0062ce6c", "hex"), Buffer.alloc(60)]);
/** Packets of 188 bytes, each after a time stamp of four bytes. */
const m2ts = Buffer.alloc(192 * 4);
for (let at = 4; at < m2ts.length; at += 192) m2ts[at] = 0x47;
const heic = (brands: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 8 + brands.length]), Buffer.from(`ftyp${brands}`, "latin1"), Buffer.alloc(400)]);
const latin1 = Buffer.from("Name;Größe\r\nApfel;groß\r\n", "latin1");
const random = Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 91 + 13) % 256));

test("bytes that are what their name says are taken as that kind", async () => {
  const taken: [string, Buffer, string, string][] = [
    ["Foto.JPG", await jpeg(), "image", "image/jpeg"],
    ["a.jpeg", await jpeg(), "image", "image/jpeg"],
    ["a.png", await png(), "image", "image/png"],
    ["a.gif", await animatedGif(3), "image", "image/gif"],
    ["a.webp", await drawing(9, 9).webp().toBuffer(), "image", "image/webp"],
    ["a.avif", await drawing(9, 9).avif({ effort: 0 }).toBuffer(), "image", "image/avif"],
    ["a.tif", await drawing(9, 9).tiff().toBuffer(), "image", "image/tiff"],
    ["film.mp4", mp4, "video", "video/mp4"],
    ["film.mov", mp4, "video", "video/quicktime"],
    ["lied.mp3", mp3, "audio", "audio/mpeg"],
    ["ton.wav", wav, "audio", "audio/wav"],
    ["heft.pdf", pdf, "pdf", "application/pdf"],
    ["alles.zip", zip, "other", "application/zip"],
    ["liste.csv", latin1, "other", "text/csv"],
    ["liste.txt", Buffer.from("\ufeffHallo", "utf16le"), "other", "text/plain"],
    ["liste.csv", Buffer.from("Name;Größe\r\nMost;1 l\r\n", "utf16le"), "other", "text/csv"],
    ["liste.csv", Buffer.from("Name;Größe\r\nMost;1 l\r\n", "utf16le").swap16(), "other", "text/csv"],
    ["dos.txt", Buffer.from("Hallo\r\n\u001a"), "other", "text/plain"],
    ["notiz.txt", Buffer.from("MZ steht für Mostzentrale"), "other", "text/plain"],
    ["lies.md", Buffer.from("# Hallo\n"), "other", "text/markdown"],
    ["fest.ics", Buffer.from("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"), "other", "text/calendar"],
    ["daten.json", Buffer.from('{"a":1}'), "other", "application/json"],
    ["bild.svg", svg, "other", "image/svg+xml"],
    ["seite.html", html, "other", "text/html"],
    ["etwas.xyz", random, "other", "application/octet-stream"],
  ];
  for (const [name, bytes, kind, mime] of taken) expect(await kindOf(bytes, name), name).toMatchObject({ kind, mime });
});

test("formats that are stored in a zip, an XML or an OLE container keep their own endings", async () => {
  const containers: [Buffer, string[]][] = [
    [zip, ["kmz", "mscz", "mxl", "3mf", "sketch", "xps", "odb", "oxps", "cbz", "ggb", "idml", "usdz", "xlsb", "docx"]],
    [xml("<a/>"), ["musicxml", "tcx", "rss", "atom", "opml", "fodt", "plist", "doc", "xls"]],
    [ole, ["msg", "pub", "mpp", "vsd", "pps", "doc", "docx", "xlsx", "pptx"]],
    [asf, ["wma", "wmv"]],
    [m2ts, ["m2ts", "mts", "ts", "mpg"]],
    [Buffer.from("{\\rtf1 Brief}"), ["doc", "rtf"]],
    [Buffer.from("BEGIN:VCALENDAR\r\nVERSION:1.0\r\n"), ["vcs", "ical", "ics"]],
    [Buffer.from("BEGIN:VCARD\r\nEND:VCARD\r\n"), ["vcard", "vcf"]],
    [gzipSync(svg), ["svgz", "gz"]],
    [pdf, ["ai", "pdf"]],
    [Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n"), ["ai", "eps", "ps"]],
    [Buffer.from("BM: gemessen"), ["log", "txt"]],
  ];
  for (const [bytes, endings] of containers)
    for (const ending of endings)
      expect(await kindOf(bytes, `a.${ending}`), ending).toMatchObject({
        ext: ending,
        mime: expect.stringMatching(/^[a-z]+\/[\w.+-]+$/u),
      });
});

test("a day at the end of a name is no ending", async () => {
  expect(await kindOf(pdf, "Protokoll 12.11.2026")).toMatchObject({ kind: "pdf", ext: "pdf" });
  expect(await kindOf(pdf, "Nr.007")).toMatchObject({ kind: "pdf", ext: "pdf" });
  for (const name of ["archiv.001", "Fotos2026.001", "archiv.01"])
    expect(await kindOf(random, name)).toMatchObject({ kind: "other", ext: name.split(".").at(-1) });
  expect(await kindOf(mp4, "film.mp4.001")).toMatchObject({ kind: "other", ext: "001" });
  await expect(kindOf(program, "v2.0.exe.2026")).rejects.toMatchObject({ kind: "programFile" });
});

test("a zip archive may hold the parts of a document", async () => {
  const items = [zipText("mimetype", "application/epub+zip")];
  expect(await kindOf(await buffer(zipStream(items)), "teile.zip")).toMatchObject({ mime: "application/zip" });
});

test("a PDF may begin with blanks or the head of a program, and is still no text", async () => {
  const commands = "\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n";
  const answer = "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n";
  for (const blanks of ["\r\n", " \n\t", "\ufeff", "\0\0", commands, answer]) {
    const bytes = Buffer.concat([Buffer.from(blanks), pdf]);
    expect(await kindOf(bytes, "heft.pdf"), JSON.stringify(blanks)).toMatchObject({ kind: "pdf" });
    await expect(kindOf(bytes, "heft.txt")).rejects.toMatchObject({ kind: "fileNameMismatch" });
  }
  await expect(kindOf(Buffer.from(`Anlage: ${pdf}`), "heft.pdf")).rejects.toMatchObject({ kind: "fileNameMismatch" });
});

test("a drawing may have a document type with entities of its own, whatever they would grow to", async () => {
  const root = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const prologs = [
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    '<!DOCTYPE svg [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n<!-- ] > -->\n<!ENTITY b "]>">\n]>',
    '<!DOCTYPE svg SYSTEM "a.dtd" [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>',
    `<!-- ${"x".repeat(40_000)} -->`,
    '<?xml version="1.0"?>\n<?xml-stylesheet href="a>b.css"?>\n<!-- <html> -->\n',
  ];
  for (const prolog of prologs)
    expect(await kindOf(Buffer.from(prolog + root), "a.svg"), prolog).toMatchObject({ mime: "image/svg+xml" });
  const prefixed = '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg"/>';
  expect(await kindOf(Buffer.from(prefixed), "a.svg")).toMatchObject({ mime: "image/svg+xml" });
  const other = [
    `${prologs[1]}<html/>`,
    "<!DOCTYPE svg [",
    "<!-- ",
    '<!DOCTYPE svg [<!ENTITY a "',
    // A regular expression would need exponential time for this input.
    `${"<!---->".repeat(2_000)}<html>`,
  ];
  for (const text of other)
    await expect(kindOf(Buffer.from(text), "a.svg"), text).rejects.toMatchObject({ kind: "fileNameMismatch" });
});

test("HEIC says that it is HEIC, unless it is AVIF by another brand", async () => {
  for (const name of ["IMG_1.jpg", "a.avif", "a.xyz", "a.txt"])
    await expect(kindOf(heic("heic\0\0\0\0mif1heic"), name), name).rejects.toMatchObject({ kind: "heicPicture" });
  for (const ending of ["heic", "heif", "hif"])
    expect(await kindOf(heic("mif1\0\0\0\0mif1heic"), `a.${ending}`)).toMatchObject({ mime: "image/heic" });
  for (const ending of ["avif", "heif"])
    expect(await kindOf(heic("mif1\0\0\0\0mif1avif"), `a.${ending}`)).toMatchObject({ kind: "image" });
});

test("a refusal names its cause: unknown, empty, a program, or another name", async () => {
  const refused: [string, Buffer, string][] = [
    ["unbekannt", random, "unknownFileKind"],
    ["leer.txt", Buffer.alloc(0), "emptyFile"],
    ["setup.exe", program, "programFile"],
    ["paket.msix", zip, "programFile"],
    ["paket.appx", zip, "programFile"],
    ["konsole.msc", xml("<MMC_ConsoleFile/>"), "programFile"],
    ["bild.jpg", program, "programFile"],
    ["bild.jpg", await png(), "otherPictureFormat"],
    ["etwas.xyz", await png(), "fileNameMismatch"],
    ["brief.docx", pdf, "fileNameMismatch"],
  ];
  for (const [name, bytes, kind] of refused) await expect(kindOf(bytes, name), name).rejects.toMatchObject({ kind });
});

test("bytes that are not what their name says are refused", async () => {
  const photo = await png();
  const refused: [string, Buffer][] = [
    ["bild.png", html],
    ["bild.png", svg],
    ["bild.jpg", program],
    ["bild.jpg", photo],
    ["text.txt", photo],
    ["text.txt", program],
    ["text.csv", pdf],
    ["text.txt", Buffer.from("mit\u0000NUL")],
    ["film.mp4", html],
    ["heft.pdf", html],
    ["bild.svg", html],
    ["bild.svg", photo],
    ["seite.html", Buffer.from("nur Text")],
    ["fest.ics", Buffer.from("kein Kalender")],
    ["daten.json", Buffer.from("kein JSON")],
    ["alles.zip", Buffer.from("PK")],
    ["brief.docx", pdf],
    ["etwas.xyz", photo],
    ["leer.txt", Buffer.alloc(0)],
    ["leer.png", Buffer.alloc(0)],
    ["kopf.png", photo.subarray(0, 6)],
  ];
  for (const [name, bytes] of refused) await expect(kindOf(bytes, name), name).rejects.toBeInstanceOf(AppError);
});

test("programs are refused whatever they are called", async () => {
  for (const name of ["setup.exe", "setup", "setup.xyz", "setup.scr"])
    await expect(kindOf(program, name), name).rejects.toMatchObject({ kind: "programFile" });
  for (const name of ["los.sh", "los.bat", "los.js", "los.php"])
    await expect(kindOf(Buffer.from("echo hi"), name), name).rejects.toMatchObject({ kind: "programFile" });
});

test("without an ending the bytes alone say what a file is", async () => {
  expect(await kindOf(await jpeg(), "Foto")).toEqual({ kind: "image", mime: "image/jpeg", ext: "jpg" });
  expect(await kindOf(Buffer.from("Hallo"), "README")).toEqual({ kind: "other", mime: "text/plain", ext: "txt" });
  expect(await kindOf(html, "seite")).toMatchObject({ mime: "text/html", kind: "other" });
  expect(await kindOf(svg, "bild")).toMatchObject({ mime: "image/svg+xml", kind: "other" });
  await expect(kindOf(random, "unbekannt")).rejects.toMatchObject({ kind: "unknownFileKind" });
});

test("the ending is lower case and without its dot", () => {
  expect(
    [
      "A.JPG",
      "a.tar.gz",
      "README",
      ".htaccess",
      "a.",
      "a.b c",
      "Ä.Png",
      "a.txt'",
      "Am 12.11.2026",
      "Jahr.2026",
      "v1.2",
      "a.001",
      "a.7z",
    ].map(endingOf),
  ).toEqual(["jpg", "gz", "", "", "", "", "png", "txt", "", "", "", "", "7z"]);
});

test("an animated PNG is a picture like any other", async () => {
  const still = await sharp(await png())
    .png()
    .toBuffer();
  expect(await kindOf(still, "a.apng")).toMatchObject({ kind: "image", mime: "image/png" });
});
