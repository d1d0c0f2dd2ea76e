// Where a video of YouTube stands on this site: the frame that a click loads, and the still that the site serves.

/** Pixels; what YouTube has is smaller at times. */
export const stillWidths = { small: 640, large: 1280 } as const;
export type StillWidth = keyof typeof stillWidths;

export const videoFrames = "/einbetten/video";

/** The video that a click loads. */
export const videoFramePath = (id: string): string => `${videoFrames}/${id}`;

export const videoStillPath = (id: string, width: StillWidth): string => `${videoFrames}/${id}/bild-${width}`;

/** What stands in the place of a picture that is not there. */
export const neutralStillPath = `${videoFrames}/bild`;
