-- What shoppers are given back (docs/decisions/069): it is owed, then paid. No refund without lines, and none beyond what was paid.
create table refunds (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcels (id),
  order_id bigint not null references orders (id),
  customer_id bigint not null references users (id),
  vendor_id bigint not null references vendors (id),
  -- Of the press that granted it: pressed twice it is granted once.
  key text not null check (key <> ''),
  reason text not null check (reason <> ''),
  granted_by bigint not null references users (id),
  granted_at timestamptz(3) not null default now(),
  -- The law gives ten days.
  due_at timestamptz(3) not null default now() + interval '10 days',
  -- To the shopper: of the lines, and of the shipping.
  amount_poisha bigint not null check (amount_poisha > 0),
  shipping_poisha bigint not null check (shipping_poisha between 0 and amount_poisha),
  -- What the store bears of it, and what it has back of the commission, with the VAT on that.
  store_poisha bigint not null check (store_poisha >= 0),
  commission_poisha bigint not null check (commission_poisha >= 0),
  commission_vat_poisha bigint not null check (commission_vat_poisha >= 0),
  state text not null default 'owed' check (state in ('owed', 'paid', 'cancelled')),
  cancelled_by bigint references users (id),
  cancelled_at timestamptz(3),
  cancelled_because text not null default '',
  unique (parcel_id, key),
  check ((state = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null) = (cancelled_by is null)),
  check ((cancelled_at is not null) = (cancelled_because <> ''))
);
create index refunds_of_order on refunds (order_id, id);
create index refunds_owed on refunds (due_at, id) where state = 'owed';
create index refunds_in_state on refunds (state, id);

create table refund_lines (
  refund_id bigint not null references refunds (id),
  line_id bigint not null references order_lines (id),
  quantity int not null check (quantity > 0),
  amount_poisha bigint not null check (amount_poisha >= 0),
  store_poisha bigint not null check (store_poisha >= 0),
  -- What the shop had taken of these pieces, whether it was given back or not.
  commission_poisha bigint not null check (commission_poisha >= 0),
  commission_vat_poisha bigint not null check (commission_vat_poisha >= 0),
  primary key (refund_id, line_id)
);
create index refund_lines_of_line on refund_lines (line_id);

-- Each way that a refund was paid by; one that failed leaves it owed again.
create table refund_payments (
  id bigint generated always as identity primary key,
  refund_id bigint not null references refunds (id),
  way text not null check (way in ('cash', 'bkash', 'nagad', 'bank')),
  reference text not null check (reference <> ''),
  -- Out of whose till: a store that took the cash of the door may pay its shopper itself.
  paid_from text not null check (paid_from in ('shop', 'store')),
  paid_by bigint not null references users (id),
  paid_at timestamptz(3) not null default now(),
  failed_by bigint references users (id),
  failed_at timestamptz(3),
  failed_because text not null default '',
  check ((failed_at is null) = (failed_by is null) and (failed_at is not null) = (failed_because <> ''))
);
create unique index refund_payments_standing on refund_payments (refund_id) where failed_at is null;
create index refund_payments_of_refund on refund_payments (refund_id, id);

create trigger refunds_stay before delete or truncate on refunds for each statement execute function refuse_change();
create trigger refunds_are_what_was_granted
  before update of id, parcel_id, order_id, customer_id, vendor_id, key, reason, granted_by, granted_at, due_at, amount_poisha,
    shipping_poisha, store_poisha, commission_poisha, commission_vat_poisha
  on refunds for each statement execute function refuse_change();
create trigger refunds_go_their_way before update on refunds for each row
  when ((old.state, new.state) not in (('owed', 'paid'), ('paid', 'owed'), ('owed', 'cancelled')))
  execute function refuse_change();
create trigger refund_lines_append_only before update or delete or truncate on refund_lines
  for each statement execute function refuse_change();
create trigger refund_payments_stay before delete or truncate on refund_payments
  for each statement execute function refuse_change();
create trigger refund_payments_are_what_was_paid before update of id, refund_id, way, reference, paid_from, paid_by, paid_at
  on refund_payments for each statement execute function refuse_change();
