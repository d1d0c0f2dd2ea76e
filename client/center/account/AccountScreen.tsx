import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PasswordDialog } from "../../ui/admin/PasswordDialog.tsx";
import { Button } from "../../ui/admin/Button.tsx";
import { useViewer } from "../../api/viewer.ts";
import screen from "../Screen.module.css";
import { Section } from "../Section.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import styles from "./Account.module.css";
import { Factors } from "./Factors.tsx";
import { Profile } from "./Profile.tsx";
import { Sessions } from "./Sessions.tsx";

export function AccountScreen() {
  const { t } = useTranslation("people");
  const { t: bar } = useTranslation("bar");
  const viewer = useViewer();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const [isPasswordOpen, setIsPasswordOpen] = useState(false);
  const closePassword = (): void => setIsPasswordOpen(false);
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("account.title")}
        </h1>
      </header>
      {viewer.mustSetUpFactor && <p className={styles.due}>{t("account.factorDue")}</p>}
      <Profile key={viewer.version} />
      <Section id="password" title={t("account.password")} intro={t("account.passwordText")}>
        <div>
          <Button onPress={() => setIsPasswordOpen(true)}>{bar("password")}</Button>
        </div>
      </Section>
      <Factors />
      <Sessions />
      <PasswordDialog isOpen={isPasswordOpen} isForced={false} onClose={closePassword} onLogout={closePassword} />
    </>
  );
}
