// Google's script runs only after consent, on sites with a measurement id.
import { isOn } from "#contract/values/components.ts";
import { measurementId } from "#contract/schemas/settings.ts";
import { openSecret } from "../../kernel/secrets/seal.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";

export async function findMeasurementId({
  database,
  secretKey,
}: Pick<Services, "database" | "secretKey">): Promise<string | null> {
  const { settings, secrets } = await getSettings(database.db);
  const sealed = secrets["analytics.apikey"];
  if (!isOn(settings, "analytics") || !sealed) return null;
  const id = openSecret(secretKey, sealed);
  return measurementId.test(id) ? id : null;
}

/** Returns Google's own snippet, without inline code (https://developers.google.com/tag-platform/gtagjs). */
export function measurementScript(id: string): string {
  return `window.dataLayer = window.dataLayer || [];
function gtag() { dataLayer.push(arguments); }
gtag("js", new Date());
gtag("config", ${JSON.stringify(id)});
document.head.append(Object.assign(document.createElement("script"), { async: true, src: "https://www.googletagmanager.com/gtag/js?id=${id}" }));
`;
}
