// The command `npm run build` makes the build of `npm start` in advance, for container images.
import { buildIfStale } from "./build.ts";
import { createLog } from "../log.ts";

await buildIfStale(createLog("info"));
