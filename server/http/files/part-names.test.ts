import { expect, it } from "vitest";
import { AppError } from "#contract/schemas/errors.ts";
import { decoderFor } from "../guard/declared-charset.ts";
import { namesIn } from "./part-names.ts";

const bytes = (text: string, charset: BufferEncoding = "utf8"): string => Buffer.from(text, charset).toString("latin1");
const read = (disposition: string, charset = "utf-8") => namesIn(disposition, decoderFor(charset));
const fileName = (parameters: string, charset?: string) => read(`form-data; name="f"; ${parameters}`, charset).fileName;

it.each([
  ['filename="Most.pdf"', "Most.pdf"],
  ["filename=Most.pdf", "Most.pdf"],
  [bytes('filename="Öl & Äpfel.jpg"'), "Öl & Äpfel.jpg"],
  ['filename="Plakat %22Apfeltag%22.pdf"', 'Plakat "Apfeltag".pdf'],
  ['filename="Plakat \\"Apfeltag\\".pdf"', 'Plakat "Apfeltag".pdf'],
  ['filename="zwei%0D%0AZeilen.pdf"', "zwei\r\nZeilen.pdf"],
  ['filename="100%20%.pdf"', "100%20%.pdf"],
  ['filename="C:\\Users\\ada\\Fest.jpg"', "C:\\Users\\ada\\Fest.jpg"],
  ['filename="a;b=c.txt"', "a;b=c.txt"],
  ['FileName = "Most.pdf"', "Most.pdf"],
  ['filename=""', ""],
  ["size=3", undefined],
  ["filename*=UTF-8''%C3%96l%20%26%20Most.pdf", "Öl & Most.pdf"],
  ["filename*=iso-8859-1'de'%D6l.pdf", "Öl.pdf"],
  [`filename="Oel.pdf"; filename*=UTF-8''%C3%96l.pdf`, "Öl.pdf"],
  [`filename*=UTF-8''%C3%96l.pdf; filename="Oel.pdf"`, "Öl.pdf"],
  [`filename*=unsinn; filename="Oel.pdf"`, "Oel.pdf"],
  [`filename*=UTF-8''a%2522.pdf`, "a%22.pdf"],
  ["filename='a.txt'", "a.txt"],
  ['filename*0="Most "; filename*1="und Saft.pdf"', "Most und Saft.pdf"],
  [`filename*0*=UTF-8''%C3%96l; filename*1=" 5%25.pdf"; filename="Oel.pdf"`, "Öl 5%25.pdf"],
  ['filename*1="Saft.pdf"; filename="Most.pdf"', "Most.pdf"],
])("%s", (parameters, name) => {
  expect(fileName(parameters)).toBe(name);
});

it("decodes file names and part names in the charset that the form declares", () => {
  expect(fileName(bytes('filename="Müller.jpg"', "latin1"), "iso-8859-1")).toBe("Müller.jpg");
  expect(read(bytes('form-data; name="Müller.jpg"', "latin1"), "windows-1252").partName).toBe("Müller.jpg");
});

it.each([
  ["UTF-8 by default", bytes('filename="Müller.jpg"', "latin1"), "invalid"],
  ["UTF-8 as declared", "filename*=UTF-8''M%FCller.jpg", "invalid"],
  ["a charset that nobody knows", "filename*=klingon''M%FCller.jpg", "wrongContentType"],
])("refuses bytes that are no text: %s", (_what, parameters, kind) => {
  expect(() => fileName(parameters)).toThrow(expect.objectContaining({ kind }));
  expect(() => fileName(parameters)).toThrow(AppError);
});
