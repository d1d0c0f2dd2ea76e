import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useCreateEntry } from "../../entry-editor/use-create-entry.ts";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import type { PaletteAction } from "./actions.ts";
import { focusField, focusPage, useShownPath } from "./focus-field.ts";
import { closePalette, usePaletteOpen } from "./open-palette.ts";
import { PaletteBody } from "./PaletteBody.tsx";
import type { Way } from "./result.ts";

/** @param actions actions of the admin layer, such as closing for today */
export function Palette({ actions }: { actions: readonly PaletteAction[] }) {
  const { t } = useTranslation("overview");
  const go = useWay();
  const starts = useStarts();
  useShownPath();
  return (
    <Dialog isOpen={usePaletteOpen()} onClose={closePalette} title={t("palette.title")} hasClose isAtTop>
      <PaletteBody
        actions={[...starts, ...actions]}
        onChoose={(way) => {
          closePalette();
          go(way);
        }}
      />
    </Dialog>
  );
}

/** This component outlives the dialog, so it opens the new entry after the dialog has closed. */
function useStarts(): PaletteAction[] {
  const { start } = useCreateEntry();
  const needs = ["create", "ownDrafts"] as const;
  return [
    {
      text: "words:actions.news.name",
      words: "words:actions.news.words",
      icon: "plus",
      needs,
      run: () => start("news"),
    },
    {
      text: "words:actions.event.name",
      words: "words:actions.event.words",
      icon: "calendar",
      needs,
      run: () => start("event"),
    },
  ];
}

function useWay(): (way: Way) => void {
  const navigate = useNavigate();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (way) => {
    if ("run" in way) return afterClosing(() => isMounted.current && way.run());
    if ("download" in way) return download(way.download);
    void navigate(way.to);
    const path = new URL(way.to, location.href).pathname;
    if (way.field) focusField(path, way.field);
    else focusPage(path);
    return undefined;
  };
}

/**
 * Calls `run` after the dialog has closed and has returned the focus to its opener. If `run` opens another dialog, that
 * dialog also returns the focus to this opener.
 */
function afterClosing(run: () => void): void {
  let frames = 0;
  const look = (): void => {
    frames = document.querySelector("[role=dialog] [data-palette]") ? 0 : frames + 1;
    if (frames < 3) requestAnimationFrame(look);
    else run();
  };
  requestAnimationFrame(look);
}

function download(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  document.body.append(link);
  link.click();
  link.remove();
}
