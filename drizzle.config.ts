// Tells drizzle-kit where the tables are defined and where it writes migrations (`npm run migration`).
import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./db/schema/*.ts",
  out: "./db/migrations",
});
