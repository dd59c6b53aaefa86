-- An SMS that a gateway may have taken without saying so (docs/decisions/049): it is asked for where it can be, and else left to an admin.
alter table messages
  drop constraint messages_state_check,
  add constraint messages_state_check check (state in ('Kept', 'Waiting', 'Sent', 'Failed', 'Unknown')),
  -- What the gateway calls it.
  add gateway_id text check (length(gateway_id) <= 100);
