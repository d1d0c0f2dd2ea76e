import { use, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { Transforms } from "slate";
import { ReactEditor, useSelected, useSlateStatic, type RenderElementProps, type RenderLeafProps } from "slate-react";
import { useEditorFocus } from "./EditorFocus.tsx";
import { LinkStates } from "./LinkStates.ts";
import type { FigureElement, Inline } from "./nodes.ts";
import styles from "./RichText.module.css";

const tags = {
  paragraph: "p",
  "heading-1": "h2",
  "heading-2": "h3",
  "bulleted-list": "ul",
  "list-item": "li",
  "item-text": "div",
  quote: "blockquote",
  "table-row": "tr",
} as const;

export function renderElement({ attributes, children, element }: RenderElementProps) {
  if (element.type === "link")
    return (
      <Link attributes={attributes} href={element.href}>
        {children}
      </Link>
    );
  if (element.type === "figure")
    return (
      <Figure attributes={attributes} element={element}>
        {children}
      </Figure>
    );
  if (element.type === "table")
    return (
      <div {...attributes} className={styles.table}>
        <table>
          <tbody>{children}</tbody>
        </table>
      </div>
    );
  if (element.type === "table-cell") {
    const Cell = element.isHeading ? "th" : "td";
    return <Cell {...attributes}>{children}</Cell>;
  }
  if (element.type === "numbered-list")
    return (
      <ol {...attributes} start={element.start}>
        {children}
      </ol>
    );
  const Tag = tags[element.type];
  return <Tag {...attributes}>{children}</Tag>;
}

type LinkProps = Pick<RenderElementProps, "attributes" | "children"> & { href: string };

function Link({ attributes, children, href }: LinkProps) {
  const { t } = useTranslation("editor");
  const state = use(LinkStates)(href);
  const mark =
    state === "public" ? {} : { title: t(`link.state.${state}`), "data-place": "links", "data-state": state };
  return (
    <a {...attributes} href={href} {...mark}>
      {children}
    </a>
  );
}

const places = { left: styles.left, right: styles.right };

type FigureProps = Omit<RenderElementProps, "element"> & { element: FigureElement };

function Figure({ attributes, children, element }: FigureProps) {
  const { t } = useTranslation("editor");
  const editor = useSlateStatic();
  const focus = useEditorFocus();
  const isSelected = useSelected();
  const { src, alt, place } = element;
  const isGone = use(LinkStates)(src) === "missing";
  const edit = (): void => {
    Transforms.select(editor, ReactEditor.findPath(editor, element));
    focus.open("picture", editor);
  };
  return (
    <figure
      {...attributes}
      className={[place && places[place], isSelected && styles.selectedFigure].filter(Boolean).join(" ")}
    >
      <div contentEditable={false} className={styles.picture}>
        <img src={src} alt={alt || t("picture")} onError={showOriginal} />
        <button
          type="button"
          className={styles.pictureTool}
          data-place={alt === "" ? "pictures" : undefined}
          // Otherwise the browser would move the selection, and the picture would no longer be selected.
          onMouseDown={(event) => event.preventDefault()}
          onClick={edit}
        >
          {t("figure.edit")}
        </button>
        <Caption nodes={element.caption} />
        {isGone && <p className={styles.gone}>{t("figure.gone")}</p>}
      </div>
      {children}
    </figure>
  );
}

/** After a picture was edited, the URL of its variant no longer exists. Editors then see the original file. */
function showOriginal({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  const original = image.src.split("/").slice(0, -1).join("/");
  if (!image.dataset["original"]) Object.assign(image, { src: original }).dataset["original"] = "shown";
}

function Caption({ nodes }: { nodes: readonly Inline[] }) {
  const text = nodes
    .map((node) => ("text" in node ? node.text : node.children.map((child) => child.text).join("")))
    .join("");
  return text === "" ? null : <figcaption>{text}</figcaption>;
}

export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let marked = children;
  if (leaf.strike) marked = <s>{marked}</s>;
  if (leaf.underline) marked = <u>{marked}</u>;
  if (leaf.italic) marked = <em>{marked}</em>;
  if (leaf.bold) marked = <strong>{marked}</strong>;
  return <span {...attributes}>{marked}</span>;
}
