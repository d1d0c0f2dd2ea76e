import { expect, test } from "vitest";
import { banner } from "./banner.ts";

test("the banner names address, sign-in and database, without the database's password", () => {
  const url = "http://127.0.0.1:3000";
  const text = banner({ DATA_DIR: "/srv/site", DATABASE_URL: "postgres://site:geheim@db.example:5433/verein" }, url);
  expect(text).toContain(`${url}/login`);
  expect(text).toContain("PostgreSQL, db.example:5433/verein");
  expect(text).not.toContain("geheim");
  expect(banner({ DATA_DIR: `${process.cwd()}/data`, DATABASE_URL: undefined }, url)).toContain("embedded, in data");
});
