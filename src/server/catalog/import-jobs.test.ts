import { expect, test } from 'vitest'
import { createImportJobs } from './import-jobs.ts'

const HOUR = 60 * 60 * 1000

test('an import that is over is forgotten after an hour', () => {
  let now = 0
  const jobs = createImportJobs(() => now)
  const { job } = jobs.begin(7, true)
  job.state = 'done'
  now = HOUR
  expect(jobs.find(job.id, 7)).toBe(job)
  now = HOUR + 1
  expect(() => jobs.find(job.id, 7)).toThrow('This import is over')
})

test('an import that runs is not, and keeps its account from beginning another', () => {
  let now = 0
  const jobs = createImportJobs(() => now)
  const { job } = jobs.begin(7, true)
  now = 2 * HOUR
  expect(jobs.find(job.id, 7)).toBe(job)
  expect(() => jobs.begin(7, false)).toThrow('Another import is under way')
  job.state = 'refused'
  expect(jobs.begin(7, false).job.id).not.toBe(job.id)
})

test('a shop remembers two hundred at the most, the latest ones', () => {
  const jobs = createImportJobs(() => 0)
  const begun = Array.from({ length: 250 }, () => {
    const { job } = jobs.begin(7, true)
    job.state = 'done'
    return job
  })
  const remembered = begun.filter(({ id }) => {
    try {
      return jobs.find(id, 7) !== undefined
    } catch {
      return false
    }
  })
  expect(remembered).toEqual(begun.slice(-remembered.length))
  expect(remembered.length).toBeLessThanOrEqual(200)
  expect(remembered.length).toBeGreaterThan(150)
})
