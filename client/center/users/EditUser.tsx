import layout from "../../ui/admin/Layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { userRoleNames, type UserRole } from "#contract/values/permissions.ts";
import type { ListedUser } from "#contract/schemas/users.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog, Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { FormNotice } from "../../ui/admin/FormNotice.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useSavedNotice } from "../../ui/admin/use-saved-notice.ts";
import { plain, rebased } from "../../ui/admin/rebase.ts";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { Switch } from "../../ui/admin/Switch.tsx";
import { Unsaved } from "../../ui/admin/Unsaved.tsx";
import { useFieldErrors } from "../../ui/admin/use-field-errors.ts";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import { useViewer } from "../../api/viewer.ts";
import { PasswordQuestion } from "../../ui/admin/PasswordQuestion.tsx";
import type { Opened } from "../use-opened.ts";
import { InvitationLink } from "./InvitationLink.tsx";
import { RoleChoice } from "./RoleChoice.tsx";
import styles from "./Users.module.css";

export type EditedUser = { user: ListedUser; typed: UserFields | null; opened: Opened };

type Editing = {
  /** @param opened the opening whose form must be closed; by default the current opening */
  onClose: (opened?: Opened) => void;
  onChanged: (user: ListedUser) => void;
  /** Called after a refused save. @returns false if the form is closed; a notice then offers to open it again */
  onRefused: (refused: EditedUser, error: unknown) => boolean;
};

type Props = Editing & { edited: EditedUser | null };

export function EditUser({ edited, ...editing }: Props) {
  const { t } = useTranslation("people");
  const [shown, setShown] = useState(edited);
  // During the exit animation, the dialog still shows the user.
  if (edited && edited !== shown) setShown(edited);
  return (
    <Dialog
      isOpen={edited !== null}
      onClose={() => editing.onClose()}
      hasClose
      title={t("edit.title", { name: shown?.user.name || shown?.user.handle })}
    >
      {shown && (
        <UserForm key={shown.opened} edited={shown} {...editing} onClose={() => editing.onClose(shown.opened)} />
      )}
    </Dialog>
  );
}

export type UserFields = { name: string; handle: string; roles: UserRole[]; locked: boolean };

const formOf = ({ name, handle, roles, locked }: ListedUser): UserFields => ({
  name,
  handle,
  roles: userRoleNames.filter((role) => roles.includes(role)),
  locked,
});

type UserFormProps = Editing & { edited: EditedUser };

function UserForm({ edited, onClose, onChanged, onRefused }: UserFormProps) {
  const { user } = edited;
  const { t } = useTranslation("people");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const isSelf = useViewer().id === user.id;
  const [typed, setTyped] = useState(edited.typed ?? formOf(user));
  const [hasConflict, setHasConflict] = useState(false);
  const { name, handle, roles, locked } = typed;
  const fill = (part: Partial<UserFields>): void => setTyped((now) => ({ ...now, ...part }));
  /** Merges the input that was typed after `from` with the stored user. */
  const rebase = (current: ListedUser, from = formOf(user)): void => {
    setTyped((now) => rebased(now, from, formOf(current)));
    onChanged(current);
  };
  const notifySaved = useSavedNotice();
  const { errors, show, clear } = useFieldErrors(["name", "handle", "roles"], typed);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const save = trpc.users.update.useMutation({
    onSuccess: (stored, sent) => {
      const saved = formOf({ ...user, ...sent });
      notifySaved(admin("notices.saved"));
      void utils.users.invalidate();
      if (plain(typed) === plain(saved)) onClose();
      else rebase({ ...user, ...stored }, saved);
    },
    onError: (error) => {
      const refusal = refusalOf(error);
      const [sentence] = Object.values(refusal?.fields ?? {});
      const theirs =
        refusal?.code === "C409" && refusal.current ? { ...user, ...(refusal.current as Partial<ListedUser>) } : null;
      if (theirs) void utils.users.list.invalidate();
      const kept = theirs ? rebased(typed, formOf(user), formOf(theirs)) : typed;
      if (!onRefused({ ...edited, user: theirs ?? user, typed: kept }, error)) return;
      if (theirs) {
        rebase(theirs);
        setHasConflict(true);
      } else if (sentence && (refusal?.fields?.["roles"] || refusal?.fields?.["locked"])) notify(sentence, "bad");
      else show(error);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    clear();
    setHasConflict(false);
    const { id, version } = user;
    save.mutate({ id: id ?? "", version, name, roles, locked, ...(!isSelf && { handle }) });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className={layout.narrowForm}>
      <Unsaved isThere={plain(typed) !== plain(formOf(user))} />
      <Field
        label={t("fields.name")}
        value={name}
        onChange={(text) => fill({ name: text })}
        autoComplete="off"
        maxLength={limits.nameLength}
        error={errors["name"]}
      />
      {/* Users change their own mail address in their account, which asks for the password. */}
      {!isSelf && (
        <Field
          type="email"
          label={t("fields.handle")}
          value={handle}
          onChange={(text) => fill({ handle: text })}
          autoComplete="off"
          maxLength={limits.handleLength}
          error={errors["handle"]}
        />
      )}
      <RoleChoice roles={roles} error={errors["roles"]} onChange={(chosen) => fill({ roles: chosen })} />
      {!isSelf && (
        <div>
          <Switch
            isSelected={locked}
            onChange={(isLocked) => fill({ locked: isLocked })}
            aria-describedby="locked-hint"
          >
            {t("edit.locked")}
          </Switch>
          <p id="locked-hint" className={styles.hint}>
            {t("edit.lockedHint")}
          </p>
        </div>
      )}
      {!isSelf && <UserActions user={user} onClose={onClose} onChanged={(current) => rebase(current)} />}
      <FormNotice>{hasConflict ? t("edit.conflict") : null}</FormNotice>
      <DialogActions>
        <Button onPress={() => onClose()}>{admin("cancel")}</Button>
        <SaveButton type="submit" isDisabled={save.isPending} />
      </DialogActions>
    </form>
  );
}

type FormProps = { user: ListedUser; onClose: () => void; onChanged: (user: ListedUser) => void };

function UserActions({ user, onClose, onChanged }: FormProps) {
  const { t } = useTranslation("people");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const notifySaved = useSavedNotice();
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
          notifySaved(t("edit.factorsRemoved"));
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
