import { build } from 'vite'
import { root } from './prepare.mjs'

// The server's half of the shop, in a process of its own: both halves are built at once (build-into.mjs).
const [, , outDir = ''] = process.argv
await build({ root, logLevel: 'warn', build: { ssr: true, outDir } })
