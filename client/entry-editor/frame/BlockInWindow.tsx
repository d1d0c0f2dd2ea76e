import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/admin/Button.tsx";
import { Window } from "../../ui/admin/window/Window.tsx";
import type { BlockWindow, EditedBody } from "./use-edited-body.ts";

type Props = { kind: BlockWindow; id: string; name: string; body: EditedBody };

export function OpenInWindow({ kind, id, name, body }: Props) {
  const { t } = useTranslation("admin");
  const label = t("window.open", { title: name });
  return (
    <IconButton icon={kind === "video" ? "edit" : "windows"} label={label} onPress={() => body.openIn(kind, id)} />
  );
}

export function BlockInWindow({ kind, id, name, body, children }: Props & { children: ReactNode }) {
  if (!body.isIn(kind, id)) return null;
  return (
    <Window kind={kind} title={name} onClose={() => body.closeIn(kind)}>
      {children}
    </Window>
  );
}
