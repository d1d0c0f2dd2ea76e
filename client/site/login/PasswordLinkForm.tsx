// Sets a password with the token of a mailed link, after a reset or an invitation.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient, useWatched } from "../../api/access.ts";
import type { Answers } from "../../api/trpc.ts";
import { useAct } from "../../api/use-act.ts";
import { TextField } from "../../ui/TextField.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";
import { tokenOfAddress } from "./link-token.ts";
import { useInBrowser } from "../../ui/use-in-browser.ts";
import { UserName } from "../../ui/UserName.tsx";

export type Welcome = { handle: string; message: string };

type Props = { isInvitation: boolean; onBack: () => void; onSet: (welcome: Welcome) => void };

/** The user to whom the link was sent. Unknown on the server, which does not get the fragment with the token. */
function usePerson() {
  const token = useInBrowser(tokenOfAddress, "");
  const { auth } = useClient();
  return useWatched<Answers["auth"]["describeLink"]>(
    { queryKey: ["link", token], queryFn: () => auth.describeLink.mutate({ token }) },
    { isEnabled: token !== "" },
  );
}

export function PasswordLinkForm({ isInvitation, onBack, onSet }: Props) {
  const { t } = useTranslation("signin");
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const person = usePerson();
  const { auth } = useClient();
  const reset = useAct(auth.resetPassword.mutate, {
    onDone: () =>
      onSet({ handle: person.data?.handle ?? "", message: t(isInvitation ? "invitation.done" : "reset.done") }),
    onFailed: (error) => setErrors(errorsOf(error)),
  });
  const submit = ({ new: password = "", repeat = "" }: Record<string, string>): void => {
    if (password === repeat) reset.run({ token: tokenOfAddress(), new: password });
    else setErrors({ message: null, fields: { repeat: t("reset.mismatch") } });
  };
  const shown = person.error !== null && errors === noErrors ? errorsOf(person.error) : errors;
  const { data } = person;
  return (
    <AccountForm
      title={data && isInvitation ? t("invitation.title", { name: data.name }) : t("reset.title")}
      {...(data && isInvitation && { intro: t("invitation.intro", { handle: data.handle }) })}
      errors={shown}
      onErrors={setErrors}
      onSubmit={submit}
      submit={{ label: t("reset.submit"), isBusy: reset.isBusy }}
      other={{ label: t("forgot.back"), onChoose: onBack }}
    >
      {data && <UserName handle={data.handle} />}
      <TextField
        label={t("reset.new")}
        hint={t("reset.hint")}
        name="new"
        type="password"
        autoComplete="new-password"
        error={shown.fields["new"]}
      />
      <TextField
        label={t("reset.repeat")}
        name="repeat"
        type="password"
        autoComplete="new-password"
        error={shown.fields["repeat"]}
      />
    </AccountForm>
  );
}
