import "leaflet/dist/leaflet.css";
import "./frame.css";
import type { FrameData } from "#contract/schemas/map.ts";
import { editPins } from "./edit-pins.ts";
import { openMap } from "./open-map.ts";
import { showPins } from "./show-pins.ts";

const data = JSON.parse(document.getElementById("data")?.textContent ?? "{}") as FrameData;
const map = openMap(data);
if (data.isEditor) editPins(map, data);
else showPins(map, data);
