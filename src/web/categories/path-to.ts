interface Node<N> {
  id: number
  children: N[]
}

/** From the root, itself included; empty: not in the tree. */
export function pathTo<N extends Node<N>>(tree: N[], id: number): N[] {
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = pathTo(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
