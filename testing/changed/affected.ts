// Finds the tests for changed files. They are in the file's folder, or in the nearest folder above it with tests.
import { dirname } from "node:path/posix";

export type Affected = {
  vitest: string[];
  browser: string[];
};

const isUnitTest = (path: string): boolean => path.endsWith(".test.ts");
const isBrowserTest = (path: string): boolean => path.endsWith(".spec.ts");

/**
 * Returns the changed tests. For each other changed file, returns the tests in the nearest folder that has any.
 * @param changed paths from the root of the repository, with '/'
 * @param known all paths of the repository
 */
export function affectedTests(changed: readonly string[], known: readonly string[]): Affected {
  const tests = known.filter(isUnitTest);
  const inFolder = (folder: string): string[] => tests.filter((path) => dirname(path) === folder);
  const nearest = (path: string): string[] => {
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
      const found = inFolder(folder);
      if (found.length > 0) return found;
    }
    return [];
  };
  const present = changed.filter((path) => known.includes(path));
  const touched = changed.flatMap((path) => {
    if (isBrowserTest(path)) return [];
    return isUnitTest(path) ? present.filter((each) => each === path) : nearest(path);
  });
  return { vitest: [...new Set(touched)].sort(), browser: present.filter(isBrowserTest).sort() };
}
