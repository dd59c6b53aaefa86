import { appendFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Consignment } from '../../pretend/couriers/speech.ts'

export interface Notebook {
  /** What was taken before this start, oldest first. */
  taken: Consignment[]
  /** Writes down how a consignment stands. */
  note(consignment: Consignment): void
  /** Whether it stands as it was last written down. */
  isNoted(consignment: Consignment): boolean
}

/** What a pretend courier knows of its consignments, a line for each change: it outlives the shop, as a real one’s does. */
export async function openNotebook(folder: string, name: string): Promise<Notebook> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name}.jsonl`)
  const lines = await readFile(file, 'utf8').catch(() => '')
  const last = new Map(
    lines
      .split('\n')
      .flatMap(consignmentIn)
      .map((each) => [each.number, each]),
  )
  const noted = new Map([...last.values()].map((each) => [each.number, JSON.stringify(each)]))
  return {
    taken: [...last.values()],
    note(consignment) {
      const line = JSON.stringify(consignment)
      noted.set(consignment.number, line)
      // At once, as a booking that is answered is known from then on. The line before may have been cut off.
      appendFileSync(file, `\n${line}`)
    },
    isNoted: (consignment) => noted.get(consignment.number) === JSON.stringify(consignment),
  }
}

/** None of a line that was cut off. */
function consignmentIn(line: string): Consignment[] {
  try {
    const consignment = JSON.parse(line)
    return [{ ...consignment, changedAt: new Date(consignment.changedAt) }]
  } catch {
    return []
  }
}
