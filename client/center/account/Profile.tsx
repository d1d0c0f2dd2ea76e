import layout from "../../ui/admin/Layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { useSendsMail } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import { Field } from "../../ui/admin/Field.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { UserName } from "../../ui/UserName.tsx";
import { useFieldErrors } from "../../ui/admin/use-field-errors.ts";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import { useViewer } from "../../api/viewer.ts";
import { Section } from "../Section.tsx";

export function Profile() {
  const { t } = useTranslation("people");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const viewer = useViewer();
  const sendsMail = useSendsMail();
  const [name, setName] = useState(viewer.name);
  const [handle, setHandle] = useState(viewer.handle);
  const [password, setPassword] = useState("");
  const wrong = { password: t("fields.passwordWrong") };
  const values = { name, handle, password };
  const { errors, show, clear } = useFieldErrors(["name", "handle", "password"], values, { C101: wrong });
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const isNewHandle = handle.trim().toLowerCase() !== viewer.handle;
  const save = trpc.users.update.useMutation({
    onSuccess: () => {
      const sent = sendsMail ? "account.handleSent" : "account.handleSentOff";
      notify(isNewHandle ? t(sent, { handle: handle.trim() }) : admin("notices.saved"));
      setHandle(viewer.handle);
      setPassword("");
      void utils.users.invalidate();
    },
    onError: show,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    clear();
    if (!save.isPending)
      save.mutate({ id: viewer.id ?? "", name, ...(isNewHandle && { handle, ...(password && { password }) }) });
  };
  return (
    <Section id="profile" title={t("account.profile")}>
      <form ref={form} onSubmit={submit} noValidate className={layout.narrowForm}>
        <Field
          label={t("fields.name")}
          hint={t("fields.nameHint")}
          value={name}
          onChange={setName}
          autoComplete="name"
          maxLength={limits.nameLength}
          error={errors["name"]}
        />
        <Field
          type="email"
          label={t("fields.handle")}
          hint={t("account.handleHint")}
          value={handle}
          onChange={setHandle}
          autoComplete="email"
          maxLength={limits.handleLength}
          error={errors["handle"]}
        />
        <UserName handle={viewer.handle} />
        {isNewHandle && (
          <Field
            type="password"
            label={t("fields.password")}
            hint={t("fields.passwordHint")}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            maxLength={limits.passwordLength}
            error={errors["password"]}
          />
        )}
        <div>
          <SaveButton type="submit" isDisabled={save.isPending} />
        </div>
      </form>
    </Section>
  );
}
