// Which Nodes the suite is run on, and what it came to on one of them.

/** The last of each line that the shop is run with: package.json’s oldest, and what README advises. */
export const VERSIONS = ['20.20.2', '22.23.3', '24.21.0']

const ALL = 'test:all'
const SCRIPTS = ['check', 'test', ALL]

/**
 * What the arguments ask for, or a sentence that says why it cannot be.
 * @param {string[]} args
 * @param {{ platform: string, arch: string }} machine
 * @returns {{ script: string, versions: string[] } | string}
 */
export function planOf(args, { platform, arch } = process) {
  if (platform !== 'linux' || arch !== 'x64')
    return `These Nodes are packages for Linux on x64; this machine is ${platform} on ${arch}.`
  const majorOf = (/** @type {string} */ version) => version.split('.')[0] ?? ''
  const majors = VERSIONS.map(majorOf)
  const strange = args.find((arg) => ![...SCRIPTS, ...majors].includes(arg))
  if (strange !== undefined) return `npm run nodes knows ${[...SCRIPTS, ...majors].join(', ')}, not ${strange}.`
  const asked = VERSIONS.filter((version) => args.includes(majorOf(version)))
  const script = SCRIPTS.find((each) => args.includes(each)) ?? ALL
  return { script, versions: asked.length > 0 ? asked : VERSIONS }
}

/**
 * Adds up what the steps say. A run that ended badly has failed, though no test says so.
 * @param {{ status: number | null, output: string }} run
 */
export function outcomeOf({ status, output }) {
  let [passed, failed] = [0, 0]
  for (const [, well, badly] of output.matchAll(/^ {2}[✓✗] .*: (\d+) passed, (\d+) failed \(/gm)) {
    passed += Number(well)
    failed += Number(badly)
  }
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) }
}
