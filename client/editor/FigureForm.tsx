import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { type FigurePlace, figurePlaces } from "#contract/values/html.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { trpc } from "../api/trpc.ts";
import { Button } from "../ui/admin/Button.tsx";
import { Choice } from "../ui/admin/Choice.tsx";
import { DialogActions } from "../ui/admin/Dialog.tsx";
import { Field } from "../ui/admin/Field.tsx";
import { Unsaved } from "../ui/admin/Unsaved.tsx";
import styles from "./FigureForm.module.css";
import type { FigureElement, RichTextEditor } from "./nodes.ts";
import { captionOf, changeFigure, findFigure, removeFigure } from "./with-figures.ts";

type Props = { editor: RichTextEditor; onClose: () => void };

export function FigureForm({ editor, onClose }: Props) {
  const [figure] = useState(() => findFigure(editor)?.[0]);
  return figure ? <Fields editor={editor} figure={figure} onClose={onClose} /> : null;
}

type Place = "full" | FigurePlace;
const places: readonly Place[] = ["full", ...figurePlaces];
type Look = { place: Place; alt: string; caption: string };

function Fields({ editor, figure, onClose }: Props & { figure: FigureElement }) {
  const { t } = useTranslation("editor");
  const { t: admin } = useTranslation("admin");
  const [first] = useState<Look>({ place: figure.place ?? "full", alt: figure.alt, caption: captionOf(figure) });
  const [look, setLook] = useState(first);
  const own = useLibraryText(figure.src);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const { place, alt, caption } = look;
    changeFigure(editor, { place: place === "full" ? undefined : place, alt: alt.trim(), caption: caption.trim() });
    onClose();
  };
  return (
    <form onSubmit={apply} noValidate className={styles.form}>
      <Unsaved isThere={!isSameValue(look, first)} />
      <Choice
        label={t("figure.place")}
        value={look.place}
        options={places.map((value) => ({ value, label: t(`figure.places.${value}`) }))}
        onChange={(place) => setLook({ ...look, place })}
      />
      <Field
        label={t("figure.alt")}
        hint={own === "" ? t("figure.noAlt") : t("figure.libraryAlt", { text: own })}
        value={look.alt}
        onChange={(alt) => setLook({ ...look, alt })}
        maxLength={limits.textLength}
        hasCounter
        lang="de"
        autoFocus={figure.alt === ""}
      />
      <Field
        label={t("figure.caption")}
        value={look.caption}
        onChange={(caption) => setLook({ ...look, caption })}
        maxLength={limits.textLength}
        hasCounter
        lang="de"
      />
      <DialogActions>
        <Button
          tone="danger"
          onPress={() => {
            removeFigure(editor);
            onClose();
          }}
        >
          {t("figure.remove")}
        </Button>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button tone="primary" type="submit">
          {t("link.apply")}
        </Button>
      </DialogActions>
    </form>
  );
}

/**
 * The picture's alternative text in the library, or a word that says that the picture is decorative. '' while loading.
 */
function useLibraryText(src: string): string {
  const id = src.split("/").at(-2) ?? "";
  const { data } = trpc.files.byId.useQuery({ id });
  const { t } = useTranslation("editor");
  if (!data) return "";
  return data.alt.decorative ? t("figure.decorative") : data.alt.de;
}
