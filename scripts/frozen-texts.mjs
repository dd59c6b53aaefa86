import { parseSync } from 'vite'

/**
 * Texts that are asked for before they are shown, and so stay in one language: outside of every function, as its module loads, or
 * as the words of a schema, which is made then too. @param {string} path @param {string} code @returns {string[]}
 */
export function frozenTexts(path, code) {
  /** @type {string[]} */
  const found = []
  /** @param {any} node @param {boolean} isLate Whether it runs when it is called. */
  const walk = (node, isLate) => {
    if (typeof node?.type !== 'string') return
    if (isText(node) && !isLate)
      found.push(`${path}:${code.slice(0, node.start).split('\n').length} ${node.callee.property.name}`)
    const isFunction = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)
    for (const [name, value] of Object.entries(node)) {
      const isWordsOfSchema = name === 'arguments' && isSchema(node)
      for (const each of Array.isArray(value) ? value : [value])
        walk(each, isWordsOfSchema && isText(each) ? false : isLate || isFunction)
    }
  }
  walk(parseSync(path, code).program, false)
  return found
}

/** `m.cart_title()` @param {any} node */
function isText(node) {
  return node?.type === 'CallExpression' && isOf('m', node.callee)
}

/** `z.string()` @param {any} node */
function isSchema({ type, callee }) {
  return type === 'CallExpression' && isOf('z', callee)
}

/** @param {string} name @param {any} callee */
function isOf(name, callee) {
  return callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === name
}
