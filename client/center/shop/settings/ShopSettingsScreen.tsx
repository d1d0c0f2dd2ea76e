import { type FormEvent, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { lawPath, notificationsPath } from "#contract/values/pages.ts";
import type { Approval } from "#contract/schemas/approvals.ts";
import type { DocumentSettingsAnswer } from "#contract/shop/documents.ts";
import type { TaxSettingsAnswer } from "#contract/shop/settings.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify } from "../../../ui/admin/notices.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { WAITING } from "../../../ui/admin/use-saved-notice.ts";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { LeaveQuestion } from "../../LeaveQuestion.tsx";
import { useWaitingChanges } from "../../use-waiting-changes.ts";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import section from "../../Section.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { ShopFrame } from "../ShopFrame.tsx";
import { DocumentSettings } from "../documents/DocumentSettings.tsx";
import { useDocumentForm } from "../documents/use-document-form.ts";
import { Account } from "./Account.tsx";
import { Guarantee } from "./Guarantee.tsx";
import { Packaging } from "./Packaging.tsx";
import { PaymentSources } from "./PaymentSources.tsx";
import { PriceSettings } from "./PriceSettings.tsx";
import { Shipping } from "./Shipping.tsx";
import { StripeKeys } from "./StripeKeys.tsx";
import { TaxRates } from "./TaxRates.tsx";
import { useSaveAll } from "./use-save-all.ts";
import { useShopSettings } from "./use-shop-settings.ts";
import { useTaxes } from "./use-taxes.ts";

export function ShopSettingsScreen() {
  const { t } = useTranslation("shopcenter");
  const fresh = { staleTime: 0, gcTime: 0 };
  const taxes = trpc.shopSettings.taxes.useQuery(undefined, fresh);
  const documents = trpc.documents.settings.useQuery(undefined, fresh);
  const utils = trpc.useUtils();
  const waiting = useWaitingChanges(() => {
    void utils.settings.get.invalidate();
    notify(t("settings.decided"), "good", undefined, WAITING);
  });
  const again = (): void => {
    for (const { isError, refetch } of [taxes, documents]) if (isError) void refetch();
  };
  const isLoaded = taxes.data !== undefined && documents.data !== undefined;
  return (
    <ShopFrame title={t("settings.title")}>
      <p className={screen.intro}>
        <Link to={lawPath}>{t("settings.law")}</Link>
        {" · "}
        <Link to={`${notificationsPath}#order-recipients`}>{t("settings.recipients")}</Link>
      </p>
      {isLoaded && <SettingsForm taxes={taxes.data} documents={documents.data} waiting={waiting} />}
      {!isLoaded && (
        <div className={screen.panel}>
          {taxes.isError || documents.isError ? (
            <Unreachable title={t("settings.failed")} onAgain={again} />
          ) : (
            <RowsSkeleton rows={8} />
          )}
        </div>
      )}
      <StripeKeys waiting={waiting} />
    </ShopFrame>
  );
}

type Props = { taxes: TaxSettingsAnswer; documents: DocumentSettingsAnswer; waiting: readonly Approval[] };

function SettingsForm({ waiting, ...stored }: Props) {
  const { t } = useTranslation("admin");
  const settings = useShopSettings();
  const taxes = useTaxes(stored.taxes);
  const documents = useDocumentForm(stored.documents);
  const { isChanged, isBusy, save } = useSaveAll([settings, documents, taxes]);
  const form = useRef<HTMLFormElement>(null);
  const errors = useMemo(
    () => ({ ...settings.errors, ...documents.errors, ...taxes.errors }),
    [settings.errors, documents.errors, taxes.errors],
  );
  useFocusFirstError(form, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <PriceSettings settings={settings} />
      <Account settings={settings} waiting={waiting} />
      <PaymentSources settings={settings} />
      <Shipping settings={settings} />
      <Packaging documents={documents} />
      <Guarantee settings={settings} />
      <DocumentSettings documents={documents} />
      <TaxRates taxes={taxes} />
      <div className={section.actions}>
        {isChanged && <span>{t("editor.changed")}</span>}
        <SaveButton type="submit" isDisabled={isBusy} />
      </div>
      <LeaveQuestion
        isAsked={isChanged}
        title={t("settings.leaveTitle")}
        text={t("settings.leaveText")}
        leaveLabel={t("settings.leave")}
        stayLabel={t("settings.stay")}
      />
    </form>
  );
}
