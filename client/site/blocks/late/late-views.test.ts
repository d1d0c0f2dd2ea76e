import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { lateViews, modulesOf } from "./late-views.ts";

it("late views name a module that exists, because by its name the server finds the style sheet", () => {
  const modules = Object.values(lateViews).map(({ module }) => module);
  expect(modules.filter((module) => !existsSync(module))).toEqual([]);
  expect(modulesOf([{ type: "text" }, { type: "gallery" }])).toEqual(["client/site/blocks/GalleryView.tsx"]);
});
