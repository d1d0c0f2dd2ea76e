import { useTranslation } from "react-i18next";
import { commentsPerPage } from "#contract/values/limits.ts";
import { pageOf } from "../../api/loader.ts";
import { commentsQuery } from "./loaders.ts";
import { useUtils, useWatched } from "../../api/access.ts";
import { CommentForm } from "./CommentForm.tsx";
import { CommentList } from "./CommentList.tsx";
import { CommentPages, COMMENTS } from "./CommentPages.tsx";
import styles from "./Comments.module.css";
import { type CommentedPlace, useCommentedPlace } from "./place.ts";

export function Comments({ isFormFirst = false }) {
  const place = useCommentedPlace();
  // On another page, the new key remounts the form.
  const form = <CommentForm key={place.pathname} place={place} />;
  return (
    <>
      {isFormFirst && form}
      <Written place={place} />
      {!isFormFirst && form}
    </>
  );
}

function Written({ place }: { place: CommentedPlace }) {
  const { t } = useTranslation("guestbook");
  // The loader has usually fetched the comments, unless an editor has just enabled comments.
  const { data } = useWatched(commentsQuery(useUtils(), place));
  const { kind } = place;
  return (
    <section className={styles.comments} aria-labelledby={COMMENTS}>
      <h2 id={COMMENTS}>{t(`${kind}.list`)}</h2>
      {data?.total === 0 && <p className={styles.empty}>{t(`${kind}.empty`)}</p>}
      {data && data.total > 0 && <p className={styles.count}>{t(`${kind}.count`, { count: data.total })}</p>}
      {data && <CommentList comments={data.items} />}
      {data && (
        <CommentPages path={place.pathname} page={pageOf(place)} pages={Math.ceil(data.total / commentsPerPage)} />
      )}
    </section>
  );
}
