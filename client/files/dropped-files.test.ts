import { expect, test } from "vitest";
import { type DroppedEntry, filesOfEntries, mostDropped } from "./dropped-files.ts";

const file = (name: string): DroppedEntry => ({
  isDirectory: false,
  name,
  file: (done) => done(new File(["x"], name)),
});
/** Browsers return the entries of a folder in chunks. This folder returns chunks of two. */
const folder = (name: string, ...content: DroppedEntry[]): DroppedEntry => ({
  isDirectory: true,
  name,
  createReader: () => {
    let at = 0;
    return { readEntries: (done) => done(content.slice(at, (at += 2))) };
  },
});
const read = async (...entries: DroppedEntry[]) => {
  const { files, end } = await filesOfEntries(entries);
  return { names: files.map(({ name }) => name), end };
};

test("a folder is read with all that is below it, however many pieces it comes in", async () => {
  const fest = folder(
    "Fest",
    file("c.jpg"),
    file("a.jpg"),
    folder("Abend", file("b.jpg")),
    file("d.jpg"),
    file("e.jpg"),
  );
  expect(await read(file("z.pdf"), fest)).toEqual({
    names: ["z.pdf", "a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.jpg"],
    end: "read",
  });
});

test("what systems hide in folders is left out; a folder without files is empty", async () => {
  expect(await read(folder("Leer", file(".DS_Store"), file("Thumbs.db"), folder("darin")))).toEqual({
    names: [],
    end: "empty",
  });
});

test("too many files, and a folder that cannot be read, are told", async () => {
  const many = Array.from({ length: mostDropped + 1 }, (_, index) => file(`${index}.jpg`));
  expect((await read(folder("Alle", ...many))).end).toBe("tooMany");
  const locked: DroppedEntry = {
    isDirectory: true,
    name: "zu",
    createReader: () => ({ readEntries: (_, failed) => failed(1) }),
  };
  expect((await read(locked)).end).toBe("unreadable");
});
