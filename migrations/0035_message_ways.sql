-- Messages by mail, by SMS and in the shop (docs/decisions/047): one for each event, kind, way and recipient, whatever runs twice.
alter table messages
  add way text not null default 'mail' check (way in ('mail', 'sms', 'bell')),
  -- As orders and accounts keep it: 01711000000 (docs/decisions/024).
  add to_phone text,
  -- What an SMS is billed as, and what it cost.
  add parts int check (parts > 0),
  add cost_poisha int check (cost_poisha >= 0),
  -- Of a message in the shop: where it leads, and since when its reader knows it. Its words are the subject.
  add path text,
  add read_at timestamptz(3),
  -- Of a message with a code or a link that lets somebody in: then it is worth nothing, and is erased (notifications/write-secret.ts).
  add expires_at timestamptz(3),
  -- A code is no event.
  alter event_id drop not null,
  -- Kinds are files of notifications/kinds, and only ever more of them.
  drop constraint messages_kind_check,
  add check (kind ~ '^[a-z][a-z_]*$'),
  drop constraint messages_event_id_kind_recipient_key,
  add constraint messages_once unique (event_id, kind, way, recipient),
  drop constraint messages_check,
  drop constraint messages_check1,
  -- What it says is gone where whom it was for is.
  add constraint messages_contents check (case way
    when 'mail' then to_phone is null and (html is null) = (plain_text is null) and (to_address is not null or plain_text is null)
    when 'sms' then to_address is null and html is null and (to_phone is not null or plain_text is null)
    else num_nulls(to_address, to_phone, html, plain_text) = 4 and state = 'Sent' and account_id is not null
  end),
  add constraint messages_waiting_contents check (state <> 'Waiting' or plain_text is not null),
  add constraint messages_bell_read check (way = 'bell' or num_nulls(path, read_at) = 2),
  add constraint messages_sms_cost check (way = 'sms' or num_nulls(parts, cost_poisha) = 2);

create index messages_to_phone on messages (to_phone, created_at);
drop index messages_with_contents;
create index messages_with_contents on messages (created_at) where way = 'bell' or to_address is not null or to_phone is not null;
create index messages_with_secrets on messages (expires_at) where expires_at is not null and plain_text is not null;
-- What the bell of an account shows.
create index messages_in_bell on messages (account_id, id desc) where way = 'bell';
