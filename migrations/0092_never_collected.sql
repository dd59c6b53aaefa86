-- A courier that calls off what it never collected brings it back to its store, against the order of the stages.
alter table parcel_moves drop constraint parcel_moves_check1;
alter table parcel_moves add constraint parcel_moves_correction
  check (not is_correction or (moved_by in ('shop', 'courier') and reason <> ''));
