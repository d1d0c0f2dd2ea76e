import { useState } from "react";
import { useTranslation } from "react-i18next";
import { youtubeIdOf } from "#contract/blocks/video/youtube.ts";
import { limits } from "#contract/values/limits.ts";
import { Choice } from "../../ui/admin/Choice.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import fieldStyles from "../../ui/admin/Field.module.css";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";
import { LibraryVideo } from "./LibraryVideo.tsx";
import { useAskStill } from "./use-ask-still.ts";
import styles from "./Video.module.css";

type Video = DraftBlockOf<"video">;
type Props = { block: Video; editing: Editing; isNew: boolean };

const sources = ["youtube", "library"] as const;

export function VideoForm({ block, editing, isNew }: Props) {
  const { t } = useTranslation("admin");
  const { title, video } = block;
  const { blocks: errors } = editing.saving.errors;
  const error = errors[`${block.id} video`];
  const update = (next: Partial<Video>): void => editing.changeBlock(block, (now) => ({ ...now, ...next }));
  const choose = (from: (typeof sources)[number]): void => {
    if (from !== video.from) update({ video: from === "youtube" ? { from, id: "" } : { from, file: null } });
  };
  return (
    <div className={styles.form}>
      <Field
        label={t("video.title")}
        hint={t("video.titleHint")}
        value={title}
        onChange={(text) => update({ title: text })}
        error={errors[`${block.id} title`]}
        lang="de"
        maxLength={limits.textLength}
        // A new video's field gets the focus, so that the user can type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isNew}
      />
      <Choice
        label={t("video.from")}
        value={video.from}
        options={sources.map((value) => ({ value, label: t(`video.sources.${value}`) }))}
        onChange={choose}
      />
      {video.from === "youtube" ? (
        <YoutubeLink key={block.id} id={video.id} onId={(id) => update({ video: { from: "youtube", id } })} />
      ) : (
        <LibraryVideo block={block} editing={editing} onChange={update} />
      )}
      {error && <p className={fieldStyles.error}>{error}</p>}
    </div>
  );
}

/**
 * The field keeps the typed text. The block stores the id of the video, or the typed text while it is not a valid link.
 */
function YoutubeLink({ id, onId }: { id: string; onId: (id: string) => void }) {
  const { t } = useTranslation("admin");
  const [typed, setTyped] = useState(youtubeIdOf(id) === null ? id : `https://youtu.be/${id}`);
  const [isLeft, setIsLeft] = useState(typed !== "");
  const isInvalid = isLeft && typed.trim() !== "" && youtubeIdOf(typed) === null;
  const shown = (youtubeIdOf(typed) ?? typed) === id ? typed : id && `https://youtu.be/${id}`;
  useAskStill(youtubeIdOf(id));
  return (
    <Field
      label={t("video.link")}
      hint={t("video.linkHint")}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onId(youtubeIdOf(text) ?? text);
      }}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      error={isInvalid ? t("video.invalidLink") : undefined}
      maxLength={limits.urlLength}
      inputMode="url"
      placeholder="https://youtu.be/…"
    />
  );
}
