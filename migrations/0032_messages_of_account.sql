-- Whether an account was written to often enough today is asked before each mail.
drop index messages_of_account;
create index messages_of_account on messages (account_id, created_at);
