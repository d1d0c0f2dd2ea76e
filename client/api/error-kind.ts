// Error pages exist for these status codes. All other failures are shown as 500.
const kinds = [403, 404, 503, 500] as const;

export const errorKindOf = (status: number): (typeof kinds)[number] => kinds.find((kind) => kind === status) ?? 500;
