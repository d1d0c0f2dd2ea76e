import { it } from "vitest";

it("passes", () => {});
