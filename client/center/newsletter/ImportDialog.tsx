import layout from "../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { MomentField } from "../../ui/admin/MomentField.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useStandingErrors } from "../../ui/admin/use-standing-errors.ts";
import { addressesIn, wrongAddressesIn } from "#contract/values/mail-address.ts";
import { useFileDrop } from "../../files/use-file-drop.ts";
import { AddressFile, useAddressFiles } from "./AddressFile.tsx";
import { type Imported, ImportResult, LeftOut } from "./ImportResult.tsx";
import { inParts } from "./in-parts.ts";

const empty = { text: "", source: "", day: "" };

export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("newsletter");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [form, setForm] = useState(empty);
  const [found, setErrors] = useState<Record<string, string>>({});
  const errors = useStandingErrors(found, { ...form, addresses: form.text });
  const [isBusy, setIsBusy] = useState(false);
  const take = trpc.newsletter.importSubscribers.useMutation();
  const [imported, setImported] = useState<Imported | null>(null);
  const addresses = addressesIn(form.text);
  const wrong = wrongAddressesIn(form.text);
  const { source, day } = form;
  const readFiles = useAddressFiles((read) =>
    setForm((now) => ({ ...now, text: [now.text, read].filter(Boolean).join("\n") })),
  );
  const drop = useFileDrop(readFiles);
  const close = (): void => {
    setImported(null);
    onClose();
  };

  const run = async (): Promise<void> => {
    setErrors({});
    setIsBusy(true);
    const sum: Imported = { asked: 0, known: [], wrong };
    try {
      for (const part of inParts(addresses, limits.importedAddresses)) {
        const { asked, known } = await take.mutateAsync({ addresses: part, source, day, language: "de" });
        sum.asked += asked;
        sum.known.push(...known);
      }
      setForm(empty);
      if (sum.known.length + sum.wrong.length > 0) setImported(sum);
      else {
        notify(t("import.done", { count: sum.asked }));
        close();
      }
    } catch (error) {
      // Users can safely try again, because the server sends no second mail to an imported address.
      setErrors(refusalOf(error)?.fields ?? {});
      notifyError(error);
    }
    setIsBusy(false);
    void utils.newsletter.subscribers.invalidate();
  };

  if (imported !== null)
    return (
      <Dialog isOpen={isOpen} onClose={close} title={t("import.title")} isWide>
        <ImportResult imported={imported} />
        <DialogActions>
          <Button tone="primary" onPress={close} autoFocus>
            {t("import.close")}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t("import.title")} isWide>
      <div className={layout.stack} {...drop}>
        <p>{t("import.text")}</p>
        <AddressFile onFiles={readFiles} />
        <Field
          label={t("import.addresses")}
          hint={t("import.found", { count: addresses.length })}
          value={form.text}
          onChange={(text) => setForm({ ...form, text })}
          rows={7}
          error={errors["addresses"]}
        />
        <LeftOut heading={t("import.wrong", { count: wrong.length })} addresses={wrong} />
        <Field
          label={t("import.source")}
          hint={t("import.sourceHint")}
          value={source}
          onChange={(next) => setForm({ ...form, source: next })}
          maxLength={limits.textLength}
          error={errors["source"]}
        />
        <MomentField
          label={t("import.day")}
          value={day || null}
          onChange={(next) => setForm({ ...form, day: next ?? "" })}
          isDayOnly
          isClearable={false}
          error={errors["day"]}
        />
      </div>
      <DialogActions>
        <Button onPress={close}>{admin("cancel")}</Button>
        <Button
          tone="primary"
          isDisabled={isBusy || addresses.length === 0 || source.trim() === "" || day === ""}
          onPress={() => void run()}
        >
          {t("import.take", { count: addresses.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
