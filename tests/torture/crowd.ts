import { fork } from 'node:child_process'
import { once } from 'node:events'

/** The shoppers, in their own process. */
export interface Crowd {
  /** Orders that were acknowledged to them, roughly: they say so by the dozen. */
  orders(): number
  /** They finish what they are about and go home. */
  goHome(): Promise<void>
  /** They drop everything. */
  flee(): Promise<void>
}

export function sendCrowd(program: string, planFile: string, stretch: number): Crowd {
  const child = fork(program, [planFile, String(stretch)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  let orders = 0
  child.on('message', (message: { orders: number }) => {
    orders = message.orders
  })
  return {
    orders: () => orders,
    async goHome() {
      child.kill('SIGTERM')
      const [status, signal] = await ended
      if (status !== 0) throw new Error(`the shoppers ended with ${status ?? signal}`)
    },
    async flee() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
