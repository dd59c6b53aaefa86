import type { Server, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Http } from './http.ts'

/** The backlog is accepted one a turn; bounded. */
const LONGEST_ARRIVAL_MS = 2_000
/** A newcomer is heard in the turn after. */
const QUIET_TURNS = 3
/** Browsers preconnect; a fresh one is about to ask. */
const SILENT_MS = 200

/** Graceful shutdown (decision 028). Call it before listening. */
export function prepareClosing(http: Http): (atMostMs: number) => Promise<void> {
  const { server } = http
  const connections = watchConnections(server)
  return async (atMostMs) => {
    const late = setTimeout(() => server.closeAllConnections(), atMostMs)
    await untilNobodyComes(server)
    const closed = http.close()
    const endSilent = setInterval(() => {
      for (const [socket, since] of connections)
        if (socket.bytesRead === 0 && performance.now() - since > SILENT_MS) socket.destroy()
    }, SILENT_MS)
    await closed
    clearInterval(endSilent)
    clearTimeout(late)
  }
}

function watchConnections(server: Server): ReadonlyMap<Socket, number> {
  const connections = new Map<Socket, number>()
  server.on('connection', (socket) => {
    connections.set(socket, performance.now())
    socket.once('close', () => connections.delete(socket))
  })
  return connections
}

async function untilNobodyComes(server: Server): Promise<void> {
  const began = performance.now()
  let quietTurns = 0
  const noteNewcomer = () => {
    quietTurns = 0
  }
  server.on('connection', noteNewcomer)
  while (quietTurns < QUIET_TURNS && performance.now() - began < LONGEST_ARRIVAL_MS) {
    quietTurns += 1
    await nextTurn()
  }
  server.off('connection', noteNewcomer)
}
