import layout from "../../ui/admin/Layout.module.css";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FileTrigger } from "react-aria-components";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { AltTextFields } from "../../files/AltTextFields.tsx";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { BeforeAndAfter } from "./BeforeAndAfter.tsx";
import styles from "./ExchangeFile.module.css";
import { UseList } from "../../files/removal/FileUses.tsx";
import { type Exchange, keptNameOf, useExchange } from "./use-exchange.ts";
import type { FileDetailsEditing } from "./use-file-details.ts";

export function ExchangeFile({ editing }: { editing: FileDetailsEditing }) {
  const { t } = useTranslation("files");
  const [chosen, setChosen] = useState<File | null>(null);
  const [shown, setShown] = useState<File | null>(null);
  // During the exit animation, the dialog still shows the file.
  if (chosen !== null && chosen !== shown) setShown(chosen);
  const { stored } = editing;
  const title = t(`exchange.title.${stored.kind === "image" ? "picture" : "file"}`);
  const close = (): void => setChosen(null);
  const exchange = useExchange(editing, close);
  return (
    <>
      <FileTrigger
        acceptedFileTypes={acceptedFor(stored)}
        onSelect={(files) => {
          if (files?.[0]) setChosen(files[0]);
        }}
      >
        <Button>
          <Icon name="swap" />
          {title}
        </Button>
      </FileTrigger>
      <Dialog isWide isOpen={chosen !== null} isForced={exchange.percent !== null} onClose={close} title={title}>
        {shown && <ExchangeForm file={stored} content={shown} exchange={exchange} onClose={close} />}
      </Dialog>
    </>
  );
}

/** The replacement must have the same kind as the old file. */
function acceptedFor({ kind, ext }: LibraryFile): string[] {
  return kind === "pdf" || kind === "other" ? [`.${ext}`] : [`${kind}/*`];
}

type Props = { file: LibraryFile; content: File; exchange: Exchange; onClose: () => void };

const nothingSaid: LibraryFile["alt"] = { de: "", en: "", decorative: false };

function ExchangeForm({ file, content, exchange, onClose }: Props) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const [alt, setAlt] = useState(nothingSaid);
  const { percent, errors, run } = exchange;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The dialog is outside the form in the DOM, but React bubbles the dialog's submit event to this form.
    event.stopPropagation();
    void run(content, file.kind === "image" ? alt : undefined);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <BeforeAndAfter file={file} content={content} />
      <Places file={file} />
      {file.kind === "image" && (
        <fieldset className={styles.said}>
          <legend>{t("exchange.say")}</legend>
          {file.alt.de !== "" && <p>{t("exchange.saidBefore", { text: file.alt.de })}</p>}
          <AltTextFields alt={alt} onChange={setAlt} errors={errors} />
        </fieldset>
      )}
      <p role="status" className="visually-hidden">
        {percent !== null && t("exchange.running", { percent })}
      </p>
      <DialogActions>
        <Button isDisabled={percent !== null} onPress={onClose}>
          {admin("cancel")}
        </Button>
        <Button tone="primary" type="submit" isDisabled={percent !== null}>
          {percent === null ? t("exchange.run") : t("exchange.running", { percent })}
        </Button>
      </DialogActions>
    </form>
  );
}

function Places({ file }: { file: LibraryFile }) {
  const { t } = useTranslation("files");
  const { data } = trpc.files.uses.useQuery({ ids: [file.id] }, { staleTime: 0 });
  const count = data?.items.reduce((sum, { uses }) => sum + uses.length, 0) ?? 0;
  return (
    <div className={layout.tightStack}>
      {data && <p role="status">{count === 0 ? t("exchange.nowhere") : t("exchange.places", { count })}</p>}
      {data && count > 0 && <UseList uses={data} />}
      <p className={layout.soft}>{t("exchange.kept", { name: keptNameOf(file, t) })}</p>
    </div>
  );
}
