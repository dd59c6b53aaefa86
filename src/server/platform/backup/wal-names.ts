/** As initdb makes them. */
export const SEGMENT_BYTES = 16 * 1024 * 1024
/** 4 GB. */
const SEGMENTS_A_LOG = 256

const HISTORY = /^([0-9A-F]{8})\.history$/
const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})(000000[0-9A-F]{2})$/

/** A file of the write-ahead log. */
export interface Segment {
  timeline: number
  /** In the whole log, from 0. */
  position: number
}

/** Undefined: it names none, but a history, a label or half a segment. */
export function segmentOf(name: string): Segment | undefined {
  const [, timeline, log, within] = SEGMENT.exec(name) ?? []
  if (timeline === undefined || log === undefined || within === undefined) return undefined
  return { timeline: hex(timeline), position: hex(log) * SEGMENTS_A_LOG + hex(within) }
}

/** Where a timeline left another; the next restore counts on from those there are. */
export function isHistory(name: string): boolean {
  return HISTORY.test(name)
}

/** Undefined: it is none. */
export function timelineOfHistory(name: string): number | undefined {
  const [, timeline] = HISTORY.exec(name) ?? []
  return timeline === undefined ? undefined : hex(timeline)
}

export function nameOf({ timeline, position }: Segment): string {
  const parts = [timeline, Math.floor(position / SEGMENTS_A_LOG), position % SEGMENTS_A_LOG]
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
}

export function segmentsBetween(first: Segment, last: Segment): Segment[] {
  const { timeline, position } = first
  return Array.from({ length: last.position - position + 1 }, (_, nth) => ({ timeline, position: position + nth }))
}

function hex(text: string): number {
  return Number.parseInt(text, 16)
}
