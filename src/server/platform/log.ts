import pino, { type DestinationStream, type Logger } from 'pino'

/** Several lines are written at a time, none later than this: each by itself takes a thread there and back. */
const SEVERAL = { minLength: 4_096, periodicFlush: 200, sync: false }

/** Structured lines on standard output. Bodies and headers are never handed to it; what still looks like a secret is cut. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      // PostgreSQL's `detail` quotes whole rows.
      paths: ['*.password', '*.token', '*.authorization', 'password', 'token', 'authorization', 'err.detail'],
      censor: '[cut]',
    },
  }
  return pino(options, destination ?? pino.destination(SEVERAL))
}
