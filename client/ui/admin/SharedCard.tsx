import type { Picture } from "#contract/schemas/files.ts";
import { variantUrl } from "../download-address.ts";
import styles from "./SharedCard.module.css";

type Props = { host: string; title: string; description: string; picture: Picture | null };

export function SharedCard({ host, title, description, picture }: Props) {
  const variant = picture?.variants.at(-1);
  return (
    <div className={styles.card} lang="de">
      {picture && variant && (
        <img
          src={variantUrl(picture.id, variant.id)}
          alt=""
          style={{ objectPosition: `${picture.focal.x * 100}% ${picture.focal.y * 100}%` }}
        />
      )}
      <p className={styles.host}>{host}</p>
      <p className={styles.title}>{title}</p>
      {description !== "" && <p className={styles.description}>{description}</p>}
    </div>
  );
}
