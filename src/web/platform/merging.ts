/** What differs from `from` was touched. */
export interface Edit<Fields> {
  typed: Fields
  from: Fields
}

/** Three-way merge; `conflicts`: changed by both. */
export interface Merged<Fields> extends Edit<Fields> {
  conflicts: string[]
}

/** The side that changed it. */
export function sideOf(typed: unknown, from: unknown, shop: unknown): 'shop' | 'mine' | 'both' {
  if (isSame(typed, from) || isSame(typed, shop)) return 'shop'
  return isSame(shop, from) ? 'mine' : 'both'
}

export function mergedTexts<Name extends string, Fields extends Record<Name, string>>(
  names: readonly Name[],
  { typed, from }: Edit<Fields>,
  shop: Fields,
): Merged<Fields> {
  const [nowTyped, nowFrom] = [{ ...typed }, { ...from }]
  const conflicts: string[] = []
  for (const name of names) {
    const side = sideOf(typed[name], from[name], shop[name])
    if (side === 'shop') nowTyped[name] = shop[name]
    if (side === 'both') conflicts.push(name)
    else nowFrom[name] = shop[name]
  }
  return { typed: nowTyped, from: nowFrom, conflicts }
}

/** Texts of an edit that were changed: the rest is not sent, so that nobody else’s change is undone. */
export function touchedTexts<Name extends string>(
  names: readonly Name[],
  { typed, from }: Edit<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const touched: Partial<Record<Name, string>> = {}
  for (const name of names) if (typed[name] !== from[name]) touched[name] = typed[name]
  return touched
}

/** Sets merge without conflict. */
export function mergedMembers<Member>(typed: Member[], from: Member[], shop: Member[]): Member[] {
  const isKept = (member: Member) => typed.includes(member) || !from.includes(member)
  const added = typed.filter((member) => !from.includes(member) && !shop.includes(member))
  return [...shop.filter(isKept), ...added]
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
