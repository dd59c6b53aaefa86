/** How often each comes. */
export function counted<Key>(keys: Key[]): Map<Key, number> {
  const times = new Map<Key, number>()
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
  return times
}

export function grouped<Thing, Key>(things: Thing[], keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
