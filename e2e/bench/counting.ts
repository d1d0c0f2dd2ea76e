// Measures how much the counting of page views costs: a cached page with and without counting.
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { benchPassword, signIn } from "./editor.ts";
import { compare } from "./load.ts";
import { startSite } from "./processes.ts";
import { asBrowser } from "./record.ts";
import type { Row, Section } from "./report.ts";

const AIM = 0.97;

const headers = {
  ...asBrowser,
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "accept-language": "de-DE,de;q=0.8,en;q=0.5",
  referer: "https://www.example.org/",
  "sec-fetch-dest": "document",
};

export const counting: Section = {
  name: "counting",
  title: "Cached pages per second with counting of page views, beside a process that does not count",
  run: async (directory) => {
    const sites = await Promise.all(
      ["on", "off"].map(async (name) =>
        startSite(await mkdtemp(join(directory, `counting-${name}-`)), { ADMIN_PASSWORD: benchPassword }),
      ),
    );
    const [ours = "", peers = ""] = sites.map(({ url }) => url);
    try {
      await (await signIn(peers)).send("PUT", "/config/", { components: { analytics: { enabled: false } } });
      const rows: Row[] = [];
      for (const path of ["/", "/Aktuelles"]) {
        const compared = await compare({ url: ours + path, headers }, { url: peers + path, headers });
        rows.push({ what: path, ...compared, aim: `at least ${AIM}`, isMet: compared.ratio >= AIM });
      }
      return rows;
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
    }
  },
};
