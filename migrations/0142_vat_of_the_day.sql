-- VAT on commission is of the day of supply, which is the delivery (docs/decisions/063). Null: not delivered, or before this was asked.
-- True of the nulls that are there: nobody waits until all parcels are read.
alter table parcels add supply_vat_basis_points int,
  add constraint parcels_vat_check check (supply_vat_basis_points between 0 and 10000) not valid;
grant update (supply_vat_basis_points) on parcels to pg_database_owner;

-- What each line pays: as it was ordered, with the VAT of the day of its delivery, and of today while it may still be delivered. Shared
-- out as `commissionsOf` does: the parcel’s sum is rounded half up, by the largest remainder, of equals to the first.
create view supplied_commissions as
  select line.id as line_id, line.parcel_id, commission_rule, commission_basis_points, commission_fixed_poisha, commission_poisha,
    coalesce(rate, line.commission_vat_basis_points) as commission_vat_basis_points,
    case when coalesce(rate, line.commission_vat_basis_points) = line.commission_vat_basis_points then commission_vat_poisha else (
      select vat from (
        select id, (parts - parts % 10000) / 10000
          + (row_number() over (order by parts % 10000 desc, id) <= floor((2 * sum(parts % 10000) over () + 10000) / 20000))::int as vat
        from (select id, commission_poisha * rate as parts from order_lines where parcel_id = line.parcel_id) as taxed
      ) as shared where shared.id = line.id
    ) end as commission_vat_poisha,
    vat_basis_points, vendor_id
  from order_lines as line join parcels on parcels.id = line.parcel_id
  cross join lateral (
    select case when parcels.status <> 'Pending' then parcels.supply_vat_basis_points else (
      select basis_points from vat_rates where what = 'commission' and valid_from <= (now() at time zone 'Asia/Dhaka')::date
      order by valid_from desc, id desc limit 1
    ) end as rate
  ) as supplied;

create or replace view line_commissions as
  select line_id, parcel_id, commission_rule, commission_basis_points, commission_fixed_poisha, commission_poisha,
    commission_vat_basis_points, commission_vat_poisha, vat_basis_points
  from supplied_commissions
  where (select actor_id()) is null or vendor_id = (select actor_store_id());

-- As before, but for what of the VAT may go back.
do $$
declare
  allowed constant text := pg_get_functiondef('refunds_within_paid(bigint)'::regprocedure);
begin
  execute replace(allowed, 'sum(commission_vat_poisha) from order_lines', 'sum(commission_vat_poisha) from supplied_commissions');
end $$;
