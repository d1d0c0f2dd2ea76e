import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFilesInput } from "#contract/schemas/files.ts";
import { tagTreeInput } from "#contract/schemas/tags.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { type Database, openDatabase } from "#db/open.ts";
import { listTags } from "../tags/store.ts";
import { fillLibrary } from "#testing/large-library.ts";
import { databaseUrl } from "#testing/postgres-databases.ts";
import { findPostgresBinaries, type PrivatePostgres, startPrivatePostgres } from "#testing/postgres.ts";
import { listFiles, pageQuery } from "./list-files.ts";

const isInstalled = (await findPostgresBinaries()) !== null;

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const filterOf = (input: object) => ({ ...listFilesInput.parse(input), now: new Date() });

async function planOf({ db, pool }: Database, input: object): Promise<{ scans: string[]; blocks: number }> {
  const { sql, params } = pageQuery(db, filterOf(input)).toSQL();
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${sql}`, params);
  const plan = (rows[0] as { "QUERY PLAN": { Plan: Plan }[] })["QUERY PLAN"][0]?.Plan;
  if (!plan) throw new Error("PostgreSQL told no plan");
  const scans = nodesOf(plan).filter((node) => node["Relation Name"] !== undefined);
  return {
    scans: scans.map((node) => `${node["Node Type"]} ${node["Relation Name"]}`),
    blocks: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
  };
}

describe.runIf(isInstalled)("a library on PostgreSQL", () => {
  let postgres: PrivatePostgres;
  let small: Database;
  let large: Database;

  async function open(name: string, size: { files: number; tags: number }): Promise<Database> {
    const url = databaseUrl(postgres.url, name);
    const database = await openDatabase({ kind: "postgres", url });
    await migrateDatabase(database, url);
    await fillLibrary(url, size);
    return database;
  }

  beforeAll(async () => {
    postgres = await startPrivatePostgres();
    small = await open("postgres", { files: 10_000, tags: 1_000 });
    await small.pool.query("create database large");
    large = await open("large", { files: 100_000, tags: 10_000 });
  }, 300_000);
  afterAll(async () => {
    await small.close();
    await large.close();
    await postgres.close();
  });

  it("finds the files at or below a tag by an index", async () => {
    const { scans } = await planOf(large, { tags: ["Ordner 5 gleich"] });
    expect(scans.some((scan) => scan.includes("file_tags"))).toBe(true);
    expect(scans.filter((scan) => scan.startsWith("Seq Scan"))).toEqual([]);
  });

  it("reads for as many files at most twice as much, with ten times as many files and tags around them", async () => {
    const [few, many] = [
      await planOf(small, { tags: ["Ordner 5 gleich"] }),
      await planOf(large, { tags: ["Ordner 5 gleich"] }),
    ];
    expect((await listFiles(small.db, filterOf({ tags: ["Ordner 5 gleich"] }))).total).toBe(100);
    expect((await listFiles(large.db, filterOf({ tags: ["Ordner 5 gleich"] }))).total).toBe(100);
    expect(few.blocks).toBeGreaterThan(0);
    expect(many.blocks).toBeLessThanOrEqual(2 * few.blocks);
  });

  it.each([
    {},
    { sort: "name" },
    { sort: "-name" },
    { sort: "sizeBytes" },
    { sort: "-sizeBytes" },
    { kind: "pdf" },
    { recent: true },
  ])("reads a page of %j in order from an index", async (input) => {
    const { scans, blocks } = await planOf(large, input);
    expect(scans.every((scan) => scan.startsWith("Index Scan"))).toBe(true);
    expect(blocks).toBeLessThan(100);
  });

  it("counts at and below a level of a tree of 10,000 tags", async () => {
    const root = await listTags(large.db, tagTreeInput.parse({}));
    expect(root.total).toBe(21);
    expect(root.rows.find(({ path }) => path === "Ordner 5 gleich")).toMatchObject({
      count: 0,
      total: 100,
      hasChildren: true,
    });
    const found = await listTags(large.db, tagTreeInput.parse({ q: "blatt 99", limit: 5 }));
    expect([found.rows.length, found.total]).toEqual([5, 111]);
  });
});
