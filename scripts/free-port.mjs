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
    const reserving = await reserve(port)
    if (!reserving) continue
    if (await isFree(port)) return port
    reserving.close()
  }
  throw new Error('no port')
}

/**
 * For as long as this process lives, from others that ask here as well: between this and the start of the program anybody could be given
 * the same port. By a name that the kernel forgets with the process; Linux alone has such. Undefined where another has it.
 * @param {number} port
 */
async function reserve(port) {
  const server = createServer()
  if (process.platform !== 'linux') return server
  server.listen(`\0haat-port-${port}`).unref()
  return await once(server, 'listening').then(
    () => server,
    () => undefined,
  )
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
