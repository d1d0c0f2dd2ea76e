import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { faultOf } from "./reason.ts";

it("no answer is the network's fault; an answer that is none, and an error of the page, are not", () => {
  expect(faultOf(TRPCClientError.from(new TypeError("Failed to fetch")))).toBe("network");
  expect(faultOf(TRPCClientError.from(new SyntaxError("<html>"), { meta: { response: new Response() } }))).toBe(
    "fault",
  );
  expect(faultOf(new TypeError("crypto.randomUUID is not a function"))).toBe("fault");
  // Browsers throw this error if they cannot load lazy code.
  expect(faultOf(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"))).toBe("network");
});
