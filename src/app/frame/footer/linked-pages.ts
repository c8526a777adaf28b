import { PAGES } from '#src/app/pages.ts';

/** The pages of the footer's column Company. */
export const COMPANY_PAGES = PAGES.flatMap((page) =>
  'links' in page && 'company' in page.links
    ? [{ path: page.path, label: page.links.company, inHeader: 'header' in page.links }]
    : [],
);

/** The pages of its column Legal. */
export const LEGAL_PAGES = PAGES.flatMap((page) =>
  'links' in page && 'legal' in page.links
    ? [{ path: page.path, label: page.links.legal, inHeader: false }]
    : [],
);
