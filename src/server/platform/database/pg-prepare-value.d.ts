declare module 'pg/lib/utils.js' {
  /** A value as it travels, in text. */
  export function prepareValue(value: unknown): Buffer | string | null
}
