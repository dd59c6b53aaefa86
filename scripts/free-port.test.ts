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
  const taken = createServer().listen((await freePort()) + 1, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  expect(await freePort()).not.toBe(typeof address === 'object' && address?.port)
  taken.close()
})
