/** What a socket says when the other end is gone; a file or a pipe can say some of it too. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
/** The server goes down or starts, takes no more sessions, ended ours, or does not know us (any more). */
const AWAY_STATES = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25P03', '28000', '28P01', '3D000'])
const AWAY_WORDS =
  /Query read timeout|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/

/** Took too long, was in a deadlock, or met another change: asked again, it may well succeed. */
const BUSY_STATES = new Set(['57014', '40001', '40P01', '55P03'])
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** One of two transactions that stood in each other’s way: nothing of it happened. */
const CLASH_STATES = new Set(['40001', '40P01'])

/** Whether an error says that the database is out of reach (or was cut off), not that the question was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    isConnectionLost(error, code) || AWAY_STATES.has(code) || code.startsWith('08') || AWAY_WORDS.test(error.message)
  )
}

/** Whether no answer came at all, neither a “no” nor an end of the connection: the network swallows what is sent. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** Whether the database had no time for it now. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && BUSY_STATES.has(codeOf(error))
}

/** Whether there was no room to write it down: the database's or ours. Somebody has to make some, then it succeeds. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && FULL_CODES.has(codeOf(error))
}

export function isClash(error: unknown): boolean {
  return error instanceof Error && CLASH_STATES.has(codeOf(error))
}

/** The shop opens connections to nothing but its database; a missing file or a broken pipe is another matter. */
function isConnectionLost(error: Error, code: string): boolean {
  const call = 'syscall' in error ? error.syscall : undefined
  if (call === 'connect' || call === 'getaddrinfo') return true
  return (call === 'read' || call === 'write') && LOST.has(code) && !('path' in error)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
