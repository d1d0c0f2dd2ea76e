// Screens that are loaded when entered: the module by which the server finds their style sheets is the one that is loaded.
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const source = readFileSync(new URL("./routes.tsx", import.meta.url), "utf8");

it("every lazily loaded screen names the module that it loads", () => {
  const screens = [
    ...source.matchAll(/lazyScreen\(\s*"client\/([^"]+)",\s*async \(\) => \(await import\("\.\/([^"]+)"\)\)/gu),
  ];
  expect(screens).toHaveLength(source.split("import(").length - 1);
  for (const [, named, loaded] of screens) {
    expect(named).toBe(loaded);
    expect(existsSync(new URL(`./${named}`, import.meta.url)), named).toBe(true);
  }
});
