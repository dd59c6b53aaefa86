import { spawn } from 'node:child_process'

// A loop asks now and then who started it, and ends where that has gone: none outlives its parent, whatever ends that.
const LOOP = `
  const parent = process.ppid
  while (process.ppid === parent) for (let n = 0; n < 1e7; n += 1);
`

/**
 * As many loops as that keep a core busy each, until they are ended or this process is.
 * @param {number} count
 * @returns {() => void} ends them
 */
export function keepBusy(count) {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }))
  return () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}
