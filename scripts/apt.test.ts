import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { refusing } from './apt.mjs'

const answer = (services: string[], ...asked: string[]) =>
  spawnSync('sh', ['-c', refusing(services), 'policy-rc.d', ...asked]).status

test('what an install brings is not started by it, and what was there before may be', () => {
  const services = ['postgresql', 'haproxy']
  for (const unit of ['postgresql', 'postgresql.service', 'postgresql@15-main.service', 'haproxy.service'])
    expect([unit, answer(services, unit, 'start')]).toEqual([unit, 101])
  for (const unit of ['postgresql-else.service', 'ssh', 'pgbouncer.service', 'patroni'])
    expect([unit, answer(services, unit, 'restart')]).toEqual([unit, 0])
  expect(answer([], 'haproxy', 'start')).toBe(0)
})
