/** Such as `ENOENT`. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** To catch with: what is not there is undefined, any other trouble is thrown on. */
export function undefinedWhereMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}
