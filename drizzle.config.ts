// Tells drizzle-kit where the tables stand and where generated migrations go (`npm run migration`).
import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./db/schema/*.ts",
  out: "./db/migrations",
});
