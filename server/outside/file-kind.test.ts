// Which bytes are accepted under which names.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { animatedGif, drawing, html, jpeg, pdf, png, program, svg } from "../testing/pictures.ts";
import { detectFileKind, endingOf } from "./file-kind.ts";

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
  for (const [name, bytes] of refused)
    await expect(kindOf(bytes, name), name).rejects.toMatchObject({ kind: "wrongFileKind" });
});

test("programs are refused whatever they are called", async () => {
  for (const name of ["setup.exe", "setup", "setup.xyz", "setup.scr"])
    await expect(kindOf(program, name), name).rejects.toMatchObject({ kind: "wrongFileKind" });
  for (const name of ["los.sh", "los.bat", "los.js", "los.php"])
    await expect(kindOf(Buffer.from("echo hi"), name), name).rejects.toMatchObject({ kind: "wrongFileKind" });
});

test("without an ending the bytes alone say what a file is", async () => {
  expect(await kindOf(await jpeg(), "Foto")).toEqual({ kind: "image", mime: "image/jpeg", ext: "jpg" });
  expect(await kindOf(Buffer.from("Hallo"), "README")).toEqual({ kind: "other", mime: "text/plain", ext: "txt" });
  expect(await kindOf(html, "seite")).toMatchObject({ mime: "text/html", kind: "other" });
  expect(await kindOf(svg, "bild")).toMatchObject({ mime: "image/svg+xml", kind: "other" });
  await expect(kindOf(random, "unbekannt")).rejects.toMatchObject({ kind: "wrongFileKind" });
});

test("the ending is lower case and without its dot", () => {
  expect(["A.JPG", "a.tar.gz", "README", ".htaccess", "a.", "a.b c", "Ä.Png"].map(endingOf)).toEqual([
    "jpg",
    "gz",
    "",
    "",
    "",
    "",
    "png",
  ]);
});

test("an animated PNG is a picture like any other", async () => {
  const still = await sharp(await png())
    .png()
    .toBuffer();
  expect(await kindOf(still, "a.apng")).toMatchObject({ kind: "image", mime: "image/png" });
});
