-- Who asked for a code: what that counted is given back once it is used (docs/decisions/052). Null: from before this migration.
alter table one_time_secrets add asked_by text;
