import { useState } from "react";
import { useSearchParams } from "react-router";
import { ForgotForm } from "./ForgotForm.tsx";
import { HandleForm } from "./HandleForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";
import { PasswordLinkForm, type Welcome } from "./PasswordLinkForm.tsx";

export function LoginPage() {
  const [query, setQuery] = useSearchParams();
  const [hasForgotten, setHasForgotten] = useState(false);
  const [welcome, setWelcome] = useState<Welcome | null>(null);
  const back = (): void => setQuery({});
  // `back` also removes the fragment with the token from the URL.
  const enter = (set: Welcome): void => {
    setWelcome(set);
    back();
  };
  if (query.has("reset") || query.has("invitation"))
    return (
      <div className={styles.page}>
        <PasswordLinkForm isInvitation={query.has("invitation")} onBack={back} onSet={enter} />
      </div>
    );
  if (query.has("handle"))
    return (
      <div className={styles.page}>
        <HandleForm onBack={back} />
      </div>
    );
  return (
    <div className={styles.page}>
      {hasForgotten ? (
        <ForgotForm onBack={() => setHasForgotten(false)} />
      ) : (
        <LoginForm
          key={welcome?.handle}
          next={query.get("next")}
          welcome={welcome}
          onForgot={() => setHasForgotten(true)}
        />
      )}
    </div>
  );
}
