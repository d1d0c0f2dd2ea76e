// The name of the site. Without zod, because the client imports this file.

type Named = {
  title: string;
  en?: { title?: string | undefined } | null | undefined;
  site: { name: string; en?: { name: string } | null | undefined };
};

/** The name in English if there is one, else in German. A site without a name is called by its title. */
export function siteNameOf({ title, en, site }: Named, language: string): string {
  if (language !== "en") return site.name || title;
  return site.en?.name || site.name || en?.title || title;
}
