import { sql } from 'kysely'
import type { Random } from '../../demo/random.ts'
import type { PretendCourier } from '../../pretend/couriers/courier.ts'
import type { Consignment } from '../../pretend/couriers/speech.ts'
import { type Cells, csvOf, load } from '../../src/server/testing/settlements.ts'
import type { TestShop } from '../../src/server/testing/shop.ts'

const DAY_MS = 86_400_000
/** From the door until its money is on its way. */
const PAYS_AFTER_MS = 2 * DAY_MS
/** What it forgets to pay is asked back. */
const FORGETS_FOR_MS = 12 * DAY_MS
/** One of so many rows is wrong. */
const WRONG_OF = 25
const CHARGE = 70
const RETURN_CHARGE = 35

/** What a courier has yet to pay for, and which errors it makes. */
export class Payer {
  readonly #courier: PretendCourier
  readonly #random: Random
  readonly #settled = new Set<Consignment>()
  readonly #forgotten = new Set<Consignment>()
  /** Not loaded yet. */
  readonly #files: Cells[][] = []
  #lastFile: Cells[] = []

  constructor(courier: PretendCourier, random: Random) {
    this.#courier = courier
    this.#random = random
  }

  /** A file of what came to its end of late; Steadfast answers what it has paid where it is asked. Of a shop that is gone it is told again. */
  async payDay(shop: TestShop, token: string): Promise<void> {
    const due = this.#courier.taken.filter((each) => !this.#settled.has(each) && this.#isDue(each))
    for (const each of due) this.#settled.add(each)
    const { kind } = this.#courier
    if (kind === 'steadfast') {
      if (due.length > 0) this.#courier.pay(due.filter(({ step }) => step !== 'returned'))
      return
    }
    const lost = await this.#lostIn(shop)
    for (const each of lost) this.#settled.add(each)
    const rows = [...due.flatMap((each) => this.#rowsOf(each)), ...lost.map((each) => this.#compensation(each))]
    if (rows.length > 0) this.#files.push(rows)
    // Somebody loads one again, with what came since; nothing of it counts twice.
    if (rows.length > 0 && this.#random.isOnceIn(6)) this.#files.push([...this.#lastFile, ...rows.slice(0, 3)])
    if (rows.length > 0) this.#lastFile = rows
    for (const file of [...this.#files]) {
      await this.#load(shop, token, file)
      this.#files.shift()
    }
  }

  /** What the shop says that it has lost: two of three pay for it, all or a part. */
  async #lostIn({ db }: TestShop): Promise<Consignment[]> {
    const { rows } = await sql<{ invoice: string }>`select invoice from consignments
      join courier_accounts on courier_accounts.id = account_id join parcels on parcels.id = parcel_id
      where stage = 'lost' and courier = company and company = ${this.#courier.kind} and state in ('booked', 'ended')`.execute(
      db,
    )
    const invoices = new Set(rows.map(({ invoice }) => invoice))
    return this.#courier.taken.filter((each) => invoices.has(each.invoice) && !this.#settled.has(each))
  }

  #compensation({ number, invoice, cash }: Consignment): Cells {
    const paid = this.#random.isOnceIn(3) ? Math.ceil(cash / 2) : cash
    return [number, invoice, 'Compensation settled', String(paid), '0', String(paid)]
  }

  async #load(shop: TestShop, token: string, rows: Cells[]): Promise<void> {
    const { kind } = this.#courier
    const answer = await load(shop, token, { company: kind, file: csvOf(rows), name: `${kind}.csv` })
    if (answer.status !== 200) throw new Error(`A file of ${kind} is refused: ${JSON.stringify(answer.body)}`)
  }

  #isDue(consignment: Consignment): boolean {
    const { step, changedAt } = consignment
    if (!['delivered', 'part', 'returned'].includes(step)) return false
    const restedMs = Date.now() - changedAt.getTime()
    if (restedMs < PAYS_AFTER_MS) return false
    if (this.#random.isOnceIn(WRONG_OF * 3)) this.#forgotten.add(consignment)
    return restedMs > FORGETS_FOR_MS || !this.#forgotten.has(consignment)
  }

  #rowsOf({ number, invoice, step, collected, cash }: Consignment): Cells[] {
    const took = step === 'returned' ? (collected ?? 0) : (collected ?? cash)
    const row = (status: string, sum: number, charge: number): Cells => [
      ...[number, invoice, status],
      ...[sum, charge, sum - charge].map(String),
    ]
    const isReturnPaid = step === 'returned' && took > 0
    const right = isReturnPaid
      ? row('Paid Return', took, RETURN_CHARGE)
      : step === 'returned'
        ? row('Returned', 0, RETURN_CHARGE)
        : row('Delivered', took, CHARGE)
    if (!this.#random.isOnceIn(WRONG_OF)) return [right]
    const random = this.#random
    return random.pick([
      () => [row('Delivered', took - random.between(2, 60), CHARGE)],
      () => [row('Delivered', took + random.between(2, 60), CHARGE)],
      () => [right, right],
      () => [right, [`X${number}`, '', 'Delivered', '900', '70', '830']],
      () => [row('Returned', 0, RETURN_CHARGE)],
      () => [[number, invoice, 'Delivered', String(took), String(CHARGE), String(took)]],
    ])()
  }
}
