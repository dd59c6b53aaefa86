import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../../src/server/platform/process/project.ts'
import type { Folder } from './folder.ts'

/** Files by which etcd and its members know each other; nobody else is answered by either. */
export interface Certificates {
  authority: string
  etcd: { certificate: string; key: string }
  member: { certificate: string; key: string }
}

/** As deploy/cluster/certificates.sh names them. */
export function certificatesIn(folder: string): Certificates {
  const pairOf = (who: string) => ({ certificate: join(folder, `${who}.crt`), key: join(folder, `${who}.key`) })
  return { authority: join(folder, 'authority.crt'), etcd: pairOf('etcd'), member: pairOf('member') }
}

const run = promisify(execFile)

/** Those of a cluster’s folder, made where there are none; `names`: by which etcd is reached, as OpenSSL writes them. */
export async function ensureCertificates({ path, account }: Folder, names: string): Promise<Certificates> {
  const folder = join(path, 'certificates')
  // Handed over: whom the cluster runs as may not be let into these sources.
  const steps = await readFile(join(projectRoot, 'deploy/cluster/certificates.sh'), 'utf8')
  await run('sh', ['-c', steps, 'certificates.sh', folder, names], account)
  return certificatesIn(folder)
}
