/**
 * What the page and the service worker say to each other. Free of DOM and worker types: both
 * sides' projects compile it.
 */
export type PageMessage = { type: 'SKIP_WAITING' };
