/** True in `npm run test:soak`, where tests that have a short form run in full. */
export const IS_SOAK = process.env['SOAK'] === '1';
