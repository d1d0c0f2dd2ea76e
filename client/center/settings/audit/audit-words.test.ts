import { expect, it } from "vitest";
import { z } from "zod";
import { sectionNames, sectionOf, secretsOf } from "#contract/schemas/settings.ts";
import { emptyFields } from "#contract/schemas/entries.ts";
import editor from "#locales/de/admin/admin.json" with { type: "json" };
import words from "#locales/de/admin/audit.json" with { type: "json" };

function namesIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== "object") return [];
  const { properties = {} } = schema as { properties?: Record<string, unknown> };
  return [
    ...Object.keys(properties),
    ...Object.values(schema).flatMap(namesIn),
    ...Object.values(properties).flatMap(namesIn),
  ];
}

it.each(sectionNames)("the section %s of the settings", (name) => {
  const schema = z.toJSONSchema(z.object(sectionOf(name).fields), { unrepresentable: "any" });
  const named = [...namesIn(schema), ...secretsOf(name).flatMap((path) => path.split("."))];
  expect(words.sections).toHaveProperty(name);
  expect(named.filter((field) => !(field in words.fields))).toEqual([]);
});

it.each(Object.keys(emptyFields).filter((name) => name !== "blocks"))("the field %s of entries", (name) => {
  expect({ ...editor.editor, ...words.fields }).toHaveProperty(name);
});
