import { hashPassword } from '../src/server/auth/passwords.ts'
import { readConfig } from '../src/server/config/config.ts'
import { openDatabase } from '../src/server/platform/database/database.ts'
import { pictureStorage } from '../src/server/platform/pictures/picture-storage.ts'
import { keptSecret } from '../src/server/platform/process/secrets.ts'
import { StartRefusal } from '../src/server/platform/process/start-refusal.ts'
import { amountsOf } from './seed/amounts.ts'
import { seedShop, type Yield } from './seed/seed-shop.ts'

/** `npm run seed -- --products N --vendors N --orders N`: any amount of goods, for measurements. */
try {
  await seed(process.argv.slice(2))
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`\n  Nothing was seeded. ${error.message}\n\n`)
}

async function seed(words: string[]): Promise<void> {
  const amounts = amountsOf(words)
  const config = readConfig()
  const { db, close } = await openDatabase(config, say, say)
  try {
    const password = await keptSecret(config.dataDir, 'demo-password', 6)
    const yields = await seedShop(db, amounts, {
      pictures: pictureStorage(config),
      passwordHash: await hashPassword(password),
      now: new Date(),
      tell: say,
    })
    for (const one of yields) say(summaryOf(one))
    say(`Owners are store-1@seed.example.com and on, customers shopper-1@seed.example.com and on, all with ${password}`)
  } finally {
    await close()
  }
}

function summaryOf({ what, count, seconds }: Yield): string {
  const rate = Math.round(count / seconds).toLocaleString('en-US')
  return `${count.toLocaleString('en-US')} ${what} in ${seconds.toFixed(1)} s: ${rate} a second`
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}
