// The embedded page of the social network. Guests download this file, so it must be small.

/** The frame loads the network's posts only after consent or a click. */
export const socialFramePath = "/einbetten/social/seite";

const HOSTS = /^https:\/\/(?:[a-z-]+\.)?facebook\.com(?:\/|$)/u;

/** The network allows only its own pages to be shown in a frame. */
export const isFramable = (page: string): boolean => HOSTS.test(page);
