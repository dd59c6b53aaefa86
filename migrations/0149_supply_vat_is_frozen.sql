-- At which VAT on commission a parcel was supplied is said once (docs/decisions/063): a correction of what was kept changes nothing of it,
-- and only what is on its way again is supplied anew. Also where nobody asked for it yet, of what was delivered before.
create trigger parcels_supply_vat_is_frozen before update of supply_vat_basis_points on parcels for each row
  when (new.supply_vat_basis_points is distinct from old.supply_vat_basis_points and new.status <> 'Pending'
    and (old.status = 'Completed' or old.supply_vat_basis_points is not null))
  execute function refuse_change();
