-- Whether an account's email was shown to be its owner's, by a link or a code (docs/decisions/084). A phone always was. Whoever has the shop's
-- back office was let in by its operator.
alter table users add is_email_proven boolean not null default false;
update users set is_email_proven = true where role = 'Admin';

-- Whether the email that the account had before the change was: it may be given back.
alter table contact_changes add was_email_proven boolean not null default false;
