import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

test.each([
  { page: 1, pages: 1, shown: [1] },
  { page: 2, pages: 3, shown: [1, 2, 3] },
  { page: 1, pages: 10, shown: [1, 2, 3, null, 10] },
  { page: 3, pages: 10, shown: [1, 2, 3, 4, null, 10] },
  { page: 4, pages: 10, shown: [1, 2, 3, 4, 5, null, 10] },
  { page: 6, pages: 10, shown: [1, null, 5, 6, 7, null, 10] },
  { page: 10, pages: 10, shown: [1, null, 8, 9, 10] },
])("page $page of $pages shows three around it and one at each end", ({ page, pages, shown }) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
