import fc from "fast-check";
import { expect, it } from "vitest";
import { piecesOf } from "./money.ts";
import { countsOf, lineNames, withdrawnLines, withdrawnText } from "./withdrawn-lines.ts";

const line = (title: string, variant: string | null, amount: number, packOfSix = 0, size: number | null = null) => ({
  item: { title },
  variant,
  size,
  amount,
  packOfSix,
  packOfTwelve: 0,
});
const items = [line("Apfelsaft", "1 Liter", 3), line("Apfelsaft", null, 2, 1), line("Brot", null, 1)];

it("finds the lines that the page wrote, with the pieces that the customer left, and at most what was ordered", () => {
  const names = lineNames(items, "de");
  const text = items.map((item, index) => withdrawnText(names[index] ?? "", piecesOf(item))).join("\n");
  expect(withdrawnLines(text, items).map(({ pieces }) => pieces)).toEqual([3, 8, 1]);
  expect(withdrawnLines("  1 × Apfelsaft, 1 Liter \nund\n99 × Brot", items)).toEqual([
    { position: 0, pieces: 1 },
    { position: 2, pieces: 1 },
  ]);
});

it("tells lines of one name apart by their size, and else by how many they have", () => {
  const juices = [line("Saft", null, 3, 0, 1), line("Saft", null, 4, 0, 0.2)];
  for (const language of ["de", "en"] as const) {
    const names = lineNames(juices, language);
    expect(new Set(names).size).toBe(2);
    expect(withdrawnLines(withdrawnText(names[1] ?? "", 2), juices)).toEqual([{ position: 1, pieces: 2 }]);
  }
  const twice = [line("Saft", null, 3), line("Saft", null, 4)];
  expect(withdrawnLines("4 × Saft", twice)).toEqual([{ position: 1, pieces: 4 }]);
  expect(withdrawnLines("3 × Saft\n2 × Saft", twice)).toEqual([
    { position: 0, pieces: 3 },
    { position: 1, pieces: 2 },
  ]);
});

it("takes the whole order where nothing is named, and nothing where it is said in other words", () => {
  expect(withdrawnLines("", items).map(({ pieces }) => pieces)).toEqual([3, 8, 1]);
  for (const text of ["Der Saft war sauer", "2 x Brot", "2 × Kuchen", "-1 × Brot"])
    expect(withdrawnLines(text, items)).toEqual([]);
});

it("chooses as many pieces as were named, or none if a carton would have to be opened", () => {
  const count = fc.nat(20);
  const most = fc.record({ amount: count, packOfSix: count, packOfTwelve: count });
  fc.assert(
    fc.property(most, fc.nat(500), (there, pieces) => {
      const counts = countsOf(pieces, there);
      if (counts === null) return;
      expect(piecesOf(counts)).toBe(pieces);
      for (const name of ["amount", "packOfSix", "packOfTwelve"] as const)
        expect(counts[name]).toBeLessThanOrEqual(there[name]);
    }),
  );
  expect(countsOf(6, { amount: 2, packOfSix: 1, packOfTwelve: 0 })).toEqual({
    amount: 0,
    packOfSix: 1,
    packOfTwelve: 0,
  });
  expect(countsOf(3, { amount: 2, packOfSix: 1, packOfTwelve: 0 })).toBeNull();
});
