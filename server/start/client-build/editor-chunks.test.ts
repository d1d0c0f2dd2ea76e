import { expect, test } from "vitest";
import { editorChunks } from "./editor-chunks.ts";

const bar = "client/admin/overlay/bar.ts";
const overlay = "client/admin/overlay/overlay.ts";
const center = "client/center/CenterLayout.tsx";
const screens = ["a", "b", "c", "d", "e"].map((name) => `client/center/${name}/Screen.tsx`);
const shop = "client/site/shop/ItemPage.tsx";

function fileOf(imports: Record<string, readonly string[]>): (id: string) => string | null {
  const name = editorChunks("/site");
  const starts = new Set([bar, overlay, center, shop, ...screens]);
  const context = {
    getModuleInfo: (id: string) => ({
      isEntry: false,
      dynamicImporters: starts.has(id.slice("/site/".length)) ? ["/site/client/routes.tsx"] : [],
      importers: Object.keys(imports)
        .filter((importer) => imports[importer]?.includes(id.slice("/site/".length)))
        .map((importer) => `/site/${importer}`),
    }),
  };
  return (id) => name(`/site/${id}`, context);
}

test("modules of visitors' pages stay out of the editors' files, also if imported indirectly", () => {
  const file = fileOf({
    [overlay]: ["client/ui/dialog.ts"],
    [shop]: ["client/ui/dialog.ts"],
    "client/ui/dialog.ts": ["client/ui/focus.ts"],
  });
  expect(file(shop)).toBeNull();
  expect(file("client/ui/dialog.ts")).toBeNull();
  expect(file("client/ui/focus.ts")).toBeNull();
});

test("the admin layer is one file; its modules that the center uses are another", () => {
  const file = fileOf({
    [overlay]: ["client/editor/text.ts", "client/ui/admin/menu.ts"],
    [center]: ["client/ui/admin/menu.ts"],
    [screens[0] ?? ""]: ["client/editor/text.ts"],
  });
  expect(file(overlay)).toBe("overlay");
  expect(file("client/editor/text.ts")).toBe("overlay");
  expect(file("client/ui/admin/menu.ts")).toBe("editors");
});

test("the bar is a file of its own, because it is loaded before the rest", () => {
  const file = fileOf({
    [bar]: ["client/ui/admin/button.ts"],
    [overlay]: ["client/ui/admin/button.ts", "client/editor/text.ts"],
    [center]: ["client/ui/admin/button.ts"],
  });
  expect(file(bar)).toBe("bar");
  expect(file("client/ui/admin/button.ts")).toBe("bar");
  expect(file("client/editor/text.ts")).toBe("overlay");
});

test("modules of many screens are one file, and those of few are left to Rolldown", () => {
  const imports = Object.fromEntries(screens.map((screen) => [screen, ["client/ui/admin/table.ts"]]));
  const file = fileOf({ ...imports, [screens[0] ?? ""]: ["client/ui/admin/table.ts", "client/ui/admin/plot.ts"] });
  expect(file("client/ui/admin/table.ts")).toBe("center");
  expect(file("client/ui/admin/plot.ts")).toBeNull();
  expect(file(screens[0] ?? "")).toBeNull();
});
