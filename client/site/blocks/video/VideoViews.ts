// These views share one file, because they share the frame that a click loads.
export { EmbedView } from "./EmbedView.tsx";
export { VideoView } from "./VideoView.tsx";
