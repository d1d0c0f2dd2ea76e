// Signing in, requesting a new password, and what mailed links lead to.
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ForgotForm } from "./ForgotForm.tsx";
import { HandleForm } from "./HandleForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";
import { PasswordLinkForm } from "./PasswordLinkForm.tsx";

export function LoginPage() {
  const [query, setQuery] = useSearchParams();
  const [hasForgotten, setHasForgotten] = useState(false);
  const back = (): void => setQuery({});
  if (query.has("reset") || query.has("invitation"))
    return (
      <div className={styles.page}>
        <PasswordLinkForm isInvitation={query.has("invitation")} onBack={back} />
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
        <LoginForm next={query.get("next")} onForgot={() => setHasForgotten(true)} />
      )}
    </div>
  );
}
