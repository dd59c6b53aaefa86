import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'

/** Ids of the stores’ accounts; the shop’s four have sixteen lanes each before them. */
export const FIRST_STORE = 101

/** Tables like the ledger’s, which refuse nothing and look up nothing. */
export async function createPlainLedger(db: Db): Promise<void> {
  await sql`
    drop table if exists plain_entries, plain_journals, plain_accounts;
    create table plain_accounts (id bigint primary key, balance bigint not null, version bigint not null) with (fillfactor = 50);
    create table plain_journals (
      id bigint generated always as identity primary key, kind text not null, source text not null, subject text not null,
      happened_at timestamptz not null, unique (kind, source));
    create table plain_entries (
      account_id bigint, version bigint, journal_id bigint not null, amount bigint not null, balance bigint not null,
      primary key (account_id, version));
    create index on plain_entries (journal_id);
    create index on plain_journals (subject, id);
    insert into plain_accounts select id, 0, 0 from generate_series(1, 500) as id`.execute(db)
}

/** A journal of these legs by one statement, its accounts held in order; the shop’s are lanes of the connection’s own, as the ledger’s. */
export async function postPlainly(tx: Db, source: string, accounts: number[], amounts: number[]): Promise<void> {
  await sql`
    with leg as (
        select case when account < ${FIRST_STORE} then account + (pg_backend_pid() & 15) else account end as id, amount
        from unnest(${accounts}::bigint[], ${amounts}::bigint[]) as leg (account, amount)),
      held as (select id from plain_accounts where id in (select id from leg) order by id for no key update),
      journal as (
        insert into plain_journals (kind, source, subject, happened_at) values ('measured', ${source}, ${source}, now())
        returning id),
      moved as (
        update plain_accounts set balance = balance + leg.amount, version = version + 1
        from leg, held
        where plain_accounts.id = leg.id and held.id = leg.id
        returning plain_accounts.id, version, leg.amount, balance)
    insert into plain_entries (account_id, version, journal_id, amount, balance)
      select moved.id, version, journal.id, moved.amount, balance from moved, journal`.execute(tx)
}
