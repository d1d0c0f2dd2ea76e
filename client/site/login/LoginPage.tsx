// Signing in, asking for a new password, and setting it with the mailed link.
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ForgotForm } from "./ForgotForm.tsx";
import { LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";
import { ResetForm } from "./ResetForm.tsx";

type Screen = "login" | "forgot" | "reset";

export function LoginPage() {
  const [query] = useSearchParams();
  const [screen, setScreen] = useState<Screen>("login");
  const [token, setToken] = useState("");
  useEffect(() => {
    // The token stands in the fragment, which no server sees; it leaves the address at once.
    const found = new URLSearchParams(window.location.hash.slice(1)).get("token");
    if (!found) return;
    setToken(found);
    setScreen("reset");
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);
  return (
    <div className={styles.page}>
      {screen === "login" && <LoginForm next={query.get("next")} onForgot={() => setScreen("forgot")} />}
      {screen === "forgot" && <ForgotForm onBack={() => setScreen("login")} />}
      {screen === "reset" && <ResetForm token={token} onBack={() => setScreen("login")} />}
    </div>
  );
}
