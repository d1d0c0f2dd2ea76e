// Tests that the documents match the code: cited sections and paths exist, and tables have the code's figures.
import { allTexts } from "#testing/texts.ts";
import { findProgram } from "#testing/daemons.ts";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { environmentNames } from "#server/kernel/env.ts";
import { startArguments, startEnvironment } from "../e2e/start-arguments.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const rooms = ["client", "contract", "db", "docs", "e2e", "locales", "server", "testing", "tools"];
const sourceFile = /\.(?:tsx?|css|sql)$/u;

/** The paths of all modules, from the root. */
const modules = rooms
  .flatMap((room) =>
    readdirSync(root + room, { recursive: true, encoding: "utf8" }).map(
      (path) => `${room}/${path.replaceAll("\\", "/")}`,
    ),
  )
  .concat(readdirSync(root));

const read = (path: string): string => readFileSync(root + path, "utf8");

const documents = new Map(
  readdirSync(`${root}docs`)
    .filter((name) => name.endsWith(".md"))
    .map((name) => [name, read(`docs/${name}`)]),
);

/** Matches citations of sections in comments: 'contract.md section 4b', 'security.md 7 and 8'. */
const citation =
  /\b(contract|glossary|legal|security|specification)\.md((?:(?:,? and |, | )(?:section )?L?\d+[a-z]?\b)*)/gu;

type Citation = { document: string; numbers: string[] };

function citationsIn(text: string): Citation[] {
  return [...text.matchAll(citation)].map(([, name = "", numbers = ""]) => ({
    document: `${name}.md`,
    numbers: numbers.match(/L?\d+[a-z]?/gu) ?? [],
  }));
}

