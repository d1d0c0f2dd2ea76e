import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** The image contains neither the client's source nor the tests, so the check skips these folders. */
const left = ["client", "testing"];

test("every folder of package.json's imports is copied into the image", () => {
  const { imports } = JSON.parse(read("package.json")) as { imports: Record<string, string> };
  const named = Object.values(imports).map((path) => path.replace(/^\.\/(.*)\/\*$/u, "$1"));
  const copied = [...read("Dockerfile").matchAll(/^COPY --from=build \/site\/(\S+) \1$/gmu)].map(([, path]) => path);
  expect(copied).toEqual(expect.arrayContaining(named.filter((path) => !left.includes(path))));
  expect(named.length).toBeGreaterThan(left.length);
});
