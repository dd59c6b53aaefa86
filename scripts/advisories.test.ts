import { expect, test } from 'vitest'
import { judgeAudit } from './advisories.mjs'

const ADVISORY = { title: 'Path traversal', url: 'https://github.com/advisories/GHSA-1' }

test('each advisory is named with its package, and packages that only depend on it are not', () => {
  const vulnerabilities = {
    files: { name: 'files', severity: 'high', range: '<10.1.3', via: [ADVISORY] },
    server: { name: 'server', severity: 'high', range: '*', via: ['files'] },
  }
  expect(judgeAudit(JSON.stringify({ vulnerabilities }))).toEqual({
    status: 1,
    words: 'high: files <10.1.3: Path traversal (https://github.com/advisories/GHSA-1)',
  })
})

test('that none is known is said only where the registry has answered', () => {
  expect(judgeAudit(JSON.stringify({ vulnerabilities: {} })).status).toBe(0)
  for (const output of ['', '<html>', JSON.stringify({ message: '405 Method Not Allowed' })])
    expect(judgeAudit(output)).toEqual({
      status: 2,
      words: expect.stringMatching(/does not answer .* nothing was looked up/),
    })
})
