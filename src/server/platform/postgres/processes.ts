import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const PROGRAMS = new Set(['postgres', 'initdb'])

/** By working folder, not by `postmaster.pid`, whose number may be another’s by now. */
export async function postgresProcessesIn(folder: string): Promise<number[]> {
  return process.platform === 'linux' ? scanProc(folder) : scanPs(await markOf(folder))
}

/** In the command line, for systems without /proc; survives a rename. */
export async function markOf(folder: string): Promise<string> {
  return `haat-${(await stat(folder, { bigint: true })).ino}`
}

async function scanProc(folder: string): Promise<number[]> {
  const wanted = await stat(folder, { bigint: true })
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const works = await stat(`/proc/${pid}/cwd`, { bigint: true }).catch(() => undefined) // ended, or not ours to see
      if (works?.ino !== wanted.ino || works.dev !== wanted.dev) return []
      return (await isPostgres(pid)) ? [Number(pid)] : []
    }),
  )
  return found.flat()
}

/** Also the shell by which initdb begins it, for the moment before it is that; but not one of somebody who looks around there. */
async function isPostgres(pid: string): Promise<boolean> {
  const program = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  if (PROGRAMS.has(program.trim())) return true
  const [, option, command = ''] = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
  return option === '-c' && /^"[^"]*\/postgres" /.test(command)
}

async function scanPs(mark: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command='])
  return stdout.split('\n').flatMap((line) => {
    const [, pid, command = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? []
    const isOurs = command.includes(mark) && (command.includes('postgres') || command.includes('initdb'))
    return isOurs ? [Number(pid)] : []
  })
}
