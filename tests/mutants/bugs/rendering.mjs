/** @type {import('../bug.mjs').Bug[]} */
export const RENDERING_BUGS = [
  {
    name: 'every page that is asked for once drives out one that is asked for daily',
    changes: [
      {
        file: 'src/server/platform/rendering/bounded-cache.ts',
        from: '|| asked.estimate(key) > asked.estimate(victim)',
        to: '|| asked.estimate(key) > 0',
      },
    ],
    caughtBy: {
      file: 'src/server/platform/rendering/bounded-cache.test.ts',
      test: 'with no room left, who is asked for once drives nobody out',
    },
  },
  {
    name: 'a page is never weighed again',
    changes: [
      {
        file: 'src/server/platform/rendering/bounded-cache.ts',
        from: 'if (size !== entry.size) put(key, { ...entry, size })',
        to: 'if (size === -1) put(key, { ...entry, size })',
      },
    ],
    caughtBy: {
      file: 'src/server/platform/rendering/bounded-cache.test.ts',
      test: 'a page is weighed anew when its gzip has been made',
    },
  },
]
