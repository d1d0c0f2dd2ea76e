// Changes one user: name, address, rights, lock; the invitation, lost factors, removal.
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/limits.ts";
import type { ListedUser } from "#contract/users.ts";
import { refusalOf, trpc } from "../../trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog, Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { Switch } from "../../ui/admin/Switch.tsx";
import { useFieldErrors } from "../../ui/admin/use-field-errors.ts";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import { useViewer } from "../../viewer.ts";
import { PasswordQuestion } from "../../ui/admin/PasswordQuestion.tsx";
import { InvitationLink } from "./InvitationLink.tsx";
import { type AdminRole, RoleChoice } from "./RoleChoice.tsx";
import styles from "./Users.module.css";

type Props = { user: ListedUser | null; onClose: () => void; onChanged: (user: ListedUser) => void };

export function EditUser({ user, onClose, onChanged }: Props) {
  const { t } = useTranslation("people");
  const [shown, setShown] = useState(user);
  // While the dialog fades out it still says whom it is about.
  if (user && user !== shown) setShown(user);
  return (
    <Dialog
      isOpen={user !== null}
      onClose={onClose}
      hasClose
      title={t("edit.title", { name: shown?.name || shown?.handle })}
    >
      {shown && <UserForm key={`${shown.id} ${shown.version}`} user={shown} onClose={onClose} onChanged={onChanged} />}
    </Dialog>
  );
}

type FormProps = { user: ListedUser; onClose: () => void; onChanged: (user: ListedUser) => void };

function UserForm({ user, onClose, onChanged }: FormProps) {
  const { t } = useTranslation("people");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const isSelf = useViewer().id === user.id;
  const [name, setName] = useState(user.name);
  const [handle, setHandle] = useState(user.handle);
  const [role, setRole] = useState<AdminRole>(user.roles.includes("system") ? "system" : "admin");
  const [locked, setLocked] = useState(user.locked);
  const { errors, show, clear } = useFieldErrors(["name", "handle"]);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const save = trpc.users.update.useMutation({
    onSuccess: () => {
      notify(admin("notices.saved"));
      void utils.users.invalidate();
      onClose();
    },
    onError: (error) => {
      const refusal = refusalOf(error);
      const [sentence] = Object.values(refusal?.fields ?? {});
      if (refusal?.code === "C409" && refusal.current) {
        notify(t("edit.conflict"), "bad");
        onChanged({ ...user, ...(refusal.current as Partial<ListedUser>) });
        void utils.users.list.invalidate();
      } else if (sentence && (refusal?.fields?.["roles"] || refusal?.fields?.["locked"])) notify(sentence, "bad");
      else show(error);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    clear();
    if (save.isPending) return;
    const { id, version } = user;
    save.mutate({ id: id ?? "", version, name, roles: [role], locked, ...(!isSelf && { handle }) });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <Field
        label={t("fields.name")}
        value={name}
        onChange={setName}
        autoComplete="off"
        maxLength={limits.nameLength}
        error={errors["name"]}
      />
      {/* One's own address is changed in the account, with the password. */}
      {!isSelf && (
        <Field
          type="email"
          label={t("fields.handle")}
          value={handle}
          onChange={setHandle}
          autoComplete="off"
          maxLength={limits.handleLength}
          error={errors["handle"]}
        />
      )}
      <RoleChoice role={role} onChange={setRole} />
      {!isSelf && (
        <div>
          <Switch isSelected={locked} onChange={setLocked} aria-describedby="locked-hint">
            {t("edit.locked")}
          </Switch>
          <p id="locked-hint" className={styles.hint}>
            {t("edit.lockedHint")}
          </p>
        </div>
      )}
      {!isSelf && <UserActions user={user} onClose={onClose} onChanged={onChanged} />}
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <SaveButton type="submit" isDisabled={save.isPending} />
      </DialogActions>
    </form>
  );
}

function UserActions({ user, onClose, onChanged }: FormProps) {
  const { t } = useTranslation("people");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [asking, setAsking] = useState<"remove" | "factors" | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const id = user.id ?? "";
  const name = user.name || user.handle;
  const changed = (): void => void utils.users.invalidate();
  const again = trpc.users.inviteAgain.useMutation({
    onSuccess: (invited) => {
      setLink(invited.link);
      if (invited.link === null) notify(t("invite.sent", { handle: user.handle }));
      onChanged(invited);
      changed();
    },
    onError: notifyError,
  });
  const removeFactors = trpc.users.removeFactors.useMutation();
  const remove = trpc.users.remove.useMutation({
    onSuccess: () => {
      notify(admin("notices.deleted"));
      changed();
      onClose();
    },
    onError: (error) => {
      const [sentence] = Object.values(refusalOf(error)?.fields ?? {});
      if (sentence) notify(sentence, "bad");
      else notifyError(error);
    },
    onSettled: () => setAsking(null),
  });
  return (
    <div className={styles.actions}>
      {user.invitation && (
        <Button isDisabled={again.isPending} onPress={() => again.mutate({ id })}>
          {t("edit.again")}
        </Button>
      )}
      {user.secondFactor.totp + user.secondFactor.passkeys > 0 && (
        <Button onPress={() => setAsking("factors")}>{t("edit.removeFactors")}</Button>
      )}
      <Button tone="danger" onPress={() => setAsking("remove")}>
        {t("edit.remove")}
      </Button>
      <InvitationLink link={link} onClose={() => setLink(null)} />
      <PasswordQuestion
        isOpen={asking === "factors"}
        title={t("edit.removeFactors")}
        text={t("edit.removeFactorsText", { name })}
        confirmLabel={t("edit.removeFactors")}
        tone="destroy"
        onConfirm={async (password) => {
          await removeFactors.mutateAsync({ id, password });
          setAsking(null);
          notify(t("edit.factorsRemoved"));
          changed();
          onClose();
        }}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        isOpen={asking === "remove"}
        title={admin("confirmDelete")}
        text={t("edit.removeText", { name })}
        confirmLabel={t("edit.remove")}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setAsking(null)}
      />
    </div>
  );
}
