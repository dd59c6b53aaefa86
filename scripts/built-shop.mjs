import { join } from 'node:path'
import { root } from './prepare.mjs'
import { startShopProcess } from './shop-process.mjs'

export const ADMIN = { username: 'admin', password: 'the-keeper-of-these-tests' }

/**
 * @typedef {object} BuiltShop
 * @property {string} url
 * @property {string} dataDir
 * @property {(words: string) => Promise<void>} hears
 * @property {() => Promise<void>} stop As an operator stops it: SIGTERM. Fails unless the shop ends in good order.
 */

/**
 * The built shop, as `npm start` runs it. Answers once it is open.
 * @param {string} dataDir
 * @param {Record<string, string>} [settings]
 * @returns {Promise<BuiltShop>}
 */
export async function openBuiltShop(dataDir, settings = {}) {
  const shop = startShopProcess({
    program: join(root, 'dist/server/main.js'),
    settings: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ADMIN_PASSWORD: ADMIN.password, ...settings },
  })
  return {
    url: await shop.open(),
    dataDir,
    hears: shop.hears,
    async stop() {
      const end = await shop.kill('SIGTERM')
      if (end !== 0) throw new Error(`The shop ended with ${end} on SIGTERM:\n${shop.stdout()}${shop.stderr()}`)
    },
  }
}
