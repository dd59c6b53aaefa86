-- Two-step login (docs/decisions/055). Out of reach of customers and vendors, their own too: no grants.
create table totp_secrets (
  account_id bigint primary key references users (id),
  -- By a key of DATA_DIR/secrets, or SECRETS_KEY.
  sealed bytea not null,
  -- Null: shown, and not asked for before a code was right.
  confirmed_at timestamptz(3),
  -- The last 30 seconds a code was taken of; none of them and of those before is taken again.
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now()
);
create table recovery_codes (
  account_id bigint not null references totp_secrets (account_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (account_id, code_hash)
);
