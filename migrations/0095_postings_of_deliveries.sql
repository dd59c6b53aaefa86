-- What a delivery posts (docs/decisions/064) depends on who has its cash: the shop’s courier, for the shop, or the store, by its own
-- rider or its own account with a company. Written when a parcel leaves; null where it never left, or was delivered before.
alter table parcels
  add column collects_for text check (collects_for in ('shop', 'store')),
  add constraint parcels_collect_for_somebody check (collects_for is null or courier is not null);
update parcels set collects_for = case
    when exists (
      select from consignments join courier_accounts on courier_accounts.id = account_id
      where consignments.parcel_id = parcels.id and company = parcels.courier and state in ('booked', 'ended') and vendor_id is null
    ) then 'shop' else 'store' end
  where status <> 'Completed' and courier is not null;
grant update (collects_for) on parcels to pg_database_owner;

-- Also for the shop itself, which posts what its lines cost.
create or replace view line_commissions as
  select order_lines.id as line_id, parcel_id, commission_rule, commission_basis_points, commission_fixed_poisha, commission_poisha,
    commission_vat_basis_points, commission_vat_poisha, vat_basis_points
  from order_lines join parcels on parcels.id = parcel_id
  where (select actor_id()) is null or parcels.vendor_id = (select actor_store_id());
