// The command `npm run build`: the build that `npm start` does by itself, for images.
import { buildIfStale } from "./build.ts";
import { createLog } from "../log.ts";

await buildIfStale(createLog("info"));
