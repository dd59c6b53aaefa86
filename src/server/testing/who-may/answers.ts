import type { ProblemCode } from '#contract/problems'
import { NAMES, type Name } from './people.ts'

/** What a column says where it does not say `yes` (2xx), `404` or `409`. */
export const SAID = new Map<ProblemCode, string>([
  ['not_signed_in', 'login'],
  ['session_ended', 'over'],
  ['totp_over', 'over'],
  ['not_allowed', 'no'],
  ['not_your_account', 'theirs'],
  ['vendor_pending', 'pending'],
  ['vendor_rejected', 'rejected'],
])

/** Who is answered what: a line for each kind of call and object. */
// biome-ignore format: a table, to be read by its columns
export const ANSWERS = {
  //                         nobody shopper other  pending rejected vendor rival  closed former admin  inactive demoted
  'is for everybody':       'yes    yes     yes    yes     yes      yes    yes    yes    yes    yes    yes      yes',
  'is for nobody':          '404    404     404    404     404      404    404    404    404    404    404      404',
  'is for accounts':        'login  yes     yes    yes     yes      yes    yes    over   yes    yes    over     over',
  'spares the last admin':  'login  yes     yes    yes     yes      yes    yes    over   yes    409    over     over',
  'is for the shopper':     'login  yes     theirs theirs  theirs   theirs theirs over   theirs theirs over     over',
  'hides the shopper’s':    'login  yes     404    404     404      404    404    over   404    404    over     over',
  'is for customers’ role': 'login  yes     yes    no      no       no     no     over   yes    no     over     over',
  'is for vendors’ role':   'login  no      no     yes     yes      yes    yes    over   no     no     over     over',
  'is for admins’ role':    'login  no      no     no      no       no     no     over   no     yes    over     over',
  'is for vendors':         'login  no      no     yes     yes      yes    yes    no     no     no     over     no',
  'is for open stores':     'login  no      no     pending rejected yes    yes    no     no     no     over     no',
  'is for sellers':         'login  no      no     pending rejected yes    yes    no     no     yes    over     no',
  'is for its vendor':      'login  no      no     pending rejected yes    404    no     no     yes    over     no',
  'is for its vendor only': 'login  no      no     pending rejected yes    404    no     no     404    over     no',
  'is for its own store':   'login  no      no     404     404      yes    404    no     no     no     over     no',
  'is for the house':       'login  no      no     pending rejected 404    404    no     no     yes    over     no',
  'opens for nobody':       'over   over    over   over    over     over   over   over   over   over   over     over',
  'is its former owner’s':  'login  404     404    404     404      404    404    over   404    404    over     over',
  'is on for accounts':     'login  409     409    409     409      409    409    over   409    409    over     over',
  'is for admins':          'login  no      no     no      no       no     no     no     no     yes    over     no',
  'is in an admin’s way':   'login  no      no     no      no       no     no     no     no     409    over     no',
  'is its customer’s and admins’': 'login yes 404 404 404 404 404 over 404 yes over over',
  'shows its parcel':       'login  yes     404    404     404      yes    404    over   404    yes    over     over',
  'has its store alone':    'login  404     404    404     404      yes    404    over   404    yes    over     over',
  'completes its parcel':   'login  no      404    404     404      yes    404    over   404    yes    over     over',
  'is not open any more':   'login  409     404    404     404      409    404    over   404    409    over     over',
  'has another seller':     'login  404     404    404     404      yes    yes    over   404    yes    over     over',
} satisfies Record<string, string>
export type Answers = keyof typeof ANSWERS

/** A line of `ANSWERS` by name of the person. */
export function answersOf(line: Answers): Record<Name, string> {
  const said = ANSWERS[line].split(/ +/)
  return Object.fromEntries(NAMES.map((name, at) => [name, said[at]])) as Record<Name, string>
}
