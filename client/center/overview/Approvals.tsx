import { Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Approval, WaitingChange } from "#contract/schemas/approvals.ts";
import { type ApprovalKind, approvalKindNames } from "#contract/values/approvals.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { newsletterCenterPath } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import screen from "../Screen.module.css";
import { inGroups } from "../shop/settings/shop-form.ts";
import styles from "./Approvals.module.css";
import list from "./Waiting.module.css";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import { useRefreshWithTask } from "./use-refresh-with-task.ts";
import overview from "./Overview.module.css";

const cannotBeUndone: ReadonlySet<ApprovalKind> = new Set(["personErased", "newsletterToMany"]);

type ApprovalsProps = { kinds?: readonly ApprovalKind[]; whenEmpty: () => void };

/**
 * The changes that wait for a second person. Without one, nothing is shown.
 * @param kinds the kinds that are shown; by default all
 * @param whenEmpty moves the focus when the last one disappears
 */
export function Approvals({ kinds = approvalKindNames, whenEmpty }: ApprovalsProps) {
  const { t } = useTranslation("overview");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [agreed, setAgreed] = useState<Approval | null>(null);
  const { data: all = [], refetch } = trpc.approvals.list.useQuery(undefined, { staleTime: 0 });
  const waiting = all.filter(({ change }) => kinds.includes(change.kind));
  useRefreshWithTask("approvalsWaiting", refetch);
  const heading = useFocusAfterRemoval(waiting.length, whenEmpty);
  const decide = trpc.approvals.decide.useMutation({
    onSuccess: (_answer, { id, isApproved }) => {
      const isOwn = waiting.find((one) => one.id === id)?.isOwn === true;
      notify(t(isApproved ? "approvals.approved" : isOwn ? "approvals.takenBack" : "approvals.refused"));
    },
    onError: notifyError,
    onSettled: async () => {
      setAgreed(null);
      await Promise.all([
        utils.approvals.list.invalidate(),
        utils.overview.waiting.invalidate(),
        utils.settings.invalidate(),
        utils.users.invalidate(),
      ]);
    },
  });
  if (waiting.length === 0) return null;
  return (
    <section id="approvals" aria-labelledby="overview-approvals" className={`${screen.panel} ${overview.today}`}>
      <h2 ref={heading} id="overview-approvals" tabIndex={-1} className={list.heading}>
        {t("approvals.title")}
      </h2>
      <ul className={list.list}>
        {waiting.map((one) => (
          <Row
            key={one.id}
            approval={one}
            isBusy={decide.isPending}
            onApprove={() => setAgreed(one)}
            onRefuse={() => decide.mutate({ id: one.id, isApproved: false })}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={agreed !== null}
        title={t("approvals.question", { what: agreed ? t(`approvals.kinds.${agreed.change.kind}`) : "" })}
        text={agreed ? t(`approvals.consequence.${agreed.change.kind}`) : ""}
        confirmLabel={t("approvals.approve")}
        tone={agreed && cannotBeUndone.has(agreed.change.kind) ? "destroy" : "primary"}
        isBusy={decide.isPending}
        onConfirm={() => agreed && decide.mutate({ id: agreed.id, isApproved: true })}
        onClose={() => setAgreed(null)}
      >
        {agreed && <Change change={agreed.change} />}
      </ConfirmDialog>
    </section>
  );
}

type Props = { approval: Approval; isBusy: boolean; onApprove: () => void; onRefuse: () => void };

function Row({ approval: { id, change, from, isOwn, created }, isBusy, onApprove, onRefuse }: Props) {
  const { t } = useTranslation("overview");
  const name = `approval-${id}`;
  return (
    <li>
      <div>
        <h3 id={name} className={styles.what}>
          {t(`approvals.kinds.${change.kind}`)}
        </h3>
        <Change change={change} />
        <p className={list.about}>
          {isOwn
            ? t("approvals.own", { moment: formatMoment(created) })
            : t("approvals.by", { name: from, moment: formatMoment(created) })}
        </p>
      </div>
      <div className={list.buttons}>
        <Button isDisabled={isBusy} aria-describedby={name} onPress={onRefuse}>
          {t(isOwn ? "approvals.takeBack" : "approvals.refuse")}
        </Button>
        {!isOwn && (
          <Button tone="primary" isDisabled={isBusy} aria-describedby={name} onPress={onApprove}>
            {t("approvals.approve")}
          </Button>
        )}
      </div>
    </li>
  );
}

function Change({ change }: { change: WaitingChange }): ReactNode {
  const { t } = useTranslation("overview");
  switch (change.kind) {
    case "bankAccount":
      return (
        <dl className={styles.facts}>
          <dt>{t("approvals.before")}</dt>
          <dd>{accountIn(change.before) || t("approvals.none")}</dd>
          <dt>{t("approvals.after")}</dt>
          <dd>{accountIn(change.after) || t("approvals.none")}</dd>
        </dl>
      );
    case "paymentKey": {
      const key = t(`approvals.keys.${change.key}`);
      if (change.isRemoved) return <p>{t("approvals.keyRemoved", { key })}</p>;
      return <p>{change.last4 ? t("approvals.keyNew", { key, last4: change.last4 }) : key}</p>;
    }
    case "personErased":
      return <p className={styles.address}>{change.email}</p>;
    case "newsletterToMany":
      return (
        <p>
          <Link to={`${newsletterCenterPath}/${change.issueId}`}>{change.subject}</Link>
          {", "}
          {t("approvals.recipients", { count: change.recipients })}
        </p>
      );
    case "deciderChanged":
      return <DeciderFacts change={change} />;
    case "secondPersonOff":
      return null;
  }
}

function DeciderFacts({ change: { user, after } }: { change: Extract<WaitingChange, { kind: "deciderChanged" }> }) {
  const { t } = useTranslation("overview");
  const { t: site } = useTranslation();
  const changes = (["isUnlocked", "losesFactors"] as const).filter((key) => after[key]);
  return (
    <dl className={styles.facts}>
      <dt>{t("approvals.decider.person")}</dt>
      <dd>
        {user.id === null ? t("approvals.decider.new", { name: user.name }) : user.name} ({user.handle})
      </dd>
      {after.roles && (
        <>
          <dt>{t("approvals.decider.roles")}</dt>
          <dd>{after.roles.map((role) => site(`roles.${role}`)).join(", ")}</dd>
        </>
      )}
      {after.handle !== undefined && (
        <>
          <dt>{t("approvals.decider.handle")}</dt>
          <dd>{after.handle}</dd>
        </>
      )}
      {changes.map((key) => (
        <Fragment key={key}>
          <dt>{t("approvals.decider.change")}</dt>
          <dd>{t(`approvals.decider.${key}`)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

type Account = Extract<WaitingChange, { kind: "bankAccount" }>["after"];

function accountIn({ holder, iban, bic, bank }: Account): string {
  return [holder, inGroups(iban), bic, bank].filter(Boolean).join(", ");
}
