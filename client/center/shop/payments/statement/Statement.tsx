import layout from "../../../../ui/admin/Layout.module.css";
import { FileTrigger } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/admin/Button.tsx";
import { Icon } from "../../../../ui/admin/icons.tsx";
import { Section } from "../../../Section.tsx";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { Proposals } from "./Proposals.tsx";
import styles from "./Statement.module.css";
import { useStatement } from "./use-statement.ts";

const FILES = [".xml", ".zip", ".csv", ".txt"];

export function Statement() {
  const { t } = useTranslation("shopcenter");
  const { name, round, answer, error, isBusy, choose, nameColumns } = useStatement();
  return (
    <Section id="statement" title={t("statement.title")} intro={t("statement.intro")}>
      <div className={layout.toolbar}>
        <FileTrigger acceptedFileTypes={FILES} onSelect={(files) => files?.[0] && choose(files[0])}>
          <Button tone={answer ? "quiet" : "primary"} isDisabled={isBusy}>
            <Icon name="upload" />
            {t(answer ? "statement.another" : "statement.choose")}
          </Button>
        </FileTrigger>
        <p role="status">{isBusy && t("statement.reading")}</p>
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {answer?.kind === "columns" && (
        <ColumnChoice key={round} answer={answer} isBusy={isBusy} onChoose={nameColumns} />
      )}
      {answer?.kind === "proposals" && <Proposals key={round} name={name} answer={answer} />}
    </Section>
  );
}
