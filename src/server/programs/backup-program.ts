import { AskedToStop, onAskedToStop } from '../platform/process/asked-to-stop.ts'
import { wordsForBackupTrouble } from './backup-words.ts'

export interface Running {
  stopping: AbortSignal
  /** What is true from now on, should it not come to its end. */
  reached(words: string): void
}

/** One of the two commands: ends with 0, with 1 and a sentence, or as a signal wants it, once nothing of it runs any more. */
export async function runBackupProgram(nothing: string, work: (running: Running) => Promise<void>): Promise<void> {
  // Nobody reads any more: no reason to leave a database behind.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  const stopping = new AbortController()
  let reached = nothing
  onAskedToStop((asked) => {
    // npm hands on what the terminal has sent as well.
    if (stopping.signal.aborted) return
    process.stdout.write('  Stopping…\n')
    stopping.abort(asked)
  })
  try {
    await work({
      stopping: stopping.signal,
      reached(words) {
        reached = words
      },
    })
  } catch (error) {
    // Whatever broke on the way down.
    const why: unknown = stopping.signal.aborted ? stopping.signal.reason : error
    process.exitCode = why instanceof AskedToStop ? why.status : 1
    const words = wordsForBackupTrouble(why)
    if (words === undefined) throw error
    process.stderr.write(`\n  ${reached} ${words}\n\n`)
    // A place that hangs is not waited for.
    if (stopping.signal.aborted) process.exit()
  }
}
