import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { changeDraft, keyOfOrder, renewKey } from "./draft.ts";
import { orderProblemOf } from "./order-problem.ts";

const seen = { total: 100, shipping: 0, rows: [] };
const refusedWith = (code: string) =>
  orderProblemOf(
    TRPCClientError.from({ error: { message: "Nein.", code: -32_000, data: { code, httpStatus: 409 } } } as never),
    seen,
  );

it("an order whose payment cannot begin is stored; one with another content was sent before", () => {
  expect(refusedWith("C105")).toEqual({ kind: "unpaid" });
  expect(refusedWith("C409")).toEqual({ kind: "already" });
  expect(refusedWith("C102")).toEqual({ kind: "refused", message: "Nein.", fields: [] });
  expect(orderProblemOf(TRPCClientError.from(new TypeError("Failed to fetch")), seen)).toEqual({ kind: "unreachable" });
  expect(orderProblemOf(new TypeError("crypto.randomUUID is not a function"), seen)).toEqual({ kind: "fault" });
});

it("every try of an order has its key, until a new order is begun", () => {
  changeDraft({ city: "Sonnenau" });
  const key = keyOfOrder();
  expect(keyOfOrder()).toBe(key);
  renewKey();
  const next = keyOfOrder();
  expect(next).not.toBe(key);
  expect(keyOfOrder()).toBe(next);
});
