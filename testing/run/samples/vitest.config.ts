import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "sample",
          root: import.meta.dirname,
          include: ["green.vitest.ts", `${process.env["SAMPLE"]}.vitest.ts`],
        },
      },
    ],
  },
});
