import { useState } from "react";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { Icon } from "../../ui/admin/icons.tsx";
import { screenNameOf } from "../palette/screen-name.ts";
import screen from "../Screen.module.css";
import styles from "./HelpScreen.module.css";
import type { HelpTopic } from "./topics.ts";

type Props = {
  topic: HelpTopic;
  /** True if this is the only instruction that the search has found. */
  isFound: boolean;
};

/** An instruction, which opens below its title, or if the address has its name as the fragment. */
export function HelpTopicPart({ topic: { name, path }, isFound }: Props) {
  const { t, i18n } = useTranslation("help");
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(isFound || hash === `#${name}`);
  return (
    <div id={name} className={`${screen.panel} ${styles.topic}`}>
      <Disclosure isExpanded={isOpen} onExpandedChange={setIsOpen}>
        <Heading level={3} className={styles.heading}>
          <Button slot="trigger" className={styles.trigger ?? ""}>
            {t(`topics.${name}.title`)} <Icon name="chevron" />
          </Button>
        </Heading>
        <DisclosurePanel>
          <div className={styles.content}>
            <ol>
              {t(`topics.${name}.steps`)
                .split("\n")
                .map((step) => (
                  <li key={step}>{step}</li>
                ))}
            </ol>
            <p>{t(`topics.${name}.note`)}</p>
            <p>
              <Link to={path}>{t("go", { screen: i18n.t(screenNameOf(path) as "admin:center.overview") })}</Link>
            </p>
          </div>
        </DisclosurePanel>
      </Disclosure>
    </div>
  );
}
