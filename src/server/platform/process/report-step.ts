import type { Writable } from 'node:stream'

/** A step of the start for whoever started it, and how far it has come. */
export type ReportStep = (step: string, progress?: Progress) => void

interface Progress {
  done: number
  of: number
  /** Such as `pictures`. */
  what: string
}

/** Each step is a line. Progress moves one line of a terminal, and is three lines elsewhere. */
export function reportStepsOn(output: Writable & { isTTY?: boolean }): ReportStep {
  let isLineOpen = false
  return (step, progress) => {
    const begin = isLineOpen ? '\r' : ''
    if (!progress) {
      // Whatever is told while a line moves does not overwrite it.
      output.write(`${isLineOpen ? '\n' : ''}  ${step}\n`)
      isLineOpen = false
      return
    }
    const line = `  ${step}: ${progress.done} of ${progress.of} ${progress.what}`
    if (output.isTTY) {
      isLineOpen = progress.done < progress.of
      output.write(`${begin}${line}${isLineOpen ? '' : '\n'}`)
    } else if (isWorthALine(progress)) output.write(`${line}\n`)
  }
}

/** The first, the middle and the last. */
function isWorthALine({ done, of }: Progress): boolean {
  return done === 1 || done === Math.ceil(of / 2) || done === of
}
