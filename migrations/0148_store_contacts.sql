-- Which email and phone somebody has shown to be a store's, by a code that was sent there (docs/decisions/084); '': none. An admin who
-- approved a store before this vouches for what it had, and so does whatever it has sold since: nobody loses a message by the update.
alter table vendors
  add column proven_email text not null default '',
  add column proven_phone text not null default '';

update vendors set
  proven_email = case when contact_email <> '' then contact_email
    else coalesce((select email from users where users.id = owner_id), '') end,
  proven_phone = contact_phone
where deleted_at is null and (
  status = 'Approved' or exists (select from products where vendor_id = vendors.id)
    or exists (select from parcels where vendor_id = vendors.id)
);

alter table one_time_secrets drop constraint one_time_secrets_purpose_check,
  add constraint one_time_secrets_purpose_check
    check (purpose in ('sign_in', 'reset_password', 'prove_account', 'change_contact', 'store_contact')) not valid;
