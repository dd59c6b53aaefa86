import type { CurrentRecord } from '#contract/problems'
import type { Edit, Merged } from './merging.ts'
import { Problem } from './problem.ts'

interface Saving<Fields, Kept extends { version: number }> {
  send: (edit: Edit<Fields>, fromVersion: number) => Promise<unknown>
  /** In a refusal of `changed_meanwhile`. */
  keptIn: (error: unknown) => Kept | undefined
  merge: (edit: Edit<Fields>, kept: Kept) => Merged<Fields>
}

const MOST_TRIES = 5

/** Sends what was touched, again from a newer record (decision 017). Null: saved; else the refusal, with the record. */
export async function saveMerged<Fields, Kept extends { version: number }>(
  edit: Edit<Fields>,
  fromVersion: number,
  { send, keptIn, merge }: Saving<Fields, Kept>,
): Promise<{ error: unknown; kept?: Kept } | null> {
  let [mine, version] = [edit, fromVersion]
  for (let left = MOST_TRIES; ; left -= 1) {
    try {
      await send(mine, version)
      return null
    } catch (error) {
      const kept = keptIn(error)
      if (!kept) return { error }
      const { conflicts, ...merged } = merge(mine, kept)
      if (conflicts.length > 0 || left === 1) return { error, kept }
      mine = merged
      version = kept.version
    }
  }
}

/** With `changed_meanwhile`. */
export function recordIn(error: unknown): CurrentRecord | undefined {
  return error instanceof Problem ? error.body.record : undefined
}
