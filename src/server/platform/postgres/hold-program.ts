import { holdFolder } from './hold.ts'

const ASK_AGAIN_MS = 10_000

/** Keeps others from rebuilding what this process runs from (scripts/prepare.mjs asks). */
export async function holdProgram(folder: string): Promise<void> {
  await holdFolder(folder, 'a shop').catch(() => {
    setTimeout(() => void holdProgram(folder), ASK_AGAIN_MS).unref()
  })
}
