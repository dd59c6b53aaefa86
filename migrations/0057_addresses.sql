-- The address book of an account (docs/decisions/056): at most ten, which the account's lock counts; one of them the default.
create table addresses (
  id bigint generated always as identity primary key,
  account_id bigint not null references users (id),
  label text not null check (length(label) <= 40),
  -- Who receives the parcel.
  name text not null check (length(name) between 1 and 120),
  phone text not null check (length(phone) between 1 and 40),
  address_line text not null check (length(address_line) between 1 and 300),
  landmark text not null check (length(landmark) <= 100),
  -- Empty where the shopper did not say: of the list of the shop (src/server/account/districts.ts), upazilas as typed.
  division text not null check (length(division) <= 40),
  district text not null check (length(district) <= 40),
  upazila text not null check (length(upazila) <= 60),
  city text not null check (length(city) between 1 and 100),
  is_default boolean not null
);
create index addresses_of_account on addresses (account_id, id);
create unique index addresses_default on addresses (account_id) where is_default;

grant
  select, delete,
  insert (account_id, label, name, phone, address_line, landmark, division, district, upazila, city, is_default),
  update (label, name, phone, address_line, landmark, division, district, upazila, city, is_default)
  on addresses to pg_database_owner;
alter table addresses enable row level security;
create policy own on addresses to pg_database_owner using (account_id = (select actor_id()));
