import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoment } from "#contract/values/dates.ts";
import { type ApiToken, tokenNouns } from "#contract/schemas/tokens.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button, IconButton } from "../../../ui/admin/Button.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { PasswordQuestion } from "../../../ui/admin/PasswordQuestion.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import rows from "../../Rows.module.css";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { CreateToken } from "./CreateToken.tsx";
import { ShownOnce } from "../ShownOnce.tsx";

export function TokensScreen() {
  const { t } = useTranslation("tokens");
  const utils = trpc.useUtils();
  const tokens = trpc.tokens.list.useQuery(undefined, { staleTime: 0 });
  const remove = trpc.tokens.remove.useMutation();
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [toRemove, setToRemove] = useState<ApiToken | null>(null);
  return (
    <SettingsFrame
      tools={
        <Button tone="primary" onPress={() => setIsCreating(true)}>
          <Icon name="plus" />
          {t("new")}
        </Button>
      }
    >
      <p className={screen.intro}>
        {t("intro")} <a href="/api/v0/docs">{t("docs")}</a>
      </p>
      <div className={screen.panel}>
        {tokens.isPending && <RowsSkeleton rows={3} />}
        {tokens.isError && !tokens.data && <Unreachable title={t("failed")} onAgain={() => void tokens.refetch()} />}
        {tokens.data?.length === 0 && (
          <div className={screen.empty}>
            <h2>{t("empty")}</h2>
          </div>
        )}
        <ul className={rows.list}>
          {tokens.data?.map((token) => (
            <TokenRow key={token.id} token={token} onRemove={setToRemove} />
          ))}
        </ul>
      </div>
      <CreateToken
        isOpen={isCreating}
        onClose={() => setIsCreating(false)}
        onMade={(token) => {
          setIsCreating(false);
          setMade(token);
          void utils.tokens.list.invalidate();
        }}
      />
      <ShownOnce words="tokens" value={made} onClose={() => setMade(null)} />
      <PasswordQuestion
        isOpen={toRemove !== null}
        title={t("removeOf", { name: toRemove?.name ?? "" })}
        text={t("removeText")}
        confirmLabel={t("remove")}
        tone="destroy"
        onConfirm={async (password) => {
          await remove.mutateAsync({ id: toRemove?.id ?? "", password });
          setToRemove(null);
          notify(t("removed"));
          void utils.tokens.list.invalidate();
        }}
        onClose={() => setToRemove(null)}
      />
    </SettingsFrame>
  );
}

function TokenRow({ token, onRemove }: { token: ApiToken; onRemove: (token: ApiToken) => void }) {
  const { t } = useTranslation("tokens");
  const { name, rights, ends, hasEnded, last4, owner, lastUsed } = token;
  const may = tokenNouns.flatMap((noun) => {
    const right = rights[noun];
    return right ? [`${t(`nouns.${noun}`)}: ${t(`rights.${right}`)}`] : [];
  });
  const facts = t(hasEnded ? "ended" : "facts", { day: formatDay(lastDayOf(ends)), last4, owner });
  return (
    <li className={rows.row}>
      <p>{name}</p>
      <p className={rows.facts}>{may.join(" · ")}</p>
      <p className={rows.facts}>
        {facts} · {lastUsed ? t("used", { when: formatMoment(lastUsed) }) : t("unused")}
      </p>
      <p className={rows.side}>
        <IconButton icon="trash" label={t("removeOf", { name })} onPress={() => onRemove(token)} />
      </p>
    </li>
  );
}

/** The last day on which a token is valid. `ends` is the midnight after this day. */
function lastDayOf(ends: string): string {
  return new Date(new Date(ends).getTime() - 1).toISOString().slice(0, 10);
}
