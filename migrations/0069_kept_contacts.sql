-- An email or phone that a change can still be undone to is kept for its account (docs/decisions/053).
create index contact_changes_kept on contact_changes (field, lower(old_value)) where undone_at is null and old_value is not null;
