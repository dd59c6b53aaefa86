/** The socket’s other end is gone; files and pipes say some of it too. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
/** A replica, where the leader was or is about to be. */
const READ_ONLY = '25006'
/** Going down or starting, no sessions left, ours ended, or not known. */
const AWAY_STATES = new Set([
  READ_ONLY,
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '25P03',
  '28000',
  '28P01',
  '3D000',
])
const AWAY_WORDS =
  /Query read timeout|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/

/** Timeout, deadlock or serialisation failure: asked again, it may succeed. */
const BUSY_STATES = new Set(['57014', '40001', '40P01', '55P03'])
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** By `wrong_assumption()`: nothing of it happened, and it can be done the careful way. */
const WRONG_ASSUMPTION = 'HA001'
/** Deadlock or serialisation: nothing of it happened. */
const CLASH_STATES = new Set(['40001', '40P01'])
const LOCK_TIMEOUT = '55P03'

/** Out of reach or cut off; the question was not wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    isConnectionLost(error, code) || AWAY_STATES.has(code) || code.startsWith('08') || AWAY_WORDS.test(error.message)
  )
}

/** No answer at all: the network swallows what is sent. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** Whoever asks there can only read: what is to be written is asked elsewhere. */
export function isReadOnlyServer(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === READ_ONLY
}

export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof Error && BUSY_STATES.has(codeOf(error))
}

/** The database’s disk or ours; somebody has to make room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && FULL_CODES.has(codeOf(error))
}

export function isWrongAssumption(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === WRONG_ASSUMPTION
}

export function isClash(error: unknown): boolean {
  return error instanceof Error && CLASH_STATES.has(codeOf(error))
}

/** A lock was not to be had in time, or two waited for each other’s: nothing of it happened. */
export function isLockedOut(error: unknown): boolean {
  return isClash(error) || (error instanceof Error && codeOf(error) === LOCK_TIMEOUT)
}

/** Whoever asks others (mail, couriers, storage) has put their trouble into words of its own before it comes here; files and broken pipes are another matter. */
function isConnectionLost(error: Error, code: string): boolean {
  const call = 'syscall' in error ? error.syscall : undefined
  if (call === 'connect' || call === 'getaddrinfo') return true
  return (call === 'read' || call === 'write') && LOST.has(code) && !('path' in error)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
