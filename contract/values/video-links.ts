/** In pixels. YouTube's original is sometimes narrower. */
export const stillWidths = { small: 640, large: 1280 } as const;
export type StillWidth = keyof typeof stillWidths;

export const videoFrames = "/einbetten/video";

export const videoFramePath = (id: string): string => `${videoFrames}/${id}`;

export const videoStillPath = (id: string, width: StillWidth): string => `${videoFrames}/${id}/bild-${width}`;

export const neutralStillPath = `${videoFrames}/bild`;
