import { parseSync } from 'vite'

/** Written alike in every language; B and I are the signs on the buttons of an editor. */
const NAMES = /Haat|হাট|bKash|Visa|Mastercard|^[BI]$/g
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
