// Links that look like buttons: the first is the important one. Those within the site change the page without loading it.
import { Link } from "react-router";
import type { BlockOf } from "#contract/blocks/schema.ts";
import buttonStyles from "../../ui/Button.module.css";
import styles from "./Blocks.module.css";

type Props = {
  buttons: BlockOf<"callToAction">["buttons"];
  /** How the second one looks. */
  quiet?: string | undefined;
};

/** Files are sent by the server, not shown by a screen. */
const isPage = (url: string): boolean => url.startsWith("/") && !url.startsWith("/api/");

export function ButtonLinks({ buttons, quiet = buttonStyles.quiet }: Props) {
  if (buttons.length === 0) return null;
  return (
    <p className={styles.buttons}>
      {buttons.map(({ label, url }, index) => {
        const look = index === 0 ? buttonStyles.button : `${buttonStyles.button} ${quiet}`;
        return isPage(url) ? (
          <Link key={`${index} ${url}`} className={look} to={url}>
            {label}
          </Link>
        ) : (
          <a key={`${index} ${url}`} className={look} href={url}>
            {label}
          </a>
        );
      })}
    </p>
  );
}
