export interface Tile {
  width: number
  height: number
  svg: string
}

export interface Bar {
  from: number
  wide: number
  ink: string
  opacity: number
}

export interface Woven {
  period: number
  bars: Bar[]
  crossed: boolean
}

const bar = (from: number, wide: number, ink: string, opacity: number): Bar => ({ from, wide, ink, opacity })

export const WOVEN: Record<'stripes' | 'checks', (inks: { thread: string; trim: string }, variant: number) => Woven> = {
  stripes: ({ thread, trim }, variant) => {
    if (variant === 0) return { period: 18, crossed: false, bars: [bar(8, 2, thread, 0.85)] }
    if (variant === 1) return { period: 44, crossed: false, bars: [bar(6, 20, thread, 0.9), bar(34, 3, trim, 0.8)] }
    return {
      period: 34,
      crossed: false,
      bars: [bar(4, 5, thread, 0.9), bar(13, 2, thread, 0.9), bar(26, 2, trim, 0.8)],
    }
  },
  checks: ({ thread, trim }, variant) => {
    const period = [58, 40, 84][variant] ?? 58
    const share = (n: number) => Math.round(period * n)
    return {
      period,
      crossed: true,
      bars: [bar(0, share(0.42), thread, 0.5), bar(share(0.66), 3, trim, 0.75), bar(share(0.78), 2, thread, 0.7)],
    }
  },
}

/** The same lines as a straight tile. */
export function wovenTile({ period, bars, crossed }: Woven): Tile {
  const svg = bars.map(({ from, wide, ink, opacity }) => {
    const paint = `fill="${ink}" fill-opacity="${opacity}"`
    const weft = crossed ? `<path d="M0,${from}h${period}v${wide}h${-period}Z" ${paint}/>` : ''
    return `<path d="M${from},0h${wide}v${period}h${-wide}Z" ${paint}/>${weft}`
  })
  return { width: period, height: period, svg: svg.join('') }
}
