import layout from "../../../ui/admin/Layout.module.css";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { Order } from "#contract/shop/orders.ts";
import { TagChips } from "../../../files/TagChips.tsx";
import { TagInput } from "../../../files/TagInput.tsx";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { useStandingErrors } from "../../../ui/admin/use-standing-errors.ts";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { LeaveQuestion } from "../../LeaveQuestion.tsx";
import { Section } from "../../Section.tsx";

export function OrderNotes({ order: { id, notes, tags } }: { order: Order }) {
  const { t } = useTranslation("shopcenter");
  const { t: files } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [typed, setTyped] = useState(notes);
  const [found, setErrors] = useState<Record<string, string>>({});
  const errors = useStandingErrors(found, { notes: typed });
  const update = trpc.orders.update.useMutation({
    onSuccess: (order) => {
      utils.orders.byId.setData({ id }, order);
      void utils.orders.list.invalidate();
      notify(admin("notices.saved"));
      setErrors({});
    },
    onError: (refused) => {
      const [sentence] = Object.values(refusalOf(refused)?.fields ?? {});
      if (sentence) setErrors({ notes: sentence });
      else notifyError(refused);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!update.isPending) update.mutate({ id, notes: typed });
  };
  return (
    <Section id="notes" title={t("order.notes")} intro={t("order.notesText")}>
      <div className={layout.closeStack}>
        <TagChips tags={tags} onRemove={(path) => update.mutate({ id, tags: tags.filter((tag) => tag !== path) })} />
        <TagInput
          label={files("tags.add")}
          buttonLabel={files("tags.addButton")}
          onChoose={(path) => update.mutate({ id, tags: [...new Set([...tags, path])] })}
        />
      </div>
      <form onSubmit={submit} noValidate className={layout.closeStack}>
        <Field
          label={t("order.note")}
          value={typed}
          onChange={setTyped}
          rows={4}
          maxLength={limits.messageLength}
          error={errors["notes"]}
        />
        <div>
          <SaveButton type="submit" isDisabled={update.isPending} />
        </div>
      </form>
      <LeaveQuestion
        isAsked={typed !== notes}
        title={admin("settings.leaveTitle")}
        text={t("order.leaveText")}
        leaveLabel={admin("settings.leave")}
        stayLabel={admin("settings.stay")}
      />
    </Section>
  );
}
