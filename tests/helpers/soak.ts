/** Whether this is `npm run test:soak`: a proof that has a short form then takes its full form. */
export const IS_SOAK = process.env['SOAK'] === '1';
