import type { i18n } from "i18next";
import type { Language } from "../../language/i18n.ts";

type Texts = Record<string, unknown>;

/**
 * All texts of the admin layer. The texts of the withdrawal form are included, because the admin center shows them too.
 */
const files = import.meta.glob<Texts>(["../../../locales/*/admin/*.json", "../../../locales/*/late/withdrawal.json"], {
  import: "default",
});

export async function loadAdminTexts(texts: i18n, language: Language): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const loaded = await Promise.all(own.map(async ([path, load]) => [nameOf(path), await load()] as const));
  // All bundles are added in one synchronous loop, so that no render sees only some of them.
  for (const [name, part] of loaded) texts.addResourceBundle(language, name, part);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".json".length);
