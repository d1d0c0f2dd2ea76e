// The command `npm run build` makes the build of `npm start` in advance, for container images. After a first start, the
// site runs it in the background, to compress the build.
import { createLog } from "../log.ts";
import { beginBuild } from "./build.ts";
import { compressAssets } from "./compress.ts";

const { built } = await beginBuild(createLog("info"));
await compressAssets(await built);
