import { expect, it } from "vitest";
import type { Services } from "../../kernel/context.ts";
import { previewedLogo, readMailLogo } from "./letter-logo.ts";

it("a mail and its preview go without a logo whose picture is gone", async () => {
  const warned: string[] = [];
  const deps = {
    brand: { logo: () => Promise.reject(new Error("gone")) },
    log: { warn: (_: object, said: string) => warned.push(said) },
    publicUrl: () => "https://mosthof.example",
  } as unknown as Pick<Services, "brand" | "log" | "publicUrl">;
  expect([await readMailLogo(deps), await previewedLogo(deps)]).toEqual([null, null]);
  expect(warned).toHaveLength(2);
});
