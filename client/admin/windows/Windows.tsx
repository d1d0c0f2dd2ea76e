import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotifyError } from "../../ui/admin/notices.tsx";
import { closeWindow, useOpenWindows } from "./open-windows.ts";
import { type WindowKind, windows } from "./registry.ts";
import type { WindowProps } from "./window-props.ts";

export function Windows() {
  return useOpenWindows().map((kind) => <Loaded key={kind} kind={kind} />);
}

function Loaded({ kind }: { kind: WindowKind }) {
  const { t } = useTranslation("bar");
  const notifyError = useNotifyError();
  const [view, setView] = useState<{ View: ComponentType<WindowProps> } | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    closeWindow(kind);
    notifyError(error);
  });
  useEffect(() => {
    let isWanted = true;
    void windows
      .find((row) => row.kind === kind)
      ?.load()
      .then((View) => isWanted && setView({ View }))
      .catch((error: unknown) => {
        fail(error);
      });
    return () => {
      isWanted = false;
    };
  }, [kind]);
  return view && <view.View kind={kind} title={t(`kinds.${kind}`)} onClose={() => closeWindow(kind)} />;
}
