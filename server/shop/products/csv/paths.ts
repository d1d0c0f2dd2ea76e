type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

export function valueAt(object: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), object);
}

export function setAt(object: object, path: string, value: unknown): void {
  const keys = path.split(".");
  let node = object as Node;
  for (const key of keys.slice(0, -1)) {
    if (!isNode(node[key])) node[key] = {};
    node = node[key] as Node;
  }
  node[keys.at(-1) ?? ""] = value;
}
