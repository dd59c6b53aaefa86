-- As before; what is kept of a parcel bears its share of what the order adds to or takes off it (docs/decisions/087), rounded half away
-- from zero, as `keptAdjustment` does.
do $$
declare
  known constant text := 'goods := coalesce(parcel.kept_poisha, parcel.items_poisha);';
begin
  execute replace(pg_get_functiondef('refunds_within_paid(bigint)'::regprocedure), known, known || '
  parcel.adjustments_poisha := round(parcel.adjustments_poisha::numeric * goods / parcel.items_poisha);');
end $$;
