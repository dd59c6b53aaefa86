import { ENCODINGS } from './encodings.ts'
import { EVENTS } from './events.ts'
import { FOREIGN } from './foreign.ts'
import { LOADS } from './loads.ts'
import { MUTATIONS } from './mutations.ts'
import { PROTOCOLS } from './protocols.ts'
import { CLOBBERS, TEMPLATES } from './templates.ts'

/**
 * HTML as it is sent to make other people’s browsers run it, after the shapes that cheat sheets of cross-site scripting
 * name: each calls `alert` with its own number, or asks `foreign.example` for it.
 */
export const HOSTILE_HTML: string[] = [EVENTS, PROTOCOLS, MUTATIONS, FOREIGN, ENCODINGS, TEMPLATES, CLOBBERS, LOADS]
  .flat()
  .map((shape, at) => shape.replaceAll('RUN', 'alert(NUMBER)').replaceAll('NUMBER', String(at)))
