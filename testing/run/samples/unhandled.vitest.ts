import { it } from "vitest";

it("passes, and leaves an error behind", () => {
  void Promise.reject(new Error("nobody handles this"));
});
