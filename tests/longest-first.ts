import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest begin first: begun last, one of them would keep everybody waiting at the end. Without the results
 * of an earlier run Vitest knows of their sizes only. Files that share modules stand side by side: a worker goes on to the
 * next one only where that shares them as well.
 */
const LONGEST = [
  ...['former/former.process', 'failover/failover.process', 'rolling/rolling.process', 'torture/run.process'],
  ...[
    'life/life.process',
    'torture/starts.process',
    'torture/two-shops.process',
    'server/programs/backup.process',
    'server/programs/shop.stop.process',
    'server/programs/shop.signals.process',
  ],
  ...[
    'server/programs/shop.process',
    'server/programs/admin.process',
    'server/programs/worker.process',
    'messaging/killed-while-telling.process',
  ],
  ...['messaging/killed-while-sending.process', 'imports/killed-import.process', 'messaging/mail-over-tls.process'],
  ...['postgres/embedded.process', 'torture/wired.cut.process', 'torture/wired.silence.process', 'bench/bench.process'],
  ...['pictures/decode.hostile.process', 'jobs/killed.process', 'timing/who-has-an-account.process'],
  ...['postgres/account.process', 'server/assembly/app.who-may.long', 'life/demos-past.long', 'refunds/histories.long'],
  ...['audit/audit.every-change.long', 'codes/guessing.long', 'search/by-attributes.long'],
  ...['e2e/screens.e2e', 'e2e/couriers.e2e', 'e2e/settlements.e2e', 'e2e/market-day.e2e', 'e2e/office.e2e'],
  ...['e2e/checkout.e2e', 'e2e/network.e2e', 'e2e/couriers-booking.e2e', 'e2e/papers.e2e', 'e2e/parcels.e2e'],
  ...['e2e/hostile-html.e2e', 'e2e/import.e2e', 'e2e/before-script.e2e', 'e2e/messages.e2e', 'e2e/streamed.e2e'],
  ...['e2e/restart.e2e', 'e2e/users.e2e', 'e2e/settings.e2e', 'e2e/filtered.e2e', 'e2e/quote.e2e', 'e2e/keyboard.e2e'],
  ...['e2e/cart.e2e', 'e2e/guards.e2e'],
].map((name) => `/${name}.test.ts`)

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted(
      (one, other) => kindOf(one) - kindOf(other) || rankOf(one) - rankOf(other),
    )
  }
}

/** First what takes long and is alone, then what shares its modules, the long ones before, then the others. */
function kindOf(file: TestSpecification): number {
  const isShort = rankOf(file) === LONGEST.length
  return file.project.config.isolate ? Number(isShort) * 3 : 1 + Number(isShort)
}

/** Behind those named, where it is not. */
function rankOf({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(name))
  return at < 0 ? LONGEST.length : at
}
