import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'

/**
 * `ok`: the shop said yes. `refused`: it said no. `unknown`: no answer came, or one that says that the shop itself does
 * not know (5xx).
 */
export type Outcome = 'ok' | 'refused' | 'unknown'

export interface Pieces {
  productId: number
  size: string
  quantity: number
}

export interface PricedPieces extends Pieces {
  pricePoisha: number
}

/** What the shoppers did and were told, in the order in which it happened. */
export type Entry =
  | { kind: 'fill'; who: number; lines: Pieces[]; outcome: Outcome }
  | { kind: 'clear'; who: number; outcome: Outcome }
  /** The cart, as the shop showed it. */
  | { kind: 'read'; who: number; lines: Pieces[] }
  | { kind: 'send'; who: number; attempt: string; lines: PricedPieces[] }
  | { kind: 'answer'; attempt: string; outcome: Outcome; orderId: number | null; code: string }
  | { kind: 'cancel'; orderId: number; outcome: Outcome }
  | { kind: 'price-send'; productId: number; pricePoisha: number }
  | { kind: 'price-answer'; productId: number; pricePoisha: number; outcome: Outcome }
  | { kind: 'picture'; name: string; outcome: Outcome }
  /** An answer that no state of the shop excuses. */
  | { kind: 'fault'; words: string }

/** `at`: milliseconds of the shoppers’ own clock, which goes forward only. */
export type Noted = Entry & { at: number }

export interface Journal {
  note(entry: Entry): void
  close(): void
}

/** Appends, one line an entry, each written before the shopper goes on: what is in it has happened. */
export function openJournal(path: string): Journal {
  const file = openSync(path, 'a')
  return {
    note: (entry) =>
      void writeSync(file, `${JSON.stringify({ at: performance.timeOrigin + performance.now(), ...entry })}\n`),
    close: () => closeSync(file),
  }
}

export function readJournal(path: string): Noted[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Noted => JSON.parse(line))
}
