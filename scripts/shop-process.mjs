import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './prepare.mjs'

export const ADMIN = { username: 'admin', password: 'the-keeper-of-these-tests' }

/**
 * @typedef {object} ShopProcess
 * @property {string} url
 * @property {string} dataDir
 * @property {() => Promise<void>} stop As an operator stops it: SIGTERM. Fails unless the shop ends in good order.
 */

/**
 * The built shop, as `npm start` runs it, on a free port and without a demo unless `settings` say otherwise. Answers
 * once the shop says that it is open.
 * @param {string} dataDir
 * @param {Record<string, string>} [settings]
 * @returns {Promise<ShopProcess>}
 */
export async function startShop(dataDir, settings = {}) {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ...{ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn' },
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
  })
  const ended = once(child, 'exit')
  let said = ''
  const url = await new Promise((resolve, reject) => {
    const listen = (/** @type {Buffer} */ chunk) => {
      said += chunk
      const open = /Haat is open: (\S+)/.exec(said)?.[1]
      if (open) resolve(open)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    ended.then(() => reject(new Error(`The shop ended before it was open:\n${said}`)))
  })
  return {
    url,
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      const [status, signal] = await ended
      if (status !== 0) throw new Error(`The shop ended with ${status ?? signal} on SIGTERM:\n${said}`)
    },
  }
}
