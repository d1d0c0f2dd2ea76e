// The components of the site: one switch each, with what it does and what it needs.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type BuiltComponent, builtComponents, isOn } from "#contract/components.ts";
import { useSiteConfig } from "../../loaded.ts";
import { Switch } from "../../ui/admin/Switch.tsx";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import styles from "./ComponentsScreen.module.css";
import { useComponents } from "./use-components.ts";

export function ComponentsScreen() {
  const { t } = useTranslation("admin");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("components.title")}
        </h1>
      </header>
      <p className={screen.intro}>{t("components.intro")}</p>
      <ul className={`${screen.panel} ${styles.list}`}>
        {builtComponents.map((name) => (
          <ComponentRow key={name} name={name} />
        ))}
      </ul>
    </>
  );
}

function ComponentRow({ name }: { name: BuiltComponent }) {
  const { t } = useTranslation("admin");
  const about = useId();
  const isEnabled = isOn(useSiteConfig(), name);
  const { change, isPending } = useComponents();
  return (
    <li className={styles.row}>
      <Switch
        isSelected={isEnabled}
        isReadOnly={isPending}
        aria-describedby={about}
        onChange={(enabled) => change(name, enabled)}
      >
        <span className={styles.name}>{t(`components.${name}.name`)}</span>
      </Switch>
      <div id={about} className={styles.about}>
        <p>{t(`components.${name}.text`)}</p>
        <p className={styles.needs}>{t("components.needs", { what: t(`components.${name}.needs`) })}</p>
      </div>
    </li>
  );
}
