import { readFile } from 'node:fs/promises'

/** The processes that serve for a shop: its children that are not PostgreSQL’s. None where it serves by itself. */
export async function workersOf(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean)
  const programs = await Promise.all(children.map((child) => readFile(`/proc/${child}/comm`, 'utf8').catch(() => '')))
  return children.filter((_, at) => programs[at] !== '' && !programs[at]?.startsWith('postgres')).map(Number)
}
