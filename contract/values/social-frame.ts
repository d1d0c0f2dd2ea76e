// The page of the social network in a frame of ours; guests download it.

/** The frame in which the posts of the page are, after consent or a click. */
export const socialFramePath = "/einbetten/social/seite";

const HOSTS = /^https:\/\/(?:[a-z-]+\.)?facebook\.com(?:\/|$)/u;

/** The network shows only its own pages in a frame. */
export const isFramable = (page: string): boolean => HOSTS.test(page);
