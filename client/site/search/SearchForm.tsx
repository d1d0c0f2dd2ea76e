// The search field. Until the client has started, the browser submits the form itself.
import { type SubmitEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { limits } from "#contract/values/limits.ts";
import { searchPath } from "#contract/values/pages.ts";
import { searchedText } from "#contract/values/searched-text.ts";
import { useAddress } from "../../language/content.ts";
import buttons from "../../ui/Button.module.css";
import styles from "./Search.module.css";
import { searchAddress } from "./search-address.ts";

export function SearchForm({ q }: { q: string }) {
  const { t: site } = useTranslation();
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const address = useAddress();
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(q);
  // A layout effect runs before the next key press. A passive effect could run after it and delete the typed character.
  useLayoutEffect(() => {
    if (!field.current || known.current === q) return;
    known.current = q;
    field.current.value = q;
  }, [q]);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The visitor may type while the results load, so the field keeps the typed text.
    known.current = searchedText(field.current?.value ?? "");
    void navigate(searchAddress(known.current));
  };
  return (
    <form role="search" action={address(searchPath)} method="get" className={styles.form} onSubmit={send}>
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={site("search.title")}
        defaultValue={q}
        maxLength={limits.searchLength}
        autoComplete="off"
        enterKeyHint="search"
        autoFocus={q === ""}
      />
      <button type="submit" className={buttons.button}>
        {t("submit")}
      </button>
    </form>
  );
}
