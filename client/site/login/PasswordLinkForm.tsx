// Sets a password with the token of a mailed link, after a reset or an invitation.
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../api/trpc.ts";
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
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ["link", token],
    queryFn: () => client.auth.describeLink.mutate({ token }),
    enabled: token !== "",
    retry: false,
  });
}

export function PasswordLinkForm({ isInvitation, onBack, onSet }: Props) {
  const { t } = useTranslation("signin");
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const person = usePerson();
  const reset = trpc.auth.resetPassword.useMutation({
    onSuccess: () =>
      onSet({ handle: person.data?.handle ?? "", message: t(isInvitation ? "invitation.done" : "reset.done") }),
    onError: (error) => setErrors(errorsOf(error)),
  });
  const submit = ({ new: password = "", repeat = "" }: Record<string, string>): void => {
    if (password === repeat) reset.mutate({ token: tokenOfAddress(), new: password });
    else setErrors({ message: null, fields: { repeat: t("reset.mismatch") } });
  };
  const shown = person.error && errors === noErrors ? errorsOf(person.error) : errors;
  const { data } = person;
  return (
    <AccountForm
      title={data && isInvitation ? t("invitation.title", { name: data.name }) : t("reset.title")}
      {...(data && isInvitation && { intro: t("invitation.intro", { handle: data.handle }) })}
      errors={shown}
      onErrors={setErrors}
      onSubmit={submit}
      submit={{ label: t("reset.submit"), isBusy: reset.isPending }}
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
