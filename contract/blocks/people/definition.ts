import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { isObject } from "#contract/blocks/paths.ts";
import { limits } from "#contract/values/limits.ts";

const isPerson = (person: unknown): boolean =>
  isObject(person) && typeof person["email"] === "string" && typeof person["phone"] === "string";

type Person = { name: string; office: string; email: string; phone: string; picture: string | null };

const isBlankPerson = ({ picture, ...texts }: Person): boolean =>
  !picture && [texts.name, texts.office, texts.email, texts.phone].every((text) => text.trim() === "");

export const peopleBlock = {
  most: limits.otherBlocks,
  texts: [
    { path: "title", kind: "line", max: limits.textLength, part: "heading" },
    { path: "persons.*.office", kind: "line", max: limits.textLength, part: "office" },
  ],
  names: [{ path: "persons.*.name", max: limits.nameLength }],
  files: [{ path: "persons.*.picture", isOptional: true }],
  isBlank: ({ title, persons }: { title: string; persons: readonly Person[] }) =>
    title.trim() === "" && persons.every(isBlankPerson),
  isSound: ({ persons }) => Array.isArray(persons) && persons.every(isPerson),
} as const satisfies BlockDefinition;
