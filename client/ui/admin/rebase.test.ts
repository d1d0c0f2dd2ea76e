import { expect, it } from "vitest";
import { plain, rebased } from "./rebase.ts";

const base = { host: "", logDays: 14, rows: [{ key: "1", text: "Sturm" }] };

it("keeps what was typed, and takes what others have stored in the other fields", () => {
  const typed = { ...base, host: "Anbieter GmbH" };
  expect(rebased(typed, base, { ...base, host: "Andere GmbH", logDays: 7 })).toEqual({
    ...base,
    host: "Anbieter GmbH",
    logDays: 7,
  });
});

it("takes the rows that others have stored if nobody has touched them, whatever their keys are", () => {
  const stored = {
    ...base,
    rows: [
      { key: "8", text: "Sturm" },
      { key: "9", text: "Krank" },
    ],
  };
  expect(rebased({ ...base, rows: [{ key: "5", text: "Sturm" }] }, base, stored).rows).toEqual(stored.rows);
});

it("adds the rows of others to those that were typed, and takes out what they have removed", () => {
  const two = { ...base, rows: [...base.rows, { key: "2", text: "Feier" }] };
  const typed = { ...two, rows: [...two.rows, { key: "3", text: "Urlaub" }] };
  const stored = {
    ...base,
    rows: [
      { key: "8", text: "Sturm" },
      { key: "9", text: "Heute zu" },
    ],
  };
  expect(rebased(typed, two, stored).rows.map(({ text }) => text)).toEqual(["Sturm", "Urlaub", "Heute zu"]);
});

it("compares forms whatever the order of their fields is, because the server answers in its own order", () => {
  const other = { rows: [{ text: "Sturm", key: "7" }], logDays: 14, host: "" };
  expect(plain(other)).toBe(plain(base));
  expect(plain(rebased({ ...base, logDays: 7 }, base, other))).toBe(plain({ ...other, logDays: 7 }));
  expect(plain({ ...other, rows: [{ text: "Krank", key: "7" }] })).not.toBe(plain(base));
});
