import { keptShare } from '#contract/values/commission-of'
import { takaOf } from '#contract/values/money'
import type { MoneyLine } from './parcel-money-facts.ts'
import type { Step } from './step.ts'

type KeptLine = MoneyLine & { kept: number }

/** A step for each rule and one for the VAT on it; none until it is known which pieces were kept. */
export function commissionSteps(lines: MoneyLine[]): Step[] {
  const known = lines.filter(isKnown)
  if (known.length < lines.length) return []
  const kept = known.filter((line) => line.kept > 0 && line.rule !== '')
  const sold = groupedBy(kept, ({ rule, basisPoints, fixedPoisha }) => `${basisPoints} ${fixedPoisha} ${rule}`)
  const taxed = groupedBy(kept, ({ vatBasisPoints }) => String(vatBasisPoints))
  return [...sold.map(stepOfRule), ...taxed.flatMap(stepOfVat)]
}

function isKnown(line: MoneyLine): line is KeptLine {
  return line.kept !== null
}

function groupedBy(lines: KeptLine[], key: (line: KeptLine) => string): KeptLine[][] {
  const groups = new Map<string, KeptLine[]>()
  for (const line of lines) groups.set(key(line), [...(groups.get(key(line)) ?? []), line])
  return [...groups.values()]
}

function stepOfRule(lines: KeptLine[]): Step {
  const [{ rule, basisPoints, fixedPoisha } = { rule: '', basisPoints: 0, fixedPoisha: 0 }] = lines
  const poisha = sumOf(lines, (line) => keptShare(line.commissionPoisha, line.kept, line.quantity))
  const goodsPoisha = sumOf(lines, ({ pricePoisha, kept }) => pricePoisha * kept)
  return {
    poisha: 0 - poisha,
    step: {
      kind: 'commission',
      rule,
      basisPoints,
      fixed: takaOf(fixedPoisha),
      of: takaOf(goodsPoisha),
      isLimited: isLimited(lines),
    },
  }
}

/** Rounded with its parcel, a line pays at most a poisha more or less than its rate says. */
function isLimited(lines: KeptLine[]): boolean {
  return lines.some(({ pricePoisha, quantity, basisPoints, fixedPoisha, commissionPoisha }) => {
    const atRate = (pricePoisha * basisPoints) / 10_000 + fixedPoisha
    return Math.abs(commissionPoisha - atRate * quantity) > 1
  })
}

function stepOfVat(lines: KeptLine[]): Step[] {
  const poisha = sumOf(lines, (line) => keptShare(line.commissionVatPoisha, line.kept, line.quantity))
  if (poisha === 0) return []
  return [{ poisha: 0 - poisha, step: { kind: 'commission_vat', basisPoints: lines[0]?.vatBasisPoints ?? 0 } }]
}

function sumOf(lines: KeptLine[], of: (line: KeptLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0)
}
