import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { initialsOf } from "#contract/values/initials.ts";
import { mailHref, telHref } from "#contract/values/contact-links.ts";
import { Picture } from "../../../ui/Picture.tsx";
import { squareSizes } from "../../../ui/picture-sizes.ts";
import article from "../../entries/Article.module.css";
import { CreditLine } from "../../CreditLine.tsx";
import { MarkedText } from "../../German.tsx";
import type { BlockViewProps } from "../block-view-props.ts";
import styles from "./Club.module.css";

/** The side of a picture in rem (Club.module.css). */
const SIDE = 6.5;

export function PeopleView({ block, files, mark }: BlockViewProps<BlockOf<"people">>) {
  const { title, persons } = block;
  if (persons.length === 0) return null;
  return (
    <section data-block={mark} className={article.block}>
      {title && (
        <h2 className={article.listTitle}>
          <MarkedText isGerman={isGerman(block, "title")}>{title}</MarkedText>
        </h2>
      )}
      <ul className={`${article.full} ${styles.people}`}>
        {persons.map(({ name, office, picture: id, email, phone }, index) => {
          const picture = files[id ?? ""];
          return (
            // Two persons may be equal, so only the index can be the key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.person}>
              {picture && picture.variants.length > 0 ? (
                <Picture picture={picture} sizes={squareSizes(picture, SIDE)} alt={name} className={styles.face} />
              ) : (
                <span aria-hidden="true" className={`${styles.face} ${styles.initials}`}>
                  {initialsOf(name)}
                </span>
              )}
              <div>
                <p className={styles.name}>{name}</p>
                {office && (
                  <p className={styles.office}>
                    <MarkedText isGerman={isGerman(block, `persons.${index}.office`)}>{office}</MarkedText>
                  </p>
                )}
                {email && (
                  <p>
                    <a href={mailHref(email)}>{email}</a>
                  </p>
                )}
                {phone && (
                  <p>
                    <a href={telHref(phone)}>{phone}</a>
                  </p>
                )}
                {picture && <CreditLine picture={picture} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
