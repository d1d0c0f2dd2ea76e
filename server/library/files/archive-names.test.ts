import { expect, test } from "vitest";
import { uniqueFileNames } from "./archive-names.ts";

test("names in an archive are names on every system, and stay apart there", () => {
  const archived = (...names: string[]): string[] => uniqueFileNames(names.map((name) => ({ name, ext: "txt" })));
  const reserved = [
    "CON.txt",
    "nul.txt",
    "Com1.txt",
    "LPT¹.txt",
    "aux.tar.txt",
    "con .txt",
    "CONIN$.txt",
    "console.txt",
  ];
  expect(archived(...reserved)).toEqual([
    "_CON.txt",
    "_nul.txt",
    "_Com1.txt",
    "_LPT¹.txt",
    "_aux.tar.txt",
    "_con (2).txt",
    "_CONIN$.txt",
    "console.txt",
  ]);
  expect(archived('a<>:"|?*b.txt', "x/..\\y.txt", "a\u0001\u2028\u202eb.txt")).toEqual([
    "a_______b.txt",
    "x_.._y.txt",
    "ab.txt",
  ]);
  expect(archived(".txt", "...txt", ".htaccess", " x .txt", ".. ..", "\u0001")).toEqual([
    "_txt.txt",
    "_.txt",
    "_htaccess.txt",
    "x.txt",
    "_ (2).txt",
    "_ (3).txt",
  ]);
  expect(
    uniqueFileNames([
      { name: "Bericht. .", ext: "" },
      { name: "CON", ext: "" },
    ]),
  ).toEqual(["Bericht", "_CON"]);
  expect(
    archived("Äpfel.txt", "Äpfel.txt".normalize("NFD"), "ÄPFEL.txt", "ﬁ.txt", "FI.txt", "Maß.txt", "MASS.txt"),
  ).toEqual(["Äpfel.txt", "Äpfel (2).txt", "ÄPFEL (3).txt", "ﬁ.txt", "FI (2).txt", "Maß.txt", "MASS (2).txt"]);
  const long = archived(`${"ä".repeat(251)}.txt`, `${"ä".repeat(250)}.txt`, `${"🍎".repeat(120)}.txt`);
  expect(new Set(long).size).toBe(3);
  for (const name of long) {
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toMatch(/[ä🍎](?: \(2\))?\.txt$/u);
    expect(name.isWellFormed()).toBe(true);
  }
});
