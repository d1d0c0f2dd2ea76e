import type { Check } from "../check.ts";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

export const https: Check<"https"> = {
  name: "https",
  run: ({ services, origin }) => Promise.resolve(judge(services.publicUrl(), origin)),
};

function judge(publicUrl: string, seen: string | null): Awaited<ReturnType<(typeof https)["run"]>> {
  const own = new URL(publicUrl);
  const values = { url: publicUrl, seen: seen ?? "" };
  if (own.protocol === "http:") return { says: loopbackNames.has(own.hostname) ? "local" : "plain", values };
  if (seen === null || !URL.canParse(seen)) return { says: { unchecked: "noRequest" } };
  if (new URL(seen).protocol !== "https:") return { says: "noProxy", values };
  return { says: new URL(seen).origin === own.origin ? "good" : "otherHost", values };
}
