import { beforeAll, it } from "vitest";

beforeAll(() => {
  throw new Error("the preparation fails");
});
it("never runs", () => {});