create trigger refund_payments_fail_once before update on refund_payments for each row
  when (old.failed_at is not null) execute function refuse_change();

-- Two refunds of one parcel are granted one after the other, whoever grants them.
create function refund_holds_parcel() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from parcels where id = new.parcel_id and (order_id, vendor_id) = (new.order_id, new.vendor_id) for no key update;
  if not found or new.customer_id <> (select customer_id from orders where id = new.order_id) then
    raise exception 'The refund is of another parcel.'
      using errcode = 'check_violation', constraint = 'refund_of_parcel', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger refund_holds_parcel before insert on refunds for each row execute function refund_holds_parcel();

-- No refund without lines: its amount is what they come to, with the shipping. They are of its parcel.
create function refund_has_lines(of_refund bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from refunds
  where id = of_refund and (amount_poisha - shipping_poisha) is distinct from (
    select sum(refund_lines.amount_poisha) from refund_lines join order_lines on order_lines.id = line_id
    where refund_id = of_refund and order_lines.parcel_id = refunds.parcel_id
      and (select count(*) from refund_lines where refund_id = of_refund) = (
        select count(*) from refund_lines as own join order_lines on order_lines.id = own.line_id
        where own.refund_id = of_refund and order_lines.parcel_id = refunds.parcel_id
      )
  );
  if found then
    raise exception 'Refund % is not what its lines come to.', of_refund
      using errcode = 'check_violation', constraint = 'refund_has_lines', table = 'refunds';
  end if;
end $$;

-- Of each line no more pieces than were kept, and no more for them than was paid; of the parcel no more than its door brought.
create function refunds_within_paid(of_parcel bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parcel parcels;
  given record;
  goods bigint;
begin
  select sum(amount_poisha) as poisha, sum(shipping_poisha) as shipping, sum(commission_poisha) as commission,
    sum(commission_vat_poisha) as vat
  into given from refunds where parcel_id = of_parcel and state <> 'cancelled';
  if given.poisha is null then
    return;
  end if;
  select * into parcel from parcels where id = of_parcel;
  goods := coalesce(parcel.kept_poisha, parcel.items_poisha);
  if parcel.status <> 'Completed'
    or given.poisha > coalesce(parcel.collected_poisha, 0)
    or given.shipping > coalesce(parcel.shipping_poisha, 0)
    or given.poisha - given.shipping > goods + parcel.adjustments_poisha
    or (given.commission, given.vat) is distinct from (
      least(given.commission, (select sum(commission_poisha) from order_lines where parcel_id = of_parcel)),
      least(given.vat, (select sum(commission_vat_poisha) from order_lines where parcel_id = of_parcel))
    )
    or exists (
      select from refund_lines join refunds on refunds.id = refund_id join order_lines on order_lines.id = line_id
      where refunds.parcel_id = of_parcel and state <> 'cancelled'
      group by line_id, price_poisha
      having sum(refund_lines.quantity) > coalesce((
          select quantity from line_outcomes where line_outcomes.line_id = refund_lines.line_id and outcome = 'kept'
        ), 0)
        -- Its share of what was paid, and what rounding may add to it.
        or sum(refund_lines.amount_poisha)::numeric * goods
          > price_poisha::numeric * sum(refund_lines.quantity) * (goods + parcel.adjustments_poisha)
            + (1 + sum(refund_lines.quantity)) * goods
    )
  then
    raise exception 'The refunds of parcel % are more than was paid for what was kept.', of_parcel
      using errcode = 'check_violation', constraint = 'refunds_within_paid', table = 'refunds';
  end if;
end $$;

-- Asked at the end of a transaction: of a refund, and of whatever changes what was kept or paid after one.
create function refund_is_right() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  side jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  if tg_table_name = 'refunds' then
    perform refund_has_lines((side ->> 'id')::bigint);
    perform refunds_within_paid((side ->> 'parcel_id')::bigint);
  elsif tg_table_name = 'refund_lines' then
    perform refund_has_lines((side ->> 'refund_id')::bigint);
  elsif tg_table_name = 'parcels' then
    perform refunds_within_paid((side ->> 'id')::bigint);
  else
    perform refunds_within_paid(parcel_id) from order_lines where id = (side ->> 'line_id')::bigint;
  end if;
  return null;
end $$;
create constraint trigger refund_is_right after insert on refunds
  deferrable initially deferred for each row execute function refund_is_right();
create constraint trigger refund_is_right after insert on refund_lines
  deferrable initially deferred for each row execute function refund_is_right();
create constraint trigger refund_is_right after delete or update of line_id, outcome, quantity on line_outcomes
  deferrable initially deferred for each row execute function refund_is_right();
create constraint trigger refund_is_right
  after update of status, kept_poisha, collected_poisha, shipping_poisha on parcels
  deferrable initially deferred for each row when (old.status = 'Completed') execute function refund_is_right();

-- A refund is paid while a payment of it stands, and else it is not.
create function refund_is_paid() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_refund bigint := coalesce((to_jsonb(new) ->> 'refund_id')::bigint, (to_jsonb(new) ->> 'id')::bigint);
begin
  perform from refunds where id = of_refund
    and (state = 'paid') <> exists (select from refund_payments where refund_id = of_refund and failed_at is null);
  if found then
    raise exception 'Refund % is paid without a payment, or otherwise.', of_refund
      using errcode = 'check_violation', constraint = 'refund_is_paid', table = 'refunds';
  end if;
  return null;
end $$;
create constraint trigger refund_is_paid after insert or update of state on refunds
  deferrable initially deferred for each row execute function refund_is_paid();
create constraint trigger refund_is_paid after insert or update of failed_at on refund_payments
  deferrable initially deferred for each row execute function refund_is_paid();

revoke execute on function refund_has_lines, refunds_within_paid from public;

-- What it costs the store, for that and the shop: a customer is not told what a store pays.
create view refund_costs as
  select id as refund_id, parcel_id, store_poisha, commission_poisha, commission_vat_poisha
  from refunds
  where state <> 'cancelled' and ((select actor_id()) is null or vendor_id = (select actor_store_id()));

-- A shopper reads its own, a store those of its parcels; who of the shop did what is the shop’s business. The shop alone writes any.
grant select (id, parcel_id, order_id, customer_id, vendor_id, reason, granted_at, due_at, amount_poisha, shipping_poisha, state,
  cancelled_at, cancelled_because) on refunds to pg_database_owner;
grant select (refund_id, line_id, quantity, amount_poisha) on refund_lines to pg_database_owner;
grant select (id, refund_id, way, reference, paid_from, paid_at, failed_at, failed_because) on refund_payments to pg_database_owner;
grant select on refund_costs to pg_database_owner;
alter table refunds enable row level security;
create policy own on refunds for select to pg_database_owner
  using (customer_id = (select actor_id()) or vendor_id = (select actor_store_id()));
alter table refund_lines enable row level security;
create policy own on refund_lines for select to pg_database_owner
  using ((select true from refunds where refunds.id = refund_id));
alter table refund_payments enable row level security;
create policy own on refund_payments for select to pg_database_owner
  using ((select true from refunds where refunds.id = refund_id));

-- Statements tell of them.
alter table statement_lines drop constraint statement_lines_kind_check;
alter table statement_lines add constraint statement_lines_kind_check check (kind in ('sale', 'sale_taken_back', 'promotion',
  'promotion_taken_back', 'commission', 'commission_taken_back', 'refund', 'refund_taken_back', 'commission_given_back',
  'commission_given_back_taken_back', 'refund_paid_by_store', 'refund_paid_by_store_failed', 'payout', 'payout_failed', 'debt_netted',
  'adjustment'));

-- Added to whatever the audit may be of.
do $$
declare
  subjects text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_check');
begin
  alter table audit_entries drop constraint audit_entries_subject_check;
  execute 'alter table audit_entries add constraint audit_entries_subject_check '
    || replace(subjects, 'ARRAY[', 'ARRAY[''refund''::text, ');
end $$;
