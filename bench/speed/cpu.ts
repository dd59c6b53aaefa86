import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** CPU time in milliseconds: of the shop’s processes, and of its PostgreSQL. */
export interface Cpu {
  nodeMs: number
  postgresMs: number
}

/** Ticks of the kernel’s clock in which it counts CPU time. */
const MS_PER_TICK = 10

interface Process {
  pid: number
  parent: number
  ticks: number
}

/** What a shop has used so far, workers and backends that have ended included. `pid`: of its first process. */
export async function cpuOf(pid: number, dataDir: string): Promise<Cpu> {
  const postmaster = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
  const processes = await allProcesses()
  const postgres = branchOf(processes, postmaster)
  const node = branchOf(processes, pid).filter((one) => !postgres.includes(one))
  return { nodeMs: msOf(node), postgresMs: msOf(postgres) }
}

/** A process and all below it. */
function branchOf(processes: Process[], root: number): Process[] {
  const own = processes.filter(({ pid }) => pid === root)
  return [...own, ...processes.filter(({ parent }) => parent === root).flatMap(({ pid }) => branchOf(processes, pid))]
}

function msOf(processes: Process[]): number {
  return processes.reduce((sum, { ticks }) => sum + ticks, 0) * MS_PER_TICK
}

async function allProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
      if (stat === undefined) return []
      // Behind the name, which may hold anything: state, parent, …, user, system, and both of children that have ended.
      const fields = stat.replace(/^.*\) /s, '').split(' ')
      const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0)
      return [{ pid: Number(pid), parent: Number(fields[1]), ticks }]
    }),
  )
  return found.flat()
}

/** What each of `count` answers took between two looks. */
export function cpuBetween(before: Cpu, after: Cpu, count: number): Cpu {
  return {
    nodeMs: (after.nodeMs - before.nodeMs) / count,
    postgresMs: (after.postgresMs - before.postgresMs) / count,
  }
}
