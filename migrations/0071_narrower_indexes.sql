-- claimDue asks each webhook for its first delivery that is due; the old index had to be read through all that were due of others.
drop index webhook_deliveries_due;
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_try_at, id) where state = 'Waiting';

-- The bell counts from the newest on, to a hundred at most.
drop index messages_unread;
create index messages_unread on messages (account_id, id desc) where way = 'bell' and read_at is null;

-- No statement asks for it: a session that is over goes with the next login of its account.
drop index sessions_over;
