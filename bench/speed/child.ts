import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { projectRoot } from '../../src/server/platform/project.ts'

/** Starts a program of this folder in a process of its own, and hands it a job as JSON. */
export function startChild(program: string, job: object) {
  const child = spawn(process.execPath, [join(projectRoot, 'bench/speed', program)], {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(job))
  return child
}

/** What the program says of the job, once it is done. */
export async function resultOf(program: string, job: object) {
  const child = startChild(program, job)
  const [said, status] = await Promise.all([text(child.stdout), statusOf(child)])
  if (status !== 0) throw new Error(`${program} ended with ${status}: the figures would be wrong.`)
  return JSON.parse(said)
}

export async function statusOf(child: ChildProcess): Promise<number | null> {
  const [status] = await once(child, 'exit')
  return status
}
