-- How far a parcel is, move by move, and what became of its pieces (docs/decisions/059). The three statuses of the
-- specification follow from the stage.
alter table parcels
  add column stage text not null default 'placed',
  -- Who carries it: the store’s `own` rider, or a company. Written when it leaves the store.
  add column courier text,
  add column tracking_number text not null default '',
  -- Of its lines, what the customer kept of a part; null while all of them count.
  add column kept_poisha bigint,
  -- The cash that was taken at the door.
  add column collected_poisha bigint,
  -- When the store had back what was not kept.
  add column received_back_at timestamptz(3);
update parcels set stage = 'cancelled' where status = 'Cancelled';
update parcels set stage = 'delivered', courier = 'own',
  collected_poisha = items_poisha + adjustments_poisha + shipping_poisha
  where status = 'Completed';

-- What a parcel collects of its order’s delivery stays what it was when it left.
do $$
declare old_check text;
begin
  select conname into strict old_check from pg_constraint
    where conrelid = 'parcels'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%shipping_poisha IS NOT NULL%' and pg_get_constraintdef(oid) like '%Completed%';
  execute format('alter table parcels drop constraint %I', old_check);
end $$;
alter table parcels
  add constraint parcels_status_follows_stage check (status = case
    when stage in ('placed', 'confirmed', 'packed', 'handed_over', 'at_the_door') then 'Pending'
    when stage in ('delivered', 'partly_delivered') then 'Completed'
    when stage in ('refused', 'coming_back', 'back', 'lost', 'cancelled') then 'Cancelled'
    else '' end),
  add constraint parcels_leave_with_shipping
    check ((stage in ('placed', 'confirmed', 'packed', 'cancelled')) = (shipping_poisha is null)),
  add constraint parcels_leave_with_courier check ((shipping_poisha is null) = (courier is null)),
  add constraint parcels_keep_a_part
    check ((stage = 'partly_delivered') = (kept_poisha is not null) and kept_poisha between 0 and items_poisha),
  add constraint parcels_collect_at_the_door check ((status = 'Completed') = (collected_poisha is not null)),
  add constraint parcels_collect_no_less_than_nothing check (collected_poisha >= 0),
  add constraint parcels_come_back check (case
    when received_back_at is null then stage <> 'back' else stage in ('back', 'partly_delivered') end);
-- What the shop has to do, and what comes back: few of many.
create index open_parcels on parcels (stage, id) where status = 'Pending';
create index parcels_coming_back on parcels (vendor_id, id)
  where received_back_at is null and stage in ('refused', 'coming_back', 'partly_delivered');

grant update (stage, courier, tracking_number, kept_poisha, collected_poisha, received_back_at) on parcels to pg_database_owner;

create or replace view parcel_states as
  select id, order_id, status, shipping_poisha, stage from parcels
  where (select actor_id()) is null
    or (select true from orders_bought where orders_bought.id = parcels.order_id)
    or exists (select from parcels_sent where parcels_sent.order_id = parcels.order_id);

-- One for each stage that a parcel was brought to; where none is, it is as it was placed. Nothing of it is ever changed.
create table parcel_moves (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcels (id),
  stage text not null check (stage in ('placed', 'confirmed', 'packed', 'handed_over', 'at_the_door', 'delivered',
    'partly_delivered', 'refused', 'coming_back', 'back', 'lost', 'cancelled')),
  moved_by text not null check (moved_by in ('customer', 'store', 'shop', 'courier', 'clock')),
  account_id bigint references users (id),
  -- Where a courier says it late, before it was learned.
  happened_at timestamptz(3) not null default now(),
  learned_at timestamptz(3) not null default now(),
  reason text not null default '',
  -- By an admin, against the order of the stages.
  is_correction boolean not null default false,
  check ((account_id is null) = (moved_by in ('courier', 'clock'))),
  check (not is_correction or (moved_by = 'shop' and reason <> ''))
);
create index moves_of_parcel on parcel_moves (parcel_id, id);
insert into parcel_moves (parcel_id, stage, moved_by, account_id, happened_at, learned_at, reason)
  select parcels.id, parcels.stage,
    case when parcels.moved_by is null then 'clock'
      when parcels.moved_by = orders.customer_id and parcels.stage = 'cancelled' then 'customer'
      when parcels.moved_by = vendors.owner_id then 'store' else 'shop' end,
    parcels.moved_by, moved_at, moved_at, cancel_reason
  from parcels join orders on orders.id = order_id join vendors on vendors.id = vendor_id
  where moved_at is not null
  order by moved_at, parcels.id;
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% are append-only', replace(tg_table_name, '_', ' ');
end $$;
create trigger parcel_moves_append_only before update or delete or truncate on parcel_moves
  for each statement execute function refuse_change();

grant select, insert (parcel_id, stage, moved_by, account_id, happened_at, reason) on parcel_moves to pg_database_owner;
alter table parcel_moves enable row level security;
create policy seen on parcel_moves for select to pg_database_owner
  using ((select true from parcels where parcels.id = parcel_id));
create policy own on parcel_moves for insert to pg_database_owner
  with check (account_id = (select actor_id()) and moved_by in ('customer', 'store')
    and (select true from parcels where parcels.id = parcel_id));

-- What became of so many pieces of a line; those of which nothing is said are still on their way, or were never sent.
create table line_outcomes (
  line_id bigint not null references order_lines (id),
  outcome text not null check (outcome in ('kept', 'refused', 'lost')),
  quantity int not null check (quantity > 0),
  -- Of refused pieces that the store has back: how many are fit to sell.
  fit_quantity int check (fit_quantity between 0 and quantity),
  primary key (line_id, outcome),
  check (outcome = 'refused' or fit_quantity is null)
);
insert into line_outcomes (line_id, outcome, quantity)
  select order_lines.id, 'kept', quantity from order_lines join parcels on parcels.id = parcel_id
  where parcels.status = 'Completed';

create function outcomes_within_line() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select sum(quantity) from line_outcomes where line_id = new.line_id)
    > (select quantity from order_lines where id = new.line_id) then
    raise exception 'Line % has fewer pieces than outcomes.', new.line_id
      using errcode = 'check_violation', constraint = 'outcomes_within_line', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger outcomes_within_line after insert or update on line_outcomes
  deferrable initially deferred for each row execute function outcomes_within_line();

grant select, insert (line_id, outcome, quantity), update (fit_quantity) on line_outcomes to pg_database_owner;
alter table line_outcomes enable row level security;
create policy seen on line_outcomes for select to pg_database_owner
  using ((select true from order_lines where order_lines.id = line_id));
create policy sent on line_outcomes for insert to pg_database_owner
  with check ((select vendor_id = (select actor_store_id()) from order_lines
    join parcels on parcels.id = parcel_id where order_lines.id = line_id));
create policy received on line_outcomes for update to pg_database_owner
  using ((select vendor_id = (select actor_store_id()) from order_lines
    join parcels on parcels.id = parcel_id where order_lines.id = line_id));
