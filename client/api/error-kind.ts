// These status codes have their own error pages. All other failures are shown as 500.
const kinds = [403, 404, 503, 500] as const;

export const errorKindOf = (status: number): (typeof kinds)[number] => kinds.find((kind) => kind === status) ?? 500;
