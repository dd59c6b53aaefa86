import { statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { root } from './prepare.mjs'

// Says who runs from this folder, and nothing where nobody does. The other side is src/server/platform/postgres/hold.ts, which cannot be
// asked before it is built.

const { dev, ino } = statSync(root, { bigint: true })
const address = process.platform === 'linux' ? `\0haat-${dev}-${ino}` : join(root, 'hold.sock')
const socket = connect(address).on('error', () => undefined)
socket.pipe(process.stdout)
