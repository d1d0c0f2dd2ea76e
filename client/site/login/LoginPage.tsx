// Signing in, requesting a new password, and setting it with the reset link.
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ForgotForm } from "./ForgotForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";
import { ResetForm } from "./ResetForm.tsx";

export function LoginPage() {
  const [query, setQuery] = useSearchParams();
  const [hasForgotten, setHasForgotten] = useState(false);
  if (query.has("reset"))
    return (
      <div className={styles.page}>
        <ResetForm onBack={() => setQuery({})} />
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