/** The numbers of a document's sections and table rows: '## 4b. REST of …', '| L5 | …'. */
function numbersOf(document: string): Set<string> {
  const text = documents.get(document) ?? "";
  return new Set([...text.matchAll(/^(?:## |\| )(L?\d+[a-z]?)(?:\. | \|)/gmu)].map(([, number = ""]) => number));
}

function problemsOf({ document, numbers }: Citation): string[] {
  if (!documents.has(document)) return [`docs/${document} does not exist`];
  const known = numbersOf(document);
  return numbers.filter((number) => !known.has(number)).map((number) => `docs/${document} has no number ${number}`);
}

type Row = string[];

/** The rows of a document's tables, as trimmed cells. */
function rowsOf(text: string): Row[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"))
    .map((line) =>
      line
        .split(/(?<!\\)\|/u)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function sectionOf(text: string, heading: string): string {
  const [, after = ""] = text.split(`\n${heading}\n`);
  return after.split(/\n#{1,3} /u, 1)[0] ?? "";
}

function textsOf(language: "de" | "en"): string[] {
  const textsIn = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);
  return [...allTexts(language).values()].flatMap(textsIn);
}

const factors: Record<string, number> = { MB: 1_000_000, GB: 1_000_000_000 };

/** '100 MB' → 100,000,000; a number with another unit is returned unchanged. */
function amountOf(cell: string): number {
  const [, number = "", unit = ""] = /^(\d+)(?: (\w+))?/u.exec(cell) ?? [];
  return Number(number) * (factors[unit] ?? 1);
}

describe("comments", () => {
  it("are read as they are written", () => {
    const name = "security";
    expect(citationsIn(`(${name}.md 7); ${name}.md, 3 of it; ${name}.md 1 and 16, ${name}.md section 4b`)).toEqual([
      { document: "security.md", numbers: ["7"] },
      { document: "security.md", numbers: ["3"] },
      { document: "security.md", numbers: ["1", "16"] },
      { document: "security.md", numbers: ["4b"] },
    ]);
  });

  it("cite documents and numbers that exist", () => {
    let count = 0;
    for (const room of rooms) {
      for (const name of readdirSync(root + room, { recursive: true, encoding: "utf8" })) {
        const path = `${room}/${name}`;
        if (!sourceFile.test(path) || path === "docs/docs.test.ts") continue;
        const citations = citationsIn(read(path));
        count += citations.length;
        expect(citations.flatMap(problemsOf), path).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(10);
  });
});

const decisions = readdirSync(`${root}decisions`).map((name) => `../decisions/${name}`);

describe.each([...documents.keys(), ...decisions, "../ARCHITECTURE.md", "../CONTRIBUTING.md", "../README.md"])(
  "%s",
  (name) => {
    it("names files and documents that exist, under numbers that exist", () => {
      const text = read(`docs/${name}`);
      const paths = [
        ...text.matchAll(/`((?:client|contract|db|decisions|e2e|locales|server|testing|tools)\/[\w./-]*)`/gu),
      ].map(([, path = ""]) => path);
      expect(paths.filter((path) => !existsSync(root + path))).toEqual([]);
      expect(citationsIn(text).flatMap(problemsOf)).toEqual([]);
    });

    it("promises nothing", () => {
      expect(read(`docs/${name}`)).not.toMatch(/not (?:yet )?(?:built|implemented)(?: yet)?/iu);
    });

    it("names modules that exist, also where it leaves the folder out", () => {
      const text = read(`docs/${name}`);
      const names = [...text.matchAll(/`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|css|sql))`/gu)].map(([, path = ""]) => path);
      expect(names.filter((path) => !modules.some((one) => one === path || one.endsWith(`/${path}`)))).toEqual([]);
    });
  },
);

describe("contract.md", () => {
  const contract = documents.get("contract.md") ?? "";
  it("has the errors of the catalogue", () => {
    const rows = rowsOf(sectionOf(contract, "### Errors")).filter(([code]) => /^C\d/u.test(code ?? ""));
    const written = rows.flatMap(([code, statuses = ""]) => statuses.split(", ").map((status) => `${code} ${status}`));
    const known = Object.values(errorCatalogue).map(({ code, status }) => `${code} ${status}`);
    expect(written.sort()).toEqual([...new Set<string>(known)].sort());
  });

  it("has the names and sentences that the interface uses", () => {
    const rows = rowsOf(sectionOf(contract, "## 5. Names")).slice(1);
    const texts = { de: textsOf("de"), en: textsOf("en") };
    for (const [, german = "", english = ""] of rows) {
      expect(texts.de).toEqual(expect.arrayContaining(german.split(", ")));
      expect(texts.en).toEqual(expect.arrayContaining((english === "the same" ? german : english).split(", ")));
    }
    const sentences = rowsOf(sectionOf(contract, "### Sentences")).slice(1);
    const all = [...texts.de, ...texts.en];
    for (const [, fixed, translated] of sentences) expect(all).toEqual(expect.arrayContaining([fixed, translated]));
    expect(Math.min(rows.length, sentences.length)).toBeGreaterThan(5);
  });

  it("has every limit with its figure", () => {
    const rows = rowsOf(sectionOf(contract, "## 6. Limits")).filter(([, , constant]) => constant?.startsWith("`"));
    const written = rows.map(([, limit = "", constant = ""]) => [constant.replaceAll("`", ""), amountOf(limit)]);
    expect(Object.fromEntries(written)).toEqual(limits);
  });
});

it("the README has at most 900 words", () => {
  expect(read("README.md").split(/\s+/u).length).toBeLessThanOrEqual(900);
});

describe("operating.md", () => {
  const mb = (bytes: number): string => `${bytes / 1_000_000} MB`;
  const rows = new Map(
    rowsOf(sectionOf(read("docs/operating.md"), "## Limits")).map(([what = "", limit = ""]) => [what, limit]),
  );

  it.each([
    ["a file, a picture", `${mb(limits.fileBytes)}, ${limits.pictureMegapixels} megapixels`],
    ["a JSON body", mb(limits.jsonBodyBytes)],
    ["storage", `${limits.defaultQuotaBytes / 1_000_000_000} GB, changed in the settings`],
    ["a line of text, an SEO description", `${limits.textLength}, ${limits.seoDescriptionLength} characters`],
    [
      "a name, a password",
      `${limits.nameMinLength}–${limits.nameLength}, ${limits.passwordMinLength}–${limits.passwordLength} characters`,
    ],
    ["a tag", `${limits.tagLevels} levels of 1–${limits.tagLevelLength} characters`],
    ["a list, a batch, a tRPC batch", `${limits.listMax} entries, ${limits.batchIds} ids, ${limits.rpcBatch} calls`],
    ["a file that counts as recently uploaded", `${limits.recentUploadMinutes} minutes`],
  ])("says of '%s' what the code says", (what, limit) => {
    expect(rows.get(what)).toBe(limit);
  });
});

describe("the environment", () => {
  /** The image sets these variables: it listens on all addresses at port 3000, and has its own directory. */
  const setByImage = ["HOST", "PORT", "DATA_DIR"];

  it.each([
    ["docs/operating.md", (name: string) => new RegExp(`^\\| .*\`${name}\`.* \\|`, "mu"), []],
    [".env.example", (name: string) => new RegExp(`^${name}=`, "mu"), []],
    ["docker-compose.yml", (name: string) => new RegExp(`^ {6}${name}: `, "mu"), setByImage],
  ])("is complete in %s", (file, lineOf, exceptions) => {
    const text = read(file);
    const missing = environmentNames.filter((name) => !exceptions.includes(name) && !lineOf(name).test(text));
    expect(missing).toEqual([]);
  });

  it("docker compose refuses to start without its secrets", () => {
    for (const name of ["SECRET_KEY", "POSTGRES_PASSWORD"])
      expect(read("docker-compose.yml")).toContain(`${name}: \${${name}:?`);
  });
});

it("no secret of the environment gets into the image", () => {
  expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env", "secrets"]));
});

describe("the systemd unit of operating.md", () => {
  const [, unit = ""] =
    /^```ini\n(# \/etc\/systemd\/system\/site\.service\n.*?)^```$/msu.exec(read("docs/operating.md")) ?? [];

  it("starts the site with the environment and the flags of npm start", () => {
    const command = /^ExecStart=(.*)$/mu.exec(unit)?.[1]?.split(" ") ?? [];
    expect(command).toEqual(["/srv/site/node_modules/.bin/node", ...startArguments]);
    const variables = /^Environment=(.*)$/mu.exec(unit)?.[1]?.split(" ") ?? [];
    const expected = Object.entries(startEnvironment).map(([name, value]) => `${name}=${value}`);
    expect(variables).toEqual(expect.arrayContaining(expected));
  });

  const analyze = findProgram("systemd-analyze");
  it.runIf(analyze !== null)("is accepted by systemd-analyze", () => {
    const directory = mkdtempSync(join(tmpdir(), "unit-"));
    try {
      const path = join(directory, "site.service");
      writeFileSync(path, unit.replaceAll("/srv/site/node_modules/.bin/node", process.execPath));
      const { status, stderr } = spawnSync(analyze ?? "", ["verify", path], { encoding: "utf8" });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

it("the image starts the site with the environment and the flags of npm start", () => {
  const started = /^CMD (\[.*\])$/mu.exec(read("Dockerfile"))?.[1] ?? "[]";
  expect(JSON.parse(started)).toEqual(["node", ...startArguments]);
  const variables = /^ENV NODE_ENV.*$/mu.exec(read("Dockerfile"))?.[0].split(" ") ?? [];
  const expected = Object.entries(startEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(variables).toEqual(expect.arrayContaining(expected));
});
