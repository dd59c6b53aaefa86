import { once } from 'node:events'
import { createServer } from 'node:net'
import { errorCode } from './error-code.ts'
import { StartRefusal } from './start-refusal.ts'

interface Address {
  host: string
  port: number
}

export async function refuseUnusableAddress({ host, port }: Address): Promise<void> {
  const trial = createServer().listen({ host, port })
  try {
    await once(trial, 'listening')
  } catch (error) {
    throw addressRefusal(error, { host, port })
  }
  trial.close()
  await once(trial, 'close')
}

/** `of`: what the names of the variables begin with. */
export function addressRefusal(error: unknown, { host, port }: Address, of = ''): unknown {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return new StartRefusal(`${of}PORT ${port} is taken by another program; choose another PORT.`)
  if (code === 'EACCES')
    return new StartRefusal(`${of}PORT ${port} may not be used by this account; choose one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartRefusal(`${of}HOST ${host} is no address of this machine.`)
  return error
}
