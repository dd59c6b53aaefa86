import { type Config, readConfig } from './platform/config.ts'
import type { WebFloor } from './platform/pages/pages.ts'
import type { WebBuild } from './platform/pages/web-build.ts'
import { StartRefusal } from './platform/start-refusal.ts'
import { type RunningShop, startShop } from './shop.ts'

/** Runs the shop in this process: says each step, how to sign in, stops on SIGTERM and SIGINT, ends with 1 on a refusal. */
export async function runShop(readWeb: () => Promise<{ floor: WebFloor; build: WebBuild }>): Promise<void> {
  try {
    const config = readConfig()
    const shop = await startShop(config, await readWeb(), say)
    greet(shop, config)
    stopOnSignal(shop)
  } catch (error) {
    process.exitCode = 1
    if (!(error instanceof StartRefusal)) throw error
    process.stderr.write(`\n  The shop did not start. ${error.message}\n\n`)
  }
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}

function greet({ url, firstAdmin, demo }: RunningShop, { admin }: Config): void {
  say('')
  say(`Haat is open: ${url}`)
  say('')
  if (firstAdmin?.password) say(`Admin:    ${firstAdmin.username} / ${firstAdmin.password}   (shown only this once)`)
  else say(`Admin:    ${admin.username}, with the password shown at the first start or given as ADMIN_PASSWORD`)
  if (demo) {
    say(`Vendor:   ${demo.vendor} / ${demo.password}   (demo)`)
    say(`Shopper:  ${demo.shopper} / ${demo.password}   (demo)`)
  }
  say('')
}

function stopOnSignal(shop: RunningShop): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    say('Closing the shop…')
    shop.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
