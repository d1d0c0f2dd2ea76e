// Bundles the editors' modules into a few files. With one file for each module, a page would need a hundred requests.
import { relative, sep } from "node:path";

type ModuleInfo = { importers: string[]; dynamicImporters: string[]; isEntry: boolean };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const BAR = "client/admin/overlay/bar.ts";
const OVERLAY = "client/admin/overlay/overlay.ts";
const CENTER = "client/center/CenterLayout.tsx";
const areas = ["client/center/", "client/admin/windows/"];

type EditorChunk = "bar" | "editors" | "overlay" | "center";

/** Modules that at least this many screens load share one file, together with their imports. */
const MANY = 5;

/**
 * Returns the file for a module that only editors load, and null for all other modules, which Rolldown places. So
 * visitors load no code of editors.
 * @param root absolute path of the repository
 */
export function editorChunks(root: string): (id: string, context: Context) => EditorChunk | null {
  const known = new Map<string, ReadonlySet<string>>();

  const placeOf = (id: string): string => relative(root, id).split(sep).join("/");

  function loadedWith(id: string, context: Context): ReadonlySet<string> {
    const before = known.get(id);
    if (before) return before;
    const found = new Set<string>();
    const seen = new Set<string>();
    const visit = (each: string): void => {
      if (seen.has(each)) return;
      seen.add(each);
      const info = context.getModuleInfo(each);
      if (!info) return;
      if (info.isEntry || info.dynamicImporters.length > 0) found.add(placeOf(each));
      for (const importer of info.importers) visit(importer);
    };
    visit(id);
    known.set(id, found);
    return found;
  }

  return (id, context) => {
    const starts = [...loadedWith(id, context)];
    const isOfEditors = (start: string): boolean =>
      start === BAR || start === OVERLAY || areas.some((area) => start.startsWith(area));
    if (starts.length === 0 || !starts.every(isOfEditors)) return null;
    // The bar has its own file, because every page of an editor loads the bar first.
    if (starts.includes(BAR)) return "bar";
    const isCommon = starts.includes(CENTER) || starts.length >= MANY;
    if (starts.includes(OVERLAY)) return isCommon ? "editors" : "overlay";
    return isCommon ? "center" : null;
  };
}
