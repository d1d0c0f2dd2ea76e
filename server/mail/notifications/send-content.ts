import type { Services } from "../../kernel/context.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { PushService } from "../../outside/push.ts";
import type { Content } from "./content.ts";
import { isPushService, NEWS_SECONDS, type PushAnswer } from "./rules.ts";
import type { SiteKey } from "./site-key.ts";
import type { DeviceRow } from "./store.ts";

type Deps = Pick<Services, "database" | "env" | "publicUrl">;

const GONE: PushAnswer = { status: 410, retryAfterSeconds: null };

export async function sendContent(
  { database, env, publicUrl }: Deps,
  push: PushService,
  { device, key, content }: { device: DeviceRow; key: SiteKey | null; content: Content },
): Promise<PushAnswer> {
  if (key?.publicKey !== device.siteKey || !isPushService(device.endpoint, env.PUSH_API_BASE)) return GONE;
  const { settings } = await getSettings(database.db);
  const { topic, ...told } = content;
  return push.send({
    device,
    site: { ...key, subject: subjectOf(publicUrl(), settings.mail.from) },
    payload: JSON.stringify({ ...told, tag: topic, language: device.language }),
    ttlSeconds: NEWS_SECONDS,
    topic,
  });
}

function subjectOf(publicUrl: string, from: string): string {
  if (publicUrl.startsWith("https:")) return publicUrl;
  const address = /<([^<>]+)>$/u.exec(from)?.[1] ?? from;
  return `mailto:${address || `noreply@${new URL(publicUrl).hostname}`}`;
}
