import { DAY_MS } from "#contract/values/time.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { type TokenNoun, tokenNouns, type TokenRight } from "#contract/schemas/tokens.ts";
import { trpc } from "../../../api/trpc.ts";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { PasswordQuestion } from "../../../ui/admin/PasswordQuestion.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import styles from "./Tokens.module.css";

type Props = { isOpen: boolean; onClose: () => void; onMade: (token: string) => void };

const spans = ["30", "90", "365"] as const;
const choices = ["none", "read", "write"] as const satisfies readonly (TokenRight | "none")[];

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export function CreateToken({ isOpen, onClose, onMade }: Props) {
  const { t } = useTranslation("tokens");
  const { t: admin } = useTranslation("admin");
  const [name, setName] = useState("");
  const [span, setSpan] = useState<(typeof spans)[number]>("90");
  const [rights, setRights] = useState<Partial<Record<TokenNoun, TokenRight>>>({});
  const [isRefused, setIsRefused] = useState(false);
  const errorId = useId();
  const create = trpc.tokens.create.useMutation();
  const allow = (noun: TokenNoun, right: TokenRight | "none"): void => {
    const { [noun]: _before, ...others } = rights;
    setRights(right === "none" ? others : { ...others, [noun]: right });
    setIsRefused(false);
  };
  const check = (): Record<string, string> => {
    const isWithoutRights = Object.keys(rights).length === 0;
    setIsRefused(isWithoutRights);
    return {
      ...(isWithoutRights && { rights: t("create.rightsRequired") }),
      ...(name.trim() === "" && { name: admin("password.required") }),
    };
  };
  const confirm = async (password: string): Promise<void> => {
    const { token } = await create.mutateAsync({ name, rights, until: inDays(Number(span)), password });
    setName("");
    setRights({});
    onMade(token);
  };
  return (
    <PasswordQuestion
      isOpen={isOpen}
      title={t("create.title")}
      confirmLabel={t("create.save")}
      field={{
        name: "name",
        label: t("create.name"),
        hint: t("create.nameHint"),
        value: name,
        onChange: setName,
        maxLength: limits.nameLength,
      }}
      check={check}
      onConfirm={confirm}
      onClose={onClose}
    >
      <fieldset
        className={styles.rights}
        data-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
      >
        <legend>{t("create.what")}</legend>
        {isRefused && (
          <p id={errorId} role="alert" className={styles.error}>
            {t("create.rightsRequired")}
          </p>
        )}
        {tokenNouns.map((noun) => (
          <Select
            key={noun}
            label={t(`nouns.${noun}`)}
            value={rights[noun] ?? "none"}
            options={choices.map((value) => ({ value, label: t(`rights.${value}`) }))}
            onChange={(right) => allow(noun, right)}
          />
        ))}
      </fieldset>
      <Choice
        label={t("create.valid")}
        value={span}
        options={spans.map((value) => ({ value, label: t(`create.days.${value}`) }))}
        onChange={setSpan}
      />
    </PasswordQuestion>
  );
}
