import { expect, it } from "vitest";

it("passes", () => {});
it("fails always", () => expect(1).toBe(2));
