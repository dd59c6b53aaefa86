/**
 * Packages of hundreds of small modules, of which a start reads each: bundled with the programs, a start takes a quarter less CPU. Those
 * that look for files of their own stay as they are, and those that ask for another version of something than the bundle would find.
 */
export const MANY_MODULES = [
  ...['react', 'react-dom', 'react-router', 'kysely', 'zod', 'jose', 'lru-cache', 'csv-parse', 'csv-stringify'],
  ...['nodemailer', 'bwip-js', '@zxcvbn-ts/language-common'],
]
