import type { Random } from '../../demo/random.ts'

/** Texts that have broken programs: control characters, halves of characters, other programs’ commands, names of prototypes. */
const TEXTS: readonly [string, ...string[]] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0007\u001b[31m',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil\u2066',
  '\u2028\u2029',
  '\ufeff',
  'ﷺ'.repeat(300),
  'é\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '"; drop table orders; --',
  "\\'; select pg_sleep(10) --",
  '%00',
  '%',
  '..%2f..%2fetc%2fpasswd',
  '../../../../etc/passwd',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '<script>alert(1)</script>',
  '</script><!--<script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=cmd|"/c calc"!A1',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '0x10',
  '１２',
  '9223372036854775807',
  '9223372036854775808',
  '999999999999999',
  '99999999999999999999999999',
  '0.1',
  '-0',
  'null',
  'true',
  '[]',
  '{"__proto__":{"isAdmin":true}}',
  '[[[[[[[[[[]]]]]]]]]]',
  '"[]"',
  '"',
  'a@b',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  "a:* & b | !c <-> 'd",
  '((((((((((',
  '\r\nset-cookie: a=b',
]

const OTHERS: readonly [unknown, ...unknown[]] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  [null],
  [1, 2, 3],
  { length: -1 },
  { toString: 'x', valueOf: 1 },
  { toJSON: 1 },
]

/** A value that nobody’s form sends. */
export function hostileValue(random: Random): unknown {
  switch (random.whole(12)) {
    case 0:
    case 1:
    case 2:
      // A copy: the next spoiling may go on inside it.
      return structuredClone(random.pick(OTHERS))
    case 3:
      return 'x'.repeat(10 ** (1 + random.whole(5)))
    case 4:
      return deep(10 ** (1 + random.whole(4)))
    case 5:
      return Array.from({ length: 10 ** (1 + random.whole(4)) }, () => random.whole(3))
    case 6:
      return JSON.parse(`{"__proto__":${JSON.stringify(random.pick(OTHERS))},"constructor":{"prototype":1}}`)
    default:
      return hostileText(random)
  }
}

export function hostileText(random: Random): string {
  if (random.isOnceIn(4)) return anyCharacters(random)
  return random.pick(TEXTS) + (random.isOnceIn(4) ? random.pick(TEXTS) : '')
}

function anyCharacters(random: Random): string {
  const below = random.pick([0x80, 0x800, 0x1_00_00, 0x11_00_00])
  return Array.from({ length: random.whole(40) }, () => String.fromCodePoint(random.whole(below))).join('')
}

function deep(levels: number): unknown {
  let value: unknown = 0
  // A tenth of JSON.stringify’s own depth.
  for (let level = 0; level < Math.min(levels, 1000); level += 1) value = level % 2 ? [value] : { a: value }
  return value
}
