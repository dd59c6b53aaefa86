/** The language that pages and answers are written in, for `<html lang>`. */
export const LANGUAGE = 'en'
/** How that language writes days and lists in Bangladesh: British order, and clocks of 24 hours. */
export const LOCALE = 'en-GB'
/** Every text that people read, one function a message (docs/texts.md). */
export * as m from './compiled/en.ts'
