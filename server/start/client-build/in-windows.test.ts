import { expect, it } from "vitest";
import { inWindows, withWindows } from "./in-windows.ts";

const sheet = `.a {
  color: red;
}

@media (max-width: 48rem) {
  .a {
    color: blue;
  }
}

@media (min-width: 62rem) {
  .a {
    color: green;
  }
}
`;

it("repeats only the rules for narrow screens for narrow windows", () => {
  const written = withWindows(sheet);
  expect(written).toContain("@container window (max-width: 48rem) {\n  .a {\n    color: blue;\n  }\n}\n");
  expect(written.replace(/\n@container[\s\S]*?^\}\n/mu, "")).toBe(sheet);
});

it("does not change guests' style sheets", () => {
  const { transform } = inWindows();
  expect(transform(sheet, "/x/client/site/map/SiteMap.module.css")).toBeNull();
  expect(transform(sheet, "/x/client/center/Rows.module.css")?.code).toContain("@container window");
});
