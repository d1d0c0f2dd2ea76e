import layout from "../../ui/admin/Layout.module.css";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { limits } from "#contract/values/limits.ts";
import type { UserRole } from "#contract/values/permissions.ts";
import { usersPath } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { Button, ButtonLink } from "../../ui/admin/Button.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { useSavedNotice } from "../../ui/admin/use-saved-notice.ts";
import { useFieldErrors } from "../../ui/admin/use-field-errors.ts";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import screen from "../Screen.module.css";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import { Section } from "../Section.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { InvitationLink } from "./InvitationLink.tsx";
import { RoleChoice } from "./RoleChoice.tsx";

export function InviteScreen() {
  const { t } = useTranslation("people");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("invite.title")}
        </h1>
        <ButtonLink icon="people" to={`${usersPath}/browse`}>
          {t("invite.back")}
        </ButtonLink>
      </header>
      <InviteForm />
    </>
  );
}

function InviteForm() {
  const { t } = useTranslation("people");
  const { t: admin } = useTranslation("admin");
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const notifySaved = useSavedNotice();
  const [name, setName] = useState("");
  const [handle, setHandle] = useState("");
  const [link, setLink] = useState<string | null>(null);
  const toList = (): void => void navigate(`${usersPath}/browse`);
  const [roles, setRoles] = useState<UserRole[]>(["editor"]);
  const { errors, show, clear } = useFieldErrors(["name", "handle", "roles"], { name, handle, roles });
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const invite = trpc.users.create.useMutation({
    onSuccess: (user) => {
      void utils.users.list.invalidate();
      if (user?.link) return setLink(user.link);
      notifySaved(t("invite.sent", { handle }));
    },
    onError: show,
  });
  const isUnsaved = !invite.isSuccess && (name !== "" || handle !== "");
  const isMailed = invite.isSuccess && !invite.data?.link;
  const leaveWhenMailed = useEffectEvent(toList);
  // The question of unsaved input ends with the render after the success, so the navigation comes after it.
  useEffect(() => {
    if (isMailed) leaveWhenMailed();
  }, [isMailed]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    clear();
    if (!invite.isPending) invite.mutate({ name, handle, roles });
  };
  return (
    <Section id="invite" title={t("invite.title")} intro={t("invite.intro")}>
      <form ref={form} onSubmit={submit} noValidate className={layout.narrowForm}>
        <Field
          label={t("fields.name")}
          value={name}
          onChange={setName}
          autoComplete="off"
          autoFocus
          maxLength={limits.nameLength}
          error={errors["name"]}
        />
        <Field
          type="email"
          label={t("fields.handle")}
          value={handle}
          onChange={setHandle}
          autoComplete="off"
          maxLength={limits.handleLength}
          error={errors["handle"]}
        />
        <RoleChoice roles={roles} error={errors["roles"]} onChange={setRoles} />
        <div>
          <Button type="submit" tone="primary" isDisabled={invite.isPending}>
            {t("invite.send")}
          </Button>
        </div>
      </form>
      <InvitationLink link={link} onClose={toList} />
      <LeaveQuestion
        isAsked={isUnsaved}
        title={admin("editor.discardTitle")}
        text={admin("unsaved")}
        leaveLabel={admin("editor.discard")}
        stayLabel={admin("conflict.goOn")}
      />
    </Section>
  );
}
