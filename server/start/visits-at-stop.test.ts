import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { programViewer } from "#contract/values/permissions.ts";
import { openDatabase } from "#db/open.ts";
import { pageViews } from "#db/schema/analytics.ts";
import { updateSettings } from "../library/settings/update-settings.ts";
import { readEnvironment } from "../kernel/env.ts";
import { createPostgresDatabase } from "#testing/database.ts";
import { openRenderedPages } from "#testing/rendered-pages.ts";
import { createLog } from "./log.ts";
import { runSite } from "./site.ts";

const VIEWS = 200;
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

const serverUrl = inject("postgresUrl");

// Skipped on the embedded database, because starting it takes seconds. server/http/pages/visits.test.ts tests the
// counter's stop on PGlite and PostgreSQL.
it.runIf(serverUrl !== "")("no view is lost", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-stop-"));
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const env = readEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SECRET_KEY: "x".repeat(32),
    DEMO: "0",
    PORT: "0",
    ADMIN_PASSWORD: "Streuobst-26!",
  });
  const site = await runSite(env, createLog("silent"), openRenderedPages());
  const { services } = site;
  await updateSettings(
    { services, viewer: programViewer, answer: { bytesLeft: 0 } },
    { components: { analytics: { enabled: true } } },
  );
  const ask = () => fetch(`${site.url}/Impressum`, { headers: browser }).then((answer) => answer.arrayBuffer());
  await ask();
  await Promise.all(Array.from({ length: VIEWS }, ask));
  await site.stop();
  const after = await openDatabase({ kind: "postgres", url });
  const rows = await after.db.select().from(pageViews);
  await after.close();
  await drop();
  await rm(dataDir, { recursive: true });
  expect(rows.map(({ path, visitors }) => [path, visitors])).toEqual([["/Impressum", 1]]);
  expect(rows[0]?.views).toBe(VIEWS + 1);
});
