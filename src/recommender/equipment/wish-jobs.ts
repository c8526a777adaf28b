import type { Job } from './job.ts';

/** Products for one meaning of a wish only: a wish for yoga needs no sauna towel. */
export const WISH_JOBS: readonly Job[] = [
  ...kit(
    'spa',
    /bathrobe|bath slippers|sauna towel|for the spa/u,
    /spa|therm|sauna|wellness|spring|massag|bad/u,
  ),
  ...kit('wine', /corkscrew|wine sleeve/u, /wine|wein|picnic|picknick/u),
  ...kit('spices', /spice tins|food boxes/u, /market|markt|maerkt|cook|koch/u),
  ...kit('diving', /dive torch|dive computer|surface marker|after diving/u, /div|tauch|scuba/u),
  ...kit('ski-tour', /avalanche|climbing skins/u, /tour|back|freerid|tiefschnee|piste|split/u),
  ...kit(
    'afloat-kids',
    /children.s life jacket/u,
    /bad|swim|see|boo?t|kanu|canoe|wasser|water|beach|strand/u,
  ),
  ...kit('photo-trap', /trail camera/u, /camera|kamera|photo|foto/u),
  ...kit('yoga', /yoga mat/u, /yoga|meditat|relax|entspann|erhol/u),
];

/** One job for each alternative of the pattern, so that none replaces another. */
function kit(id: string, match: RegExp, wish: RegExp): Job[] {
  return match.source
    .split('|')
    .map((part) => ({ id: `${id} ${part}`, match: new RegExp(part, 'u'), causes: [], wish }));
}
