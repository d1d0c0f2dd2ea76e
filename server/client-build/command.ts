// The command `npm run build`: what `npm start` does by itself, for images.
import { buildIfStale } from "./build.ts";
import { createLog } from "../start/log.ts";

await buildIfStale(createLog("info"));
