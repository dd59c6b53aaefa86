import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.mjs'

test('ports that are given out differ, are free, and are none that the system gives to connections', async () => {
  const ports = [await freePort(), await freePort(), await freePort()]
  expect(new Set(ports).size).toBe(ports.length)
  for (const port of ports) {
    expect(port).toBeLessThan(32_768)
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
  }
})

test('a port that somebody has is passed over', async () => {
  const port = (await freePort()) + 1
  const taken = createServer().listen(port, '127.0.0.1')
  // That somebody else has it already is as good.
  await once(taken, 'listening').catch(() => undefined)
  expect(await freePort()).not.toBe(port)
  taken.close()
})

test.runIf(process.platform === 'linux')(
  'a port that another process was given is passed over before it is taken',
  async () => {
    const port = (await freePort()) + 1
    const given = createServer().listen(`\0haat-port-${port}`)
    // That somebody else was given it already is as good.
    await once(given, 'listening').catch(() => undefined)
    expect(await freePort()).not.toBe(port)
    given.close()
  },
)
