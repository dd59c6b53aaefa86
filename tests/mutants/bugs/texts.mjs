import { caughtBy } from '../bug.mjs'

const INLINE = 'scripts/inline-messages.mjs'
const MESSAGE_OF = 'src/server/platform/http/message-of.ts'
const MESSAGES_TEST = 'scripts/messages.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const TEXTS_BUGS = [
  {
    name: 'a built page says a message without the messages inside it',
    changes: [{ file: INLINE, from: 'edit.make(edits.filter((other) => other !== edit))', to: 'edit.make([])' }],
    caughtBy: caughtBy(MESSAGES_TEST, 'a build puts the words of a message where it is said'),
  },
  {
    name: 'a message that is passed on, and cannot be put anywhere, is built',
    changes: [{ file: INLINE, from: '!said.has(node.object)', to: 'false' }],
    caughtBy: caughtBy(MESSAGES_TEST, 'what cannot be put anywhere stops the build'),
  },
  {
    name: 'the values of a refusal do not travel with it',
    changes: [{ file: MESSAGE_OF, from: 'return { key, params: { ...params } }', to: 'return { key, params: {} }' }],
    caughtBy: caughtBy('src/server/platform/http/message-of.test.ts', 'is known by its message'),
  },
  {
    name: 'texts are looked for in pages only',
    changes: [{ file: 'scripts/bare-texts.mjs', from: ': SENTENCE.test(words)', to: ': false' }],
    caughtBy: caughtBy(MESSAGES_TEST, 'a text of its own is found'),
  },
  {
    name: 'the audit names a field as it is called in code',
    changes: [{ file: 'src/web/audit/field-words.ts', from: '  attempts: m.audit_field_attempts(),\n', to: '' }],
    caughtBy: caughtBy('src/server/audit/audit.every-change.long.test.ts', 'is written down once'),
  },
  {
    name: 'a general message is taken for a particular one',
    changes: [
      {
        file: MESSAGE_OF,
        from: 'patterns.toSorted((a, b) => b.own - a.own)',
        to: 'patterns.toSorted((a, b) => a.own - b.own)',
      },
    ],
    caughtBy: caughtBy('src/server/platform/http/message-of.test.ts', 'is told from all others'),
  },
]
