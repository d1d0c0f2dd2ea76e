// The statuses whose error page has words of its own; every other failure is told as 500.
const kinds = [403, 404, 503, 500] as const;

export const errorKindOf = (status: number): (typeof kinds)[number] => kinds.find((kind) => kind === status) ?? 500;
