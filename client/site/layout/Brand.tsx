import { brandPicturePath, headLogoSize, isWordmark } from "#contract/look/brand-paths.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { useSiteTexts } from "../../language/site-texts.ts";

export function Brand({ fallback }: { fallback: string }) {
  const settings = useSiteSettings();
  const { title, lang } = useSiteTexts();
  const name = title || fallback;
  const { key, logo } = settings.brand ?? { key: "", logo: null };
  const nameLang = title ? lang.title : undefined;
  const words = <span lang={nameLang}>{name}</span>;
  if (logo === null) return words;
  const stands = isWordmark(logo);
  return (
    <>
      <picture>
        <source srcSet={brandPicturePath(key, "kopf-dunkel.webp")} media="(prefers-color-scheme: dark)" />
        <img
          src={brandPicturePath(key, "kopf.webp")}
          alt={stands ? name : ""}
          lang={stands ? nameLang : undefined}
          {...headLogoSize(logo)}
        />
      </picture>
      {!stands && words}
    </>
  );
}
