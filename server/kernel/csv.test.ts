// Cells that a spreadsheet would evaluate begin with an apostrophe; numbers and telephone numbers do not.
import { expect, it } from "vitest";
import { csvLine, unguarded } from "./csv.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["-1+2", "'-1+2"],
  ["+1+2", "'+1+2"],
  ["+49-30-123", "'+49-30-123"],
  ["+49 30 A1", "'+49 30 A1"],
  ["\t=1", "'\t=1"],
  ["'=1", "''=1"],
  ["-12,50", "-12,50"],
  ["+49 5651 12345", "+49 5651 12345"],
  ["+4956511234", "+4956511234"],
  ["+49 (0) 5651 12345", "+49 (0) 5651 12345"],
  ["+49\u00a0171\u202f123", "+49\u00a0171\u202f123"],
  ["+49 (171) 123", "+49 (171) 123"],
  ["+49 (1+1) 123", "'+49 (1+1) 123"],
  ["05651/12345", "05651/12345"],
  ["Most", "Most"],
])("%j is written as %j, and read as it was", (text, cell) => {
  expect(csvLine([text], "de")).toBe(`"${cell}"\r\n`);
  expect(unguarded(cell)).toBe(text);
});
