-- The mails that the shop writes (docs/decisions/032): one for each event, kind and recipient, whatever runs twice. Out of reach of
-- customers and vendors: no grants.
create table messages (
  id bigint generated always as identity primary key,
  event_id bigint not null,
  kind text not null check (kind in ('order_placed', 'order_to_pack')),
  -- 'customer:17', 'store:3'; an admin, of the shop's own store: 'admin:1'
  recipient text not null,
  -- Whose address it goes to, so that it is erased with the account; null where the address is no account's.
  account_id bigint references users (id),
  order_id bigint references orders (id),
  subject text not null,
  -- Null, all three, once they are erased.
  to_address text,
  html text,
  plain_text text,
  state text not null check (state in ('Kept', 'Waiting', 'Sent', 'Failed')),
  tries int not null default 0 check (tries >= 0),
  problem text not null default '',
  -- Given at the first try; the same at each further one, so that a receiver can tell a double.
  message_id text,
  -- While a process sends it. One that died leaves it, until it is too old to be true.
  claimed_at timestamptz,
  created_at timestamptz(3) not null default now(),
  tried_at timestamptz(3),
  unique (event_id, kind, recipient),
  check ((to_address is null) = (html is null) and (html is null) = (plain_text is null)),
  check (state <> 'Waiting' or to_address is not null)
);
create index messages_by_state on messages (state, id desc);
create index messages_of_order on messages (order_id);
create index messages_of_account on messages (account_id);
create index messages_to on messages (lower(to_address), created_at);
-- What retention has yet to erase.
create index messages_with_contents on messages (created_at) where to_address is not null;

-- Sending again is told.
alter table audit_entries drop constraint audit_entries_subject_check;
alter table audit_entries
  add check (subject in ('product', 'category', 'vendor', 'user', 'order', 'settings', 'job', 'message'));
