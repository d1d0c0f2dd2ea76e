import { isGerman } from "#contract/blocks/shown.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";
import { hasLanguages } from "#contract/values/content-language.ts";
import buttonStyles from "../../ui/Button.module.css";
import { MarkedText, PageLink } from "../German.tsx";
import styles from "./Blocks.module.css";

type Props = {
  buttons: BlockOf<"callToAction">["buttons"];
  german?: readonly string[] | undefined;
  quiet?: string | undefined;
};

export function ButtonLinks({ buttons, german = [], quiet = buttonStyles.quiet }: Props) {
  if (buttons.length === 0) return null;
  return (
    <p className={styles.buttons}>
      {buttons.map(({ label, url }, index) => {
        const look = index === 0 ? buttonStyles.button : `${buttonStyles.button} ${quiet}`;
        const isOnlyGerman = isGerman({ german }, `buttons.${index}.url`);
        const words = (
          <MarkedText isGerman={isGerman({ german }, `buttons.${index}.label`)} isSaid={isOnlyGerman}>
            {label}
          </MarkedText>
        );
        return hasLanguages(url) ? (
          <PageLink key={`${index} ${url}`} className={look} to={url} isGerman={isOnlyGerman}>
            {words}
          </PageLink>
        ) : (
          <a key={`${index} ${url}`} className={look} href={url}>
            {words}
          </a>
        );
      })}
    </p>
  );
}
