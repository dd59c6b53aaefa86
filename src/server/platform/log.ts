import pino, { type DestinationStream, type Logger } from 'pino'

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
  return destination ? pino(options, destination) : pino(options)
}
