import pino, { type DestinationStream, type Logger } from 'pino'

/** JSON lines, never bodies or headers; what looks secret is cut. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      // `detail` quotes whole rows.
      paths: ['*.password', '*.token', '*.authorization', 'password', 'token', 'authorization', 'err.detail'],
      censor: '[cut]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
