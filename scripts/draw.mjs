import { runSource } from './run-source.mjs'

await runSource('demo/draw.ts', 'drawDemo', process.argv[2])
