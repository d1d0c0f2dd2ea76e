type Named = {
  title: string;
  en?: { title?: string | undefined } | null | undefined;
  site: { name: string; en?: { name: string } | null | undefined };
};

/** The English name if the language is English and there is one, else the German name, else the title. */
export function siteNameOf({ title, en, site }: Named, language: string): string {
  if (language !== "en") return site.name || title;
  return site.en?.name || site.name || en?.title || title;
}
