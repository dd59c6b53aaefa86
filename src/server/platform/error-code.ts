/** By which the system tells one error from another, such as `ENOENT`; undefined where it has none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
