// The command `npm run build` makes the build of `npm start` in advance, for container images. After a first start, the
// site runs it in the background, to compress the build.
import { createLog } from "../log.ts";
import { buildIfStale } from "./build.ts";
import { compressAssets } from "./compress.ts";

await compressAssets(await buildIfStale(createLog("info")));
