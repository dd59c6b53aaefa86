import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** From 32768 on systems hand ports to connections on their way out: a program that was killed would not find its own free again. */
const LEAST = 16_384
const COUNT = 16_384
let next = randomInt(COUNT)

/**
 * A port of this machine that nobody has: for programs that must be told one. What can take any port listens at 0.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const port = LEAST + next
    next = (next + 1) % COUNT
    if (await isFree(port)) return port
  }
  throw new Error('no port')
}

/** @param {number} port */
async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isListening) return false
  server.close()
  await once(server, 'close')
  return true
}
