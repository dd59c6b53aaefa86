import { step, tests } from './steps.mjs'

/**
 * Format and lint, types, direction rules, dead code; then the tests beside the code. All are run, so that one run
 * tells everything that is wrong.
 * @returns {Promise<import('./steps.mjs').Outcome>}
 */
export async function checkAll() {
  // Types take as long as the other three together: side by side they fill two cores. The native compiler, TypeScript 7,
  // takes a fourth of the time; the package `typescript` is an older one because dependency-cruiser reads with it.
  const steps = await Promise.all([
    step('types', 'typescript-native/bin/tsc', ['-b']),
    step('format and lint', '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
    step('directions', 'dependency-cruiser/bin/dependency-cruise.mjs', [
      ...['--config', 'config/dependency-cruiser.mjs', '--output-type', 'err-long'],
      ...['--cache', 'node_modules/.cache/depcruise', '--cache-strategy', 'content'],
      ...['src', 'messages', 'demo', 'pretend', 'tests', 'bench', 'scripts', 'config'],
    ]),
    step('dead code', 'knip/bin/knip.js', [
      ...['--config', 'config/knip.json', '--no-progress', '--cache', '--cache-location', 'node_modules/.cache/knip'],
    ]),
  ])
  const all = [...steps, await tests('tests', 'config/vitest.config.ts', { projects: ['rooms'] })]
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failing: all.flatMap(({ failing }) => failing),
    timed: all.flatMap(({ timed }) => timed),
  }
}
