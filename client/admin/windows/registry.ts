import type { ComponentType } from "react";
import { type ComponentName, isOn } from "#contract/values/components.ts";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { type Action, can, type Noun, type Viewer } from "#contract/values/permissions.ts";
import type { IconName } from "../../ui/admin/icons.tsx";
import type { WindowProps } from "./window-props.ts";

type Row = {
  kind: string;
  icon: IconName;
  needs: readonly [Action, Noun];
  /** The window is available only while this component is enabled. */
  component?: ComponentName;
  load: () => Promise<ComponentType<WindowProps>>;
};

export const windows = [
  {
    kind: "messages",
    icon: "mail",
    needs: ["read", "messages"],
    load: async () => (await import("./MessagesWindow.tsx")).MessagesWindow,
  },
  {
    kind: "orders",
    icon: "shop",
    needs: ["read", "orders"],
    component: "shop",
    load: async () => (await import("./OrdersWindow.tsx")).OrdersWindow,
  },
  {
    kind: "settings",
    icon: "settings",
    needs: ["update", "password"],
    load: async () => (await import("./SettingsWindow.tsx")).SettingsWindow,
  },
] as const satisfies readonly Row[];

export type WindowKind = (typeof windows)[number]["kind"];

export function windowsFor(viewer: Pick<Viewer, "roles">, settings: SiteSettings) {
  return (windows as readonly (Row & { kind: WindowKind })[]).filter(
    ({ needs, component }) => can(viewer, ...needs) && (component === undefined || isOn(settings, component)),
  );
}
