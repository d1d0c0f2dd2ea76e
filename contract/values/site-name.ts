// What the site is called. Free of zod, for the client.

type Named = {
  title: string;
  en?: { title?: string | undefined } | null | undefined;
  site: { name: string; en?: { name: string } | null | undefined };
};

/** Its name, in English if it has one there; without a name it is called by its title. */
export function siteNameOf({ title, en, site }: Named, language: string): string {
  if (language !== "en") return site.name || title;
  return site.en?.name || site.name || en?.title || title;
}
