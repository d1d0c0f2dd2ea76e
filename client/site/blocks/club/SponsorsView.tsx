import type { CSSProperties } from "react";
import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { hasLanguages } from "#contract/values/content-language.ts";
import { useAddress } from "../../../language/content.ts";
import { Picture } from "../../../ui/Picture.tsx";
import article from "../../entries/Article.module.css";
import { MarkedText } from "../../German.tsx";
import type { BlockViewProps } from "../block-view-props.ts";
import styles from "./Club.module.css";
import { logoSizes } from "./club-sizes.ts";

type Props = BlockViewProps<BlockOf<"sponsors">>;
type Sponsor = Props["block"]["tiers"][number]["sponsors"][number];

/** The height of the logos in rem, by tier. Upper tiers have larger logos. */
const heights = [8, 6, 5, 4, 3.5] as const;

export function SponsorsView({ block, files, mark }: Props) {
  const tiers = block.tiers.map((tier, index) => ({ ...tier, index })).filter(({ sponsors }) => sponsors.length > 0);
  if (tiers.length === 0) return null;
  return (
    <section data-block={mark} className={article.block}>
      {tiers.map(({ title, sponsors, index }) => {
        const height = heights[index] ?? heights[4];
        return (
          <div key={index} className={`${article.full} ${styles.tier}`}>
            <h2 className={article.listTitle}>
              <MarkedText isGerman={isGerman(block, `tiers.${index}.title`)}>{title}</MarkedText>
            </h2>
            <ul className={styles.logos} style={{ "--logo": `${height}rem` } as CSSProperties}>
              {sponsors.map((sponsor, at) => (
                // Two sponsors may be equal, so only the index can be the key.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at}>
                  <SponsorLink
                    sponsor={sponsor}
                    files={files}
                    height={height}
                    isGerman={isGerman(block, `tiers.${index}.sponsors.${at}.url`)}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

type LinkProps = {
  sponsor: Sponsor;
  files: Props["files"];
  height: number;
  /** True if the link leads to a page that exists only in German. */
  isGerman: boolean;
};

function SponsorLink({ sponsor, files, height, isGerman: isOnlyGerman }: LinkProps) {
  const { name, logo, url } = sponsor;
  const address = useAddress();
  const picture = files[logo ?? ""];
  const shown =
    picture && picture.variants.length > 0 ? (
      <Picture picture={picture} sizes={logoSizes(picture, height)} alt={name} className={styles.logo} />
    ) : (
      <span className={styles.wordmark}>{name}</span>
    );
  if (url === "") return <span className={styles.sponsor}>{shown}</span>;
  return (
    <a
      href={hasLanguages(url) && !isOnlyGerman ? address(url) : url}
      hrefLang={isOnlyGerman ? "de" : undefined}
      rel="sponsored noopener"
      className={styles.sponsor}
    >
      {shown}
    </a>
  );
}
