import type { Random } from '../../demo/random.ts'
import { hostileText, hostileValue } from './hostile.ts'
import type { Input } from './wire.ts'

type Holder = Record<string, unknown>

/** Does one wrong thing to what the contract knows of a call: missing, extra, of another type, huge, deep. */
export function spoilInput(input: Input, random: Random): void {
  const parts = (['body', 'body', 'query', 'params', 'headers'] as const).filter((part) => isHolder(input[part]))
  const part = parts[random.whole(parts.length)]
  if (part === undefined) return
  if (part === 'body' && random.isOnceIn(8)) input.body = hostileValue(random)
  else spoilSomewhere(input[part], random)
}

/** Goes in as deep as chance will have it. */
function spoilSomewhere(holder: unknown, random: Random): void {
  if (!isHolder(holder)) return
  const names = Object.keys(holder)
  const name = names[random.whole(names.length)] ?? 'id'
  const inner = holder[name]
  if (isHolder(inner) && !random.isOnceIn(3)) spoilSomewhere(inner, random)
  else spoilOne(holder, name, random)
}

function spoilOne(holder: Holder, name: string, random: Random): void {
  switch (random.whole(6)) {
    case 0:
      delete holder[name]
      break
    case 1:
      holder[hostileText(random)] = hostileValue(random)
      break
    case 2:
      holder[name] = [holder[name], holder[name]]
      break
    default:
      holder[name] = hostileValue(random)
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
}
