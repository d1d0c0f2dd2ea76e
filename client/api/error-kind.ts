// The status codes with their own error page. Every other failure is shown as 500.
const kinds = [403, 404, 503, 500] as const;

export const errorKindOf = (status: number): (typeof kinds)[number] => kinds.find((kind) => kind === status) ?? 500;
