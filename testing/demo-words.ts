import type { DemoName } from "#db/seed/types.ts";

/** Words that only one demo uses. They must not be in the other demo. */
export const ownWords: Record<DemoName, RegExp> = {
  mosthof:
    /mosthof|sonnenau|[aä]pfel|\bapples?\b|obst(?!acle)|orchard|presshaus|press house|keller|cellar|scheune|\bbarn\b|imker|bienen|\bbees?\b|spielwiese|\bhof\b|\bfarm\b|\bcider|flaschen?\b|\bbottles?\b|pfand/iu,
  verein:
    /talblick|fu(?:ß|ss)ball|football|trikot|jersey|flutlicht|floodlight|spielfeld|\bpitch\b|\belfmeter|vereinsheim|trainer/iu,
};
