import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the shop before it: on SIGUSR2 it puts away what nobody uses any more, so that its memory can be compared.

setFlagsFromString('--expose-gc')
const settle = runInNewContext('gc')
process.on('SIGUSR2', () => settle())
