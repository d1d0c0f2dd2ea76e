import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewWebhook } from "#contract/schemas/webhooks.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import layout from "../../../ui/admin/Layout.module.css";
import { Unsaved } from "../../../ui/admin/Unsaved.tsx";
import { useFieldErrors } from "../../../ui/admin/use-field-errors.ts";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { WebhookFields, type WebhookForm } from "./WebhookFields.tsx";

type Props = { isOpen: boolean; onClose: () => void; onMade: (made: NewWebhook) => void };

export function CreateWebhook({ isOpen, onClose, onMade }: Props) {
  const { t } = useTranslation("webhooks");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("create.title")}>
      <CreateForm onClose={onClose} onMade={onMade} />
    </Dialog>
  );
}

const empty: WebhookForm = { url: "", types: [] };

function CreateForm({ onClose, onMade }: Omit<Props, "isOpen">) {
  const { t } = useTranslation("webhooks");
  const { t: admin } = useTranslation("admin");
  const create = trpc.webhooks.create.useMutation();
  const [typed, setTyped] = useState(empty);
  const { errors, show, clear } = useFieldErrors(["url", "types"], typed);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (create.isPending) return;
    clear();
    try {
      onMade(await create.mutateAsync(typed));
    } catch (error) {
      show(error);
    }
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={layout.stack}>
      <Unsaved isThere={typed !== empty && !create.isSuccess} />
      <WebhookFields form={typed} errors={errors} onChange={(part) => setTyped({ ...typed, ...part })} isFocused />
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button type="submit" tone="primary" isDisabled={create.isPending}>
          {t("create.save")}
        </Button>
      </DialogActions>
    </form>
  );
}
