import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listTags } from "#contract/values/pages.ts";
import { type Answers, trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Problem } from "../../entry-editor/share/ShareDialog.tsx";
import { Button } from "../../ui/admin/Button.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { Section } from "../Section.tsx";
import styles from "./Social.module.css";

type Stuck = Answers["sharing"]["stuck"][number];

export function StuckPosts() {
  const { t } = useTranslation("social");
  const { data = [] } = trpc.sharing.stuck.useQuery(undefined, { staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <Section id="social-stuck" title={t("stuck.title")} intro={t("stuck.intro")}>
      <ul className={styles.rows}>
        {data.map((post) => (
          <StuckRow key={post.entryId} post={post} />
        ))}
      </ul>
    </Section>
  );
}

function StuckRow({ post }: { post: Stuck }) {
  const { t } = useTranslation("social");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const removing = trpc.sharing.retryUnshare.useMutation({
    onError: (error) => {
      if (refusalOf(error)?.code !== "C105") notifyError(error);
    },
    onSuccess: () => notify(t("stuck.done")),
    onSettled: () => utils.sharing.stuck.invalidate(),
  });
  const { entryId, title, isEntryThere, url, state } = post;
  return (
    <li>
      <div>
        {isEntryThere ? (
          <Link to={`/${listTags[0]}/${entryId}`} lang="de">
            {title}
          </Link>
        ) : (
          <strong lang="de">{title}</strong>
        )}
        {!isEntryThere && <p>{t("stuck.gone")}</p>}
        <Problem shared={post} />
        {url !== null && (
          <p>
            <a href={url} target="_blank" rel="noopener">
              {t("share.look")}
            </a>
          </p>
        )}
      </div>
      {state === "stuck" && (
        <Button
          isDisabled={removing.isPending}
          aria-label={t("stuck.backOf", { title })}
          onPress={() => removing.mutate({ id: entryId })}
        >
          {t("stuck.back")}
        </Button>
      )}
    </li>
  );
}
