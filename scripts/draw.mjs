import { constants, setPriority } from 'node:os'
import { runSource } from './run-source.mjs'

// In moments when nobody else needs the machine.
setPriority(constants.priority.PRIORITY_LOW)
await runSource('demo/draw.ts', 'drawDemo', process.argv[2])
