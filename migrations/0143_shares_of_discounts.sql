-- As before; what is kept of a parcel bears its share of what the order adds to or takes off it (docs/decisions/087), rounded half away
-- from zero, as `keptAdjustment` does; of goods that cost nothing all of it stays.
do $$
declare
  known constant text := 'goods := coalesce(parcel.kept_poisha, parcel.items_poisha);';
begin
  execute replace(pg_get_functiondef('refunds_within_paid(bigint)'::regprocedure), known, known || '
  parcel.adjustments_poisha := coalesce(round(parcel.adjustments_poisha::numeric * goods / nullif(parcel.items_poisha, 0)),
    parcel.adjustments_poisha);');
end $$;
