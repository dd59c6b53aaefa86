import type pg from 'pg'

export interface WithoutMessage {
  orderId: number
  /** Its event or the jobs made of it, as they stand. Empty: nothing is under way. */
  waitsFor: string[]
  /** Until the last of them may run, in ms; 0: now. */
  pausesForMs: number
}

/** Orders without a message, and what each of them waits for. */
export async function ordersWithoutMessage(client: Pick<pg.Client, 'query'>): Promise<WithoutMessage[]> {
  const { rows } = await client.query<WithoutMessage>(
    `select orders.id as "orderId",
       coalesce(jsonb_agg(step.words order by step.words) filter (where step.words is not null), '[]') as "waitsFor",
       coalesce(max(greatest(0, round(1000 * extract(epoch from step.run_at - clock_timestamp())))), 0)::int as "pausesForMs"
     from orders
     left join lateral (
       select 'relay of ' || name as words, null::timestamptz as run_at from outbox
       where payload @> jsonb_build_object('orderId', orders.id)
       union all
       select concat_ws(', ', task.identifier, 'try ' || attempts, 'locked by ' || locked_by, last_error), run_at
       from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
       where job.payload::jsonb @> any(array[
         jsonb_build_object('payload', jsonb_build_object('orderId', orders.id)),
         jsonb_build_object('deliveries', jsonb_build_array(jsonb_build_object('payload', jsonb_build_object('orderId', orders.id))))
       ])
     ) as step on true
     where not exists (select from messages where order_id = orders.id)
     group by orders.id order by orders.id`,
  )
  return rows
}

/** How many wait for the same, in a line each. */
export function wordsOf(untold: WithoutMessage[]): string[] {
  const counts = new Map<string, number>()
  for (const { waitsFor } of untold) {
    const words = waitsFor.join('; ') || 'nothing that is under way'
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return [...counts].map(([words, count]) => `${count} orders that nobody was told of wait for ${words}`)
}
