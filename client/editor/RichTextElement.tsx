// How the editor's elements and marks look during editing: the same HTML elements that are stored.
import { useTranslation } from "react-i18next";
import { useSelected, type RenderElementProps, type RenderLeafProps } from "slate-react";
import type { FigureElement, Inline } from "./nodes.ts";
import styles from "./RichText.module.css";

const tags = {
  paragraph: "p",
  "heading-1": "h2",
  "heading-2": "h3",
  "bulleted-list": "ul",
  "numbered-list": "ol",
  "list-item": "li",
  "item-text": "div",
  quote: "blockquote",
} as const;

/** Slate's renderElement. */
export function renderElement({ attributes, children, element }: RenderElementProps) {
  if (element.type === "link")
    return (
      <a {...attributes} href={element.href}>
        {children}
      </a>
    );
  if (element.type === "figure")
    return (
      <Figure attributes={attributes} element={element}>
        {children}
      </Figure>
    );
  const Tag = tags[element.type];
  return <Tag {...attributes}>{children}</Tag>;
}

type FigureProps = Omit<RenderElementProps, "element"> & { element: FigureElement };

function Figure({ attributes, children, element }: FigureProps) {
  const { t } = useTranslation("editor");
  const isSelected = useSelected();
  return (
    <figure {...attributes} className={isSelected ? styles.selectedFigure : undefined}>
      <div contentEditable={false}>
        <img src={element.src} alt={element.alt || t("picture")} />
        <Caption nodes={element.caption} />
      </div>
      {children}
    </figure>
  );
}

function Caption({ nodes }: { nodes: readonly Inline[] }) {
  const text = nodes
    .map((node) => ("text" in node ? node.text : node.children.map((child) => child.text).join("")))
    .join("");
  return text === "" ? null : <figcaption>{text}</figcaption>;
}

/** Slate's renderLeaf: marks are nested as they are stored. */
export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let marked = children;
  if (leaf.strike) marked = <s>{marked}</s>;
  if (leaf.underline) marked = <u>{marked}</u>;
  if (leaf.italic) marked = <em>{marked}</em>;
  if (leaf.bold) marked = <strong>{marked}</strong>;
  return <span {...attributes}>{marked}</span>;
}
