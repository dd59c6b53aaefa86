import { parseSync } from 'vite'

/** Written alike in every language; B and I are the signs on the buttons of an editor. */
const NAMES = /Haat|হাট|bKash|Visa|Mastercard|Facebook|Instagram|YouTube|WhatsApp|^[BI]$/g
/** Attributes that hold what a machine reads. */
const FOR_MACHINES =
  /^(className|data-(?!label$)[\w-]+|key|to|href|src|srcSet|action|method|id|htmlFor|name|type|role|rel|lang|value|defaultValue|sizes|scope|d|path|viewBox|fill|stroke\w*|preserveAspectRatio|style|popover|popoverTarget\w*|loading|decoding|fetchPriority|inputMode|enterKeyHint|autoComplete|autoCapitalize|autoCorrect|sandbox|referrerPolicy|accept|pattern|target|encType|form|field|kind|tone|haste|Heading|list|problemId|labelledBy|describedBy|audience|step|slot|form[A-Z]\w*|aria-(?!label$|description$|valuetext$|roledescription$)\w+)$/

/** Texts that a page writes itself instead of taking them from the messages: JSX text, and words in attributes. @param {string} path @param {string} code @returns {string[]} */
export function textsOutside(path, code) {
  /** @type {string[]} */
  const found = []
  const say = (/** @type {number} */ at, /** @type {string} */ words) => {
    if (/\p{L}/u.test(words.replace(NAMES, '')) && !words.startsWith('/'))
      found.push(`${path}:${code.slice(0, at).split('\n').length} ${words.trim().replace(/\s+/g, ' ')}`)
  }
  /** @param {any} node @param {boolean} isShown Whether a string here is shown to people. */
  const walk = (node, isShown) => {
    if (typeof node?.type !== 'string') return
    if (node.type === 'JSXText') return say(node.start, node.value)
    if (node.type === 'JSXAttribute')
      return walk(node.value, !FOR_MACHINES.test(code.slice(node.name.start, node.name.end)))
    if (isShown && node.type === 'Literal' && typeof node.value === 'string') return say(node.start, node.value)
    if (isShown && node.type === 'TemplateLiteral') for (const { start, value } of node.quasis) say(start, value.cooked)
    // What is compared, called with or looked up is not shown.
    const stays =
      isShown &&
      !/^(BinaryExpression|CallExpression|MemberExpression|ArrowFunctionExpression|ObjectExpression)$/.test(node.type)
    const isChild = node.type === 'JSXElement' || node.type === 'JSXFragment'
    for (const [name, value] of Object.entries(node)) {
      const shown = isChild
        ? name === 'children'
        : node.type === 'ConditionalExpression' && name === 'test'
          ? false
          : stays
      if (Array.isArray(value)) for (const each of value) walk(each, shown)
      else if (value && typeof value === 'object') walk(value, shown)
    }
  }
  walk(parseSync(path, code).program, false)
  return found
}

/** What operators read as it starts, migrates, stops or is measured, and the page that tells programmers of the calls: English, in the code. */
const FOR_OPERATORS =
  /^src\/server\/(?:config\/|programs\/|platform\/(?:backup|database|invalidation|jobs|openapi|postgres|process|telemetry)\/|platform\/sms\/(?:gateways\/|settings\.ts$)|(?:assembly\/(?:telemetry|shop-metrics|order-invariants\.queries)|platform\/pictures\/usable-bucket|auth\/first-admin)\.ts$)/
/** Names of places, as they stand on letters. */
const PLACES = /^src\/server\/account\/districts\.ts$/
/** Errors of programmers, lines of the log, and what programs compare. */
const CALLS_FOR_OPERATORS = /^new (?:\w*Error|StartRefusal)$|^log\.|\.(?:warn|startsWith|endsWith|includes)$/
/** Fields of which people read whatever stands there, be it one word. */
const SHOWN = /^(?:message|fields|label|hint|title|subject|subjectName|heading|words|foot|detail)$/
/** Codes on the wire, and styles of a mail. */
const FOR_PROGRAMS = /^[a-z_]+$|^[a-z-]+:\S|\(\?:/
/** Two words beside each other where a sentence begins, as no value on the wire, header or name is written. */
const SENTENCE = /^(?:[\p{Lu}“"]|\{\}).*\p{L}[,:]? \p{L}|^\{\} \p{Ll}+/u

/** Texts that the server or the contract writes itself: refusals, words of schemas, notices, mails, labels. @param {string} path @param {string} code @returns {string[]} */
export function textsOfServerOutside(path, code) {
  if (FOR_OPERATORS.test(path) || PLACES.test(path)) return []
  /** @type {string[]} */
  const found = []
  const say = (/** @type {number} */ at, /** @type {string} */ words, /** @type {boolean} */ isShown) => {
    const isText = isShown ? /\p{L}/u.test(words.replace(NAMES, '').replaceAll('{}', '')) : SENTENCE.test(words)
    if (isText && !FOR_PROGRAMS.test(words)) found.push(`${path}:${code.slice(0, at).split('\n').length} ${words}`)
  }
  /** @param {any} node @param {boolean} isShown Whether a string here is shown to people. */
  const walk = (node, isShown) => {
    if (typeof node?.type !== 'string' || /^(TS.*(?<!Expression)|Import.*|TaggedTemplate.*)$/.test(node.type)) return
    if (CALLS_FOR_OPERATORS.test(calleeOf(node, code))) return
    if (node.type === 'Literal' && typeof node.value === 'string') return say(node.start, node.value, isShown)
    if (node.type === 'TemplateLiteral')
      say(node.start, node.quasis.map((/** @type {any} */ { value }) => value.cooked).join('{}'), isShown)
    // A line for programmers (`/api/docs`).
    if (node.type === 'Property' && node.key.name === 'summary') return
    const isField = node.type === 'Property' && SHOWN.test(node.key.name)
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const each of value) walk(each, isShown || isField)
      else if (value && typeof value === 'object') walk(value, isShown || isField)
    }
  }
  walk(parseSync(path, code).program, false)
  return found
}

/** @param {any} node @param {string} code */
function calleeOf({ type, callee }, code) {
  if (type === 'NewExpression') return `new ${code.slice(callee.start, callee.end)}`
  return type === 'CallExpression' ? code.slice(callee.start, callee.end) : ''
}
