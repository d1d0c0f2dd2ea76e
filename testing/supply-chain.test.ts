import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), "utf8"));

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
const floors = read("floors.json") as Record<string, string>;

const locked = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length) }));

function isBelow(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split("-")[0]?.split(".").map(Number) ?? []);
  for (let index = 0; index < 3; index++) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

describe("the lockfile", () => {
  it("has an integrity for every package, and none from elsewhere than the registry", () => {
    expect(locked.length).toBeGreaterThan(100);
    for (const { name, integrity, resolved } of locked) {
      expect(integrity, name).toMatch(/^sha512-/u);
      if (resolved !== undefined) expect(resolved, name).toMatch(/^https:\/\//u);
    }
  });

  it("holds nothing below the versions with known holes", () => {
    expect(isBelow("1.9.9", "1.10.0")).toBe(true);
    for (const { name, version = "0.0.0" } of locked) {
      const floor = floors[name];
      if (floor !== undefined) expect(isBelow(version, floor), `${name} ${version} is below ${floor}`).toBe(false);
    }
  });

  it("lets only named packages run scripts when they are installed", () => {
    for (const { name, hasInstallScript } of locked)
      if (hasInstallScript) expect(Object.keys(allowScripts), name).toContain(name);
  });

  it("has neither React's server components nor a text backend that reads paths", () => {
    const names = locked.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith("react-server-dom-") || name === "i18next-fs-backend")).toEqual([]);
  });
});
