import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newBlockId } from "#contract/blocks/block-id.ts";
import { notify } from "../../ui/admin/notices.tsx";
import type { TextCut } from "../../editor/PageBlocks.ts";
import type { DraftBlock } from "../draft-blocks.ts";
import { bodyOf, placeOf } from "../draft-order.ts";
import { arriveAtBlock } from "../places.ts";
import type { Editing } from "../use-editing.ts";
import { useBlockDrag } from "./use-block-drag.ts";

export type OpenGallery = {
  opened: string | null;
  focused: string | null;
  onOpen: (id: string | null) => void;
};

/** The kinds of blocks that have a window. At most one window of each kind is open. */
export type BlockWindow = "downloads" | "links" | "video";

/**
 * Screen readers need this much time to read an announcement. Afterwards the announcement is removed, so that users do
 * not find it later.
 */
const SAID_MS = 5_000;

type Added = { id: string; kind: string };

export function useEditedBody(
  { session, change }: Editing,
  gallery: OpenGallery,
  list: RefObject<HTMLDivElement | null>,
  focusAfterMove: (id: string, by: -1 | 1) => void,
) {
  const { t } = useTranslation("admin");
  const { blocks } = session.draft;
  const body = bodyOf(blocks);
  // The tools of a block are rendered only when its place changes. So their actions read the latest blocks from this
  // ref.
  const latest = useRef(blocks);
  useLayoutEffect(() => {
    latest.current = blocks;
  }, [blocks]);
  const nowOf = (block: DraftBlock): DraftBlock => latest.current.find(({ id }) => id === block.id) ?? block;
  const [added, setAdded] = useState<Added | null>(null);
  const arrivedAt = added?.kind === "video" ? null : (added?.id ?? null);
  useEffect(() => arriveAtBlock(arrivedAt), [arrivedAt]);
  const [said, say] = useState("");
  useEffect(() => {
    if (said === "") return;
    const timer = setTimeout(() => say(""), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const [inWindows, setInWindows] = useState<Partial<Record<BlockWindow, string>>>({});
  const openIn = (kind: BlockWindow, id: string): void => setInWindows((all) => ({ ...all, [kind]: id }));
  const sayPlace = (name: string, place: number): void =>
    say(t("blocks.moved", { name, place: place + 1, count: body.length }));
  const { drag, handleProps } = useBlockDrag(list, (id, place) => {
    const index = body.findIndex((block) => block.id === id);
    if (index === -1 || index === place) return;
    change({ type: "putBlock", id, place });
    sayPlace(t("blocks.block"), place);
  });
  /** Opens the window of the new block. If the block has no window, the block gets the focus. */
  const arriveAt = (block: DraftBlock, kind: string): void => {
    if (block.type === "gallery") gallery.onOpen(block.id);
    else setAdded({ id: block.id, kind });
    if (block.type === "video") openIn("video", block.id);
  };
  /** The first list of files in an entry gets the type that REST supports. */
  const withFirstList = (block: DraftBlock): DraftBlock =>
    block.type === "fileList" && latest.current.every(({ type }) => type !== "downloads")
      ? { id: block.id, type: "downloads", files: [] }
      : block;
  /**
   * An entry has only one list of links, so this function adds an empty link to that list. If the list is empty, it is
   * first moved to `place`.
   */
  const addLinks = (place: number): boolean => {
    const now = bodyOf(latest.current);
    const links = now.find(({ type }) => type === "links");
    if (links?.type !== "links") return false;
    const own = now.indexOf(links);
    if (links.links.length === 0) change({ type: "putBlock", id: links.id, place: own < place ? place - 1 : place });
    change({
      type: "block",
      id: links.id,
      update: (block) =>
        block.type === "links"
          ? { ...block, links: [...block.links, { key: newBlockId(), title: "", url: "" }] }
          : block,
    });
    return true;
  };
  const shownPlace = (): number | null => {
    if (drag === null) return null;
    const own = body.findIndex(({ id }) => id === drag.id);
    if (own === drag.place) return null;
    return drag.place < own ? drag.place : drag.place + 1;
  };
  return {
    ...gallery,
    openIn,
    isIn: (kind: BlockWindow, id: string): boolean => inWindows[kind] === id,
    closeIn: (kind: BlockWindow): void => setInWindows(({ [kind]: _closed, ...others }) => others),
    said,
    added: added?.id ?? null,
    isForPicture: (id: string): boolean => added?.id === id && added.kind === "picture",
    dropPlace: shownPlace(),
    dragHandle: handleProps,
    /** @param kind the choice in the menu; 'picture' means a text block with a picture */
    addNew: (block: DraftBlock, kind: string, place: number): void => {
      if (block.type === "links" && addLinks(place)) return;
      const added = withFirstList(block);
      change({ type: "addBlock", block: added, place });
      arriveAt(added, kind);
    },
    /** Adds a block inside a text. Links go into the entry's list of links, if there is one. */
    addInText: (text: DraftBlock, block: DraftBlock, { before, after }: TextCut): void => {
      const added = withFirstList(block);
      const list = block.type === "links" ? latest.current.find(({ type }) => type === "links") : undefined;
      change({ type: "cutText", id: text.id, before, after, block: added, restId: newBlockId() });
      if (list) requestAnimationFrame(() => arriveAtBlock(list.id));
      else arriveAt(added, block.type);
    },
    duplicate: (block: DraftBlock): void => {
      const copy = { ...structuredClone(nowOf(block)), id: newBlockId() };
      change({ type: "addBlock", block: copy, place: placeOf(latest.current, block).index + 1 });
      requestAnimationFrame(() => arriveAtBlock(copy.id));
      say(t("blocks.duplicated"));
    },
    move: (block: DraftBlock, by: -1 | 1, name: string): void => {
      change({ type: "moveBlock", id: block.id, by });
      focusAfterMove(block.id, by);
      sayPlace(name, placeOf(latest.current, block).index + by);
    },
    remove: (block: DraftBlock, name: string): void => {
      const at = latest.current.findIndex(({ id }) => id === block.id);
      const removed = nowOf(block);
      change({ type: "removeBlock", id: block.id });
      notify(t("blocks.removed", { name }), "good", {
        label: t("undo"),
        run: () => change({ type: "restoreBlock", block: removed, at }),
      });
    },
  };
}

export type EditedBody = ReturnType<typeof useEditedBody>;
