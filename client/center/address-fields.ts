// The view of a list is part of its URL. Users can type URLs, so invalid parts are ignored.
import { limits } from "#contract/values/limits.ts";
import { truncate } from "#contract/values/truncate.ts";

export type AddressField<Value> = {
  name: string;
  read: (params: URLSearchParams) => Value;
  write: (value: Value) => readonly string[];
};

export const words = (name: string): AddressField<string> => ({
  name,
  read: (params) => truncate(params.get(name) ?? "", limits.searchLength),
  write: (value) => (value === "" ? [] : [value]),
});

export const pageNumber: AddressField<number> = {
  name: "page",
  read: (params) => Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
  write: (value) => (value > 1 ? [String(value)] : []),
};

export const textOrNone = (name: string): AddressField<string | null> => ({
  name,
  read: (params) => params.get(name),
  write: (value) => (value === null ? [] : [value]),
});

export const oneOf = <Option extends string>(
  name: string,
  options: readonly Option[],
): AddressField<Option | null> => ({
  name,
  read: (params) => options.find((option) => option === params.get(name)) ?? null,
  write: (value) => (value === null ? [] : [value]),
});

/** An unknown value becomes the default `usual`. The URL does not contain the default. */
export const oneOrUsual = <Option extends string>(
  name: string,
  options: readonly Option[],
  usual: Option,
): AddressField<Option> => ({
  name,
  read: (params) => options.find((option) => option === params.get(name)) ?? usual,
  write: (value) => (value === usual ? [] : [value]),
});

/** Returns the chosen values in the order of `options`. */
export const someOf = <Option extends string>(
  name: string,
  options: readonly Option[],
): AddressField<readonly Option[]> => ({
  name,
  read: (params) => options.filter((option) => params.getAll(name).includes(option)),
  write: (value) => value,
});

export const flag = (name: string): AddressField<boolean> => ({
  name,
  read: (params) => params.get(name) === "1",
  write: (value) => (value ? ["1"] : []),
});

/** The URL parameter of the search in every list. */
const QUERY = "q";

/**
 * Converts a list's view to a part of its URL and back.
 * @param fields the fields by their names in the view; the URL parameters have the same order
 * @param order the field that only sorts; it does not count as a filter
 */
export function addressOf<View extends { page: number }>(
  fields: { [Name in keyof View]: AddressField<View[Name]> },
  order?: keyof View,
) {
  const names = Object.keys(fields) as (keyof View)[];
  const written = (view: View, name: keyof View): number => fields[name].write(view[name]).length;
  const isQuery = (name: keyof View): boolean => fields[name].name === QUERY;
  const isSearched = (view: View): boolean => names.some((name) => isQuery(name) && written(view, name) > 0);
  const countOf = (view: View): number =>
    names
      .filter((name) => name !== "page" && name !== order && !isQuery(name))
      .reduce((sum, name) => sum + written(view, name), 0);
  return {
    viewOf: (params: URLSearchParams): View =>
      Object.fromEntries(names.map((name) => [name, fields[name].read(params)])) as unknown as View,
    paramsOf: (view: View): URLSearchParams =>
      new URLSearchParams(
        names.flatMap((name) => fields[name].write(view[name]).map((value) => [fields[name].name, value])),
      ),
    isFiltered: (view: View): boolean => isSearched(view) || countOf(view) > 0,
    /** Returns how many filters are set. The search does not count, because its text is visible beside the filters. */
    filterCount: countOf,
  };
}
