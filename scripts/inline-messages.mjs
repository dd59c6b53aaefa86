import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './prepare.mjs'

/**
 * Puts the words of a message where it is said: `m.cart_title()` becomes `'Cart'`. A page carries its own words and no
 * others, in its own file, and nothing looks them up (docs/decisions/031).
 * @param {RegExp} files @param {Record<string, string>} constants Of `messages/index.ts`, put where they are named. @returns {import('vite').Plugin}
 */
export function inlineMessages(files, constants) {
  return {
    name: 'inline-messages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: files, code: '#messages' },
      handler: (code, id) => ({ code: inlined(code, id, messagesOf(constants.LANGUAGE ?? ''), constants), map: null }),
    },
  }
}

/**
 * An expression and where it names its inputs; a tag is called with `words`, which stand inside the call.
 * @typedef {{ input: string, start: number, end: number, words?: { start: number, end: number } }} Use
 * @typedef {{ body: string, uses: Use[] }} Message
 * @typedef {{ start: number, end: number, make: (others: Edit[]) => string }} Edit
 */

/** @type {Map<string, Map<string, Message>>} */
const read = new Map()

/** @param {string} language */
function messagesOf(language) {
  const known = read.get(language)
  if (known) return known
  const messages = messagesIn(readFileSync(join(root, `messages/compiled/${language}.ts`), 'utf8'))
  read.set(language, messages)
  return messages
}

/** Each message of a compiled language: its expression, and where that names its inputs. @param {string} code */
export function messagesIn(code) {
  /** @type {Map<string, Message>} */
  const messages = new Map()
  /** @type {any[]} */
  const exported = parseSync('messages.ts', code).program.body
  for (const { declaration } of exported) {
    const [{ id, init }] = declaration.declarations
    const { start, end } = init.body
    /** @type {Use[]} */
    const uses = []
    const at = (/** @type {any} */ node) => ({ start: node.start - start, end: node.end - start })
    walk(init.body, (node) => {
      if (node.type === 'CallExpression' && isInput(node.callee))
        uses.push({ input: node.callee.property.name, ...at(node), words: at(node.arguments[0]) })
      else if (isInput(node) && !uses.some(({ start, words }) => words && start === at(node).start))
        uses.push({ input: node.property.name, ...at(node) })
    })
    messages.set(id.name, { body: code.slice(start, end), uses })
  }
  return messages
}

/** @param {string} code @param {string} id @param {Map<string, Message>} messages @param {Record<string, string>} [constants] */
export function inlined(code, id, messages, constants = {}) {
  const { program } = parseSync(id, code)
  /** @type {Edit[]} */
  const edits = []
  const said = new Set()
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !isMessage(node.callee)) return
    const message = messages.get(node.callee.property.name)
    if (!message) throw new Error(`${id} says ${node.callee.property.name}, which is no message`)
    said.add(node.callee.object)
    const inputs = inputsOf(node.arguments[0])
    edits.push({ start: node.start, end: node.end, make: (others) => `(${spoken(code, message, inputs, others)})` })
  })
  walk(program, ({ type, name, start, end }) => {
    const value = type === 'Identifier' && Object.hasOwn(constants, name) && constants[name]
    if (value) edits.push({ start, end, make: () => JSON.stringify(value) })
  })
  walk(program, (node) => {
    if (isMessage(node) && !said.has(node.object)) throw new Error(`${id} passes ${node.property.name} on: call it`)
  })
  return replaced(code, 0, code.length, edits)
}

/** `code` from `start` to `end` with its messages said; messages stand in messages too. @param {string} code @param {number} start @param {number} end @param {Edit[]} edits @returns {string} */
function replaced(code, start, end, edits) {
  let at = start
  let made = ''
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at || edit.end > end) continue
    made += code.slice(at, edit.start) + edit.make(edits.filter((other) => other !== edit))
    at = edit.end
  }
  return made + code.slice(at, end)
}

/** A message, or a part of it, with what the caller gives for its inputs. @param {string} code @param {Message} message @param {Map<string, any>} inputs @param {Edit[]} edits @returns {string} */
function spoken(code, { body, uses }, inputs, edits, start = 0, end = body.length) {
  let at = start
  let made = ''
  for (const use of uses) {
    if (use.start < at || use.end > end) continue
    const given = inputs.get(use.input)
    if (!given) throw new Error(`a message lacks ${use.input}: ${body}`)
    const { words } = use
    made += `${body.slice(at, use.start)}(${
      words
        ? around(code, given, spoken(code, { body, uses }, inputs, edits, words.start, words.end), edits)
        : replaced(code, given.start, given.end, edits)
    })`
    at = use.end
  }
  return made + body.slice(at, end)
}

/** What a tag makes of its words: `(words) => <b>{words}</b>` is their element, without a function left over. @param {string} code @param {any} tag @param {string} words @param {Edit[]} edits */
function around(code, tag, words, edits) {
  if (tag.type !== 'ArrowFunctionExpression' || tag.body.type === 'BlockStatement')
    return `(${replaced(code, tag.start, tag.end, edits)})(${words})`
  const [param] = tag.params
  /** @type {Edit[]} */
  const named = []
  walk(tag.body, ({ type, name, start, end }) => {
    if (type === 'Identifier' && name === param?.name) named.push({ start, end, make: () => words })
  })
  return replaced(code, tag.body.start, tag.body.end, [...edits, ...named])
}

/** What stands for each input of a call. */
function inputsOf(argument) {
  return new Map((argument?.properties ?? []).map(({ key, value }) => [key?.name, value]))
}

function isInput(node) {
  return node.type === 'MemberExpression' && node.object.name === 'i'
}

function isMessage(node) {
  return node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'm'
}

/** @param {any} node @param {(node: any) => void} look */
function walk(node, look) {
  if (typeof node?.type !== 'string' || node.type === 'ImportDeclaration') return
  look(node)
  for (const value of Object.values(node))
    if (Array.isArray(value)) for (const each of value) walk(each, look)
    else if (typeof value === 'object') walk(value, look)
}
