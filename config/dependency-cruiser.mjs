import { LADDER, PLATFORM_LADDER } from './ladder.mjs'

const TESTS = '\\.test\\.tsx?$|/testing/'
/** Which style sheets come together, whichever rooms they belong to. */
const STYLES = '^src/web/shell/[a-z-]*styles\\.ts$'
const rooms = (names) => `(${names.join('|')})`

/** Each room of a ladder against the rooms after it. */
const upwards = [
  ...['server', 'web'].flatMap((floor) => rulesOf(`src/${floor}`, LADDER)),
  ...rulesOf('src/server/platform', PLATFORM_LADDER),
]

function rulesOf(folder, ladder) {
  return ladder.slice(0, -1).map((room, at) => ({
    name: `${folder.replace('src/', '').replace('/', '-')}-${room}-looks-up`,
    comment: `${room} stands before these rooms on the ladder and may not use them.`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: TESTS },
    to: { path: `^${folder}/${rooms(ladder.slice(at + 1))}/`, pathNot: STYLES },
  }))
}

export default {
  forbidden: [
    ...upwards,
    {
      name: 'not-on-the-ladder',
      comment: 'A folder of a floor is a room of the ladder.',
      severity: 'error',
      from: { path: '^src/(server|web)/[^/]+/', pathNot: `^src/(server|web)/${rooms([...LADDER, 'testing'])}/` },
      to: {},
    },
    {
      name: 'not-on-the-ladder-of-the-platform',
      comment: 'A folder of the platform is a rung of its ladder.',
      severity: 'error',
      from: {
        path: '^src/server/platform/[^/]+/',
        pathNot: `^src/server/platform/${rooms([...PLATFORM_LADDER, 'testing'])}/`,
      },
      to: {},
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'messages-import-nothing',
      severity: 'error',
      from: { path: '^messages/' },
      to: { pathNot: '^messages/' },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TESTS },
      to: { pathNot: '^(src/contract|messages)/|^node_modules/zod/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^(src/server|demo)/' },
    },
    {
      name: 'shop-knows-no-tools',
      comment:
        'What the shop is made of stands without its tests, measurements and demo; scripts and tests know the shop.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/server/programs/main\\.ts$|${TESTS}` },
      to: { path: '^(demo|pretend|tests|bench|scripts|config)/' },
    },
    {
      name: 'demo-knows-no-tools',
      severity: 'error',
      from: { path: '^demo/', pathNot: TESTS },
      to: { path: '^(tests|bench|config)/' },
    },
    {
      name: 'pretend-knows-no-shop',
      comment: 'What stands in for a gateway judges the shop from outside: it shares nothing with it.',
      severity: 'error',
      from: { path: '^pretend/', pathNot: TESTS },
      to: { path: '^(src|messages|demo|tests|bench|scripts|config)/' },
    },
    {
      name: 'tools-know-no-measurements',
      comment: 'Measurements stand on the tools of the tests, never the other way round.',
      severity: 'error',
      from: { path: '^(tests|scripts)/', pathNot: `${TESTS}|^scripts/(bench|soak|lighthouse)` },
      to: { path: '^bench/' },
    },
    {
      name: 'server-meets-web-at-its-entry',
      severity: 'error',
      from: { path: '^src/server/', pathNot: TESTS },
      to: { path: '^src/web/', pathNot: '^src/web/entry-server\\.tsx$' },
    },
    {
      name: 'pages-carry-no-schema',
      comment:
        'The browser takes types from the contract, and values only from its plain files: Zod stays on the server.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: TESTS },
      to: {
        path: '^src/contract/',
        pathNot: '^src/contract/values/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-tools-in-queries-only',
      comment: 'Kysely belongs to *.queries.ts and to the platform that opens the database.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: `\\.queries\\.ts$|^src/server/platform/|${TESTS}` },
      to: { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-know-no-http',
      severity: 'error',
      from: { path: '^src/server/', pathNot: `^src/server/platform/|${TESTS}` },
      to: { path: '^node_modules/fastify/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
}
