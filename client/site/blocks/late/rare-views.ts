// These views share one file, because each additional file needs an additional request.
export { WeekHours } from "../../hours/WeekHours.tsx";
export { FilesView } from "../FilesView.tsx";
export { FactView } from "../FactView.tsx";
export { ProgressView } from "../ProgressView.tsx";
export { WayView } from "../way/WayView.tsx";
