import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type BuiltComponent, builtComponents, isOn } from "#contract/values/components.ts";
import type { MissingPart } from "#contract/shop/missing-parts.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import { Switch } from "../../ui/admin/Switch.tsx";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import styles from "./ComponentsScreen.module.css";
import { ShopQuestion } from "./ShopQuestion.tsx";
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
  const isEnabled = isOn(useSiteSettings(), name);
  const { change, isPending } = useComponents();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [missing, setMissing] = useState<readonly MissingPart[] | null>(null);
  /** If settings of the shop are missing, the user must confirm switching on the shop. */
  const ask = async (): Promise<void> => {
    try {
      const found = await utils.shopSettings.missing.fetch(undefined, { staleTime: 0 });
      if (found.length === 0) change(name, true);
      else setMissing(found);
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <li className={styles.row}>
      <Switch
        isSelected={isEnabled}
        isReadOnly={isPending}
        aria-describedby={about}
        onChange={(enabled) => (enabled && name === "shop" ? void ask() : change(name, enabled))}
      >
        <span className={styles.name}>{t(`components.${name}.name`)}</span>
      </Switch>
      <div id={about} className={styles.about}>
        <p>{t(`components.${name}.text`)}</p>
        <p className={styles.needs}>{t("components.needs", { what: t(`components.${name}.needs`) })}</p>
      </div>
      {missing !== null && (
        <ShopQuestion
          missing={missing}
          onOpen={() => {
            setMissing(null);
            change(name, true);
          }}
          onClose={() => setMissing(null)}
        />
      )}
    </li>
  );
}
