import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { NewWebhook, Webhook } from "#contract/schemas/webhooks.ts";
import { webhooksPath } from "#contract/values/pages.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import layout from "../../../ui/admin/Layout.module.css";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { CreateWebhook } from "./CreateWebhook.tsx";
import { ShownOnce } from "../ShownOnce.tsx";
import { hostOf, useWebhookWords } from "./use-webhook-words.ts";

export function WebhooksScreen() {
  const { t } = useTranslation("webhooks");
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const list = trpc.webhooks.list.useQuery(undefined, { staleTime: 0 });
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<NewWebhook | null>(null);
  return (
    <SettingsFrame
      tools={
        <Button tone="primary" onPress={() => setIsCreating(true)}>
          <Icon name="plus" />
          {t("new")}
        </Button>
      }
    >
      <p className={screen.intro}>{t("intro")}</p>
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={3} />}
        {list.isError && !list.data && <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />}
        {list.data?.length === 0 && (
          <div className={screen.empty}>
            <h2>{t("empty")}</h2>
            <p>{t("emptyText")}</p>
          </div>
        )}
        <ul className={rows.list}>
          {list.data?.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      </div>
      <CreateWebhook
        isOpen={isCreating}
        onClose={() => setIsCreating(false)}
        onMade={(next) => {
          setIsCreating(false);
          setMade(next);
          void utils.webhooks.list.invalidate();
        }}
      />
      <ShownOnce
        words="webhooks"
        value={made?.secret ?? null}
        onClose={() => {
          setMade(null);
          void navigate(`${webhooksPath}/${made?._id}`);
        }}
      />
    </SettingsFrame>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation("webhooks");
  const { nameOf, stateOf } = useWebhookWords();
  const { id, url, types, givenUp } = webhook;
  return (
    <li className={rows.row}>
      <p>
        <Link to={`${webhooksPath}/${id}`}>{hostOf(url)}</Link>
      </p>
      <p className={rows.facts}>{types.map(nameOf).join(" · ")}</p>
      <p className={rows.facts}>
        <span className={webhook.enabled && webhook.failingSince !== null ? layout.alarm : undefined}>
          {stateOf(webhook)}
        </span>
        {givenUp > 0 && ` · ${t("givenUpCount", { count: givenUp })}`}
      </p>
    </li>
  );
}
