import { once } from 'node:events'
import { rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { undefinedWhereMissing } from '../process/error-code.ts'
import { StartRefusal } from '../process/start-refusal.ts'

const ANSWER_WITHIN_MS = 2_000
const ATTEMPTS = 20

/** One shop a folder, by a listening socket, which the kernel frees and which says who holds it. */
export async function holdFolder(dataDir: string, holder: string): Promise<{ release(): Promise<void> }> {
  const address = await addressOf(dataDir)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const server = await listen(address, `${holder} (process ${process.pid})`)
    if (server) return server
    const other = await askHolder(address)
    if (other !== undefined) throw heldBy(other, dataDir)
    await removeDeadAddress(address)
    await wait(10)
  }
  throw new StartRefusal(`${dataDir} is in use by another shop, which does not say who it is.`)
}

/** For who would only be in the way: refuses as `holdFolder` does, and holds nothing. */
export async function refuseHeldFolder(dataDir: string): Promise<void> {
  const other = await addressOf(dataDir).then(askHolder, undefinedWhereMissing)
  if (other !== undefined) throw heldBy(other, dataDir)
}

function heldBy(other: string, dataDir: string): StartRefusal {
  return new StartRefusal(`${dataDir} is in use by ${other}. Stop it first, or give this shop another DATA_DIR.`)
}

/** Abstract on Linux, else a file. */
async function addressOf(dataDir: string): Promise<string> {
  if (process.platform !== 'linux') return join(dataDir, 'hold.sock')
  const { dev, ino } = await stat(dataDir, { bigint: true })
  return `\0haat-${dev}-${ino}`
}

async function listen(address: string, words: string): Promise<{ release(): Promise<void> } | undefined> {
  const server = createServer((socket) => {
    socket.on('error', () => {}) // the asker left early
    socket.end(words, () => socket.destroy())
  })
  try {
    server.listen(address)
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
  server.unref() // holding is no reason to stay alive
  return {
    release: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Undefined where no holder lives. */
function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let words = ''
    const socket = connect(address)
    socket.setEncoding('utf8').setTimeout(ANSWER_WITHIN_MS)
    socket.on('data', (chunk) => {
      words += chunk
    })
    socket.on('end', () => resolve(words || undefined))
    socket.on('error', () => resolve(undefined))
    socket.on('timeout', () => {
      socket.destroy()
      resolve('another shop, which is too busy to say who it is')
    })
  })
}

async function removeDeadAddress(address: string): Promise<void> {
  if (!address.startsWith('\0')) await rm(address, { force: true })
}
