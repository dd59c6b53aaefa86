import { copyFile, open, readFile } from 'node:fs/promises'

const MAX_LOG_BYTES = 4 * 1024 * 1024
const LOOK_EVERY_MS = 60_000
const TAIL_LINES = 12

/** A file and no pipe: PostgreSQL may outlive the shop. */
export interface Log {
  fd: number
  tail(): Promise<string>
  /** Rotates to `<file>.1`, by itself each minute. */
  trim(): Promise<void>
  close(): Promise<void>
}

export async function openLog(file: string, onTrouble: (what: string, error?: unknown) => void): Promise<Log> {
  const handle = await open(file, 'a', 0o600)
  // Append mode: writers go on at the new end.
  const trim = async () => {
    if ((await handle.stat()).size <= MAX_LOG_BYTES) return
    await copyFile(file, `${file}.1`)
    await handle.truncate()
  }
  await trim()
  const timer = setInterval(() => {
    trim().catch((error) => onTrouble(`${file} could not be cut`, error))
  }, LOOK_EVERY_MS).unref()
  return {
    fd: handle.fd,
    tail: async () => (await readFile(file, 'utf8')).trimEnd().split('\n').slice(-TAIL_LINES).join('\n'),
    trim,
    close: async () => {
      clearInterval(timer)
      await handle.close()
    },
  }
}
