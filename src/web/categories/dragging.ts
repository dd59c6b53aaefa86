import { type DragEvent, useState } from 'react'
import type { ManagedNode } from '#contract/categories'
import { dropPlace, type Place, type Side } from './placing.ts'

interface Over {
  id: number
  side: Side
}

interface Drag {
  id: number
  over?: Over
}

/** For rows with `data-category`. */
export function useDragging(tree: ManagedNode[], place: (id: number, place: Place) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const placeOver = (event: DragEvent): { over: Over; to: Place } | null => {
    const over = overOf(event)
    const to = drag && over && dropPlace(tree, drag.id, over.id, over.side)
    return over && to ? { over, to } : null
  }
  return {
    over: drag?.over,
    onDragStart(event: DragEvent) {
      const row = rowOf(event)
      if (!row) return
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', row.textContent ?? '')
      event.dataTransfer.setDragImage(row, 24, row.clientHeight / 2)
      setDrag({ id: idOf(row) })
    },
    onDragOver(event: DragEvent) {
      const found = placeOver(event)
      if (found) event.preventDefault()
      const { id, side } = found?.over ?? {}
      if (drag && (drag.over?.id !== id || drag.over?.side !== side))
        setDrag(found ? { id: drag.id, over: found.over } : { id: drag.id })
    },
    onDrop(event: DragEvent) {
      const found = placeOver(event)
      event.preventDefault()
      if (drag && found) place(drag.id, found.to)
      setDrag(null)
    },
    onDragEnd: () => setDrag(null),
  }
}

function rowOf({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-category]') : null
}

function idOf(row: HTMLElement): number {
  return Number(row.dataset.category)
}

/** A row’s edges mean beside it; its middle, and below an unfolded one, inside. */
function overOf(event: DragEvent): Over | null {
  const row = rowOf(event)
  if (!row) return null
  const { top, height } = row.getBoundingClientRect()
  const part = (event.clientY - top) / height
  const isUnfolded = row.dataset.unfolded !== undefined
  return { id: idOf(row), side: part < 0.3 ? 'before' : part > 0.7 && !isUnfolded ? 'after' : 'inside' }
}
