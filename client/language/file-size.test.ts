import { expect, it } from "vitest";
import { exactFileSize, formatFileSize } from "#contract/values/file-size.ts";

it.each([
  [0, "0 KB"],
  [1, "1 KB"],
  [319_001, "320 KB"],
  [999_000, "999 KB"],
  [999_001, "1 MB"],
  [999_960, "1 MB"],
  [6_781_000, "6,8 MB"],
  [12_000_000, "12 MB"],
  [999_960_000, "1 GB"],
  [5_000_000_000, "5 GB"],
  [1_250_000_000_000, "1.250 GB"],
])("%d bytes are %s", (bytes, size) => {
  expect(formatFileSize(bytes, "de")).toBe(size);
});

it("has the decimal mark of the language", () => {
  expect(formatFileSize(6_781_000, "en")).toBe("6.8 MB");
});

it.each([
  [999_000, "999 KB"],
  [6_781_000, "6,781 MB"],
  [5_000_000_000, "5.000,000 MB"],
])("%d bytes are exactly %s", (bytes, size) => {
  expect(exactFileSize(bytes, "de")).toBe(size);
});
