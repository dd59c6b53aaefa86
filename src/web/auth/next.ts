import { useSearchParams } from 'react-router'
import { useIsTakenOver } from '../platform/taken-over.ts'

export function useNext(): string | null {
  const isTakenOver = useIsTakenOver()
  const next = useSearchParams()[0].get('next')
  return isTakenOver ? next : null
}

export function withNext(path: string, next: string | null): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
