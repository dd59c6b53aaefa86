-- Tax invoices (Mushak 6.3) and the credit notes that correct them (Mushak 6.7): docs/decisions/068.
create function fiscal_year_of(moment timestamptz) returns int language sql immutable as $$
  select extract(year from (moment at time zone 'Asia/Dhaka') - interval '6 months')::int
$$;

-- Up to which number a registered person has issued a form in a fiscal year.
create table invoice_series (
  -- The digits of its BIN.
  issuer text not null,
  form text not null check (form in ('invoice', 'credit_note')),
  -- That in which it begins, on 1 July.
  fiscal_year int not null,
  last int not null check (last > 0),
  primary key (issuer, form, fiscal_year)
);

create table tax_invoices (
  id bigint generated always as identity primary key,
  form text not null check (form in ('invoice', 'credit_note')),
  -- Of a store to a shopper, or of the shop to a store.
  kind text not null check (kind in ('sale', 'commission')),
  -- What it tells, once: the move that delivered, the statement, the invoice that is corrected.
  source text not null check (source <> ''),
  -- The store that sells, or that pays the commission.
  vendor_id bigint not null references vendors (id),
  order_id bigint references orders (id),
  parcel_id bigint references parcels (id),
  statement_id bigint,
  corrects bigint references tax_invoices (id),
  -- These four are given by the trigger below; a number that is there already must be the next.
  issuer text not null default '',
  fiscal_year int not null default 0,
  number int not null default 0 check (number > 0),
  issued_at timestamptz(3) not null default now(),
  -- Delivery; of a commission, as its statement was closed.
  supplied_at timestamptz(3) not null,
  issuer_name text not null check (issuer_name <> ''),
  issuer_bin text not null check (issuer_bin <> ''),
  issuer_address text not null,
  -- As whose goods they are sold; '' of a commission.
  brand text not null,
  buyer_name text not null check (buyer_name <> ''),
  buyer_bin text not null,
  destination text not null,
  -- '' where it is signed by hand alone.
  officer_name text not null,
  officer_designation text not null,
  -- Why it corrects another.
  reason text not null,
  value_poisha bigint not null check (value_poisha >= 0),
  vat_poisha bigint not null check (vat_poisha >= 0),
  line_count int not null check (line_count > 0),
  unique (form, kind, source),
  unique (issuer, form, fiscal_year, number),
  foreign key (statement_id, vendor_id) references statements (id, vendor_id),
  check ((form = 'credit_note') = (corrects is not null)),
  check ((kind = 'sale') = (parcel_id is not null) and (parcel_id is null) = (order_id is null)),
  check ((kind = 'commission') = (statement_id is not null))
);
create index tax_invoices_of_store on tax_invoices (vendor_id, id);
create index tax_invoices_of_order on tax_invoices (order_id);
create index tax_invoices_of_parcel on tax_invoices (parcel_id);
create index tax_invoices_of_statement on tax_invoices (statement_id);
create index tax_invoices_issued_at on tax_invoices (issued_at);
create index tax_invoices_corrected on tax_invoices (corrects);

create table tax_invoice_lines (
  invoice_id bigint not null references tax_invoices (id),
  position int not null check (position > 0),
  description text not null check (description <> ''),
  -- Of a commission: whose, as the ledger names it; '' of goods.
  subject text not null,
  unit text not null check (unit in ('piece', 'service')),
  quantity int not null check (quantity > 0),
  vat_basis_points int not null check (vat_basis_points between 0 and 10000),
  -- Without VAT.
  value_poisha bigint not null check (value_poisha >= 0),
  vat_poisha bigint not null check (vat_poisha >= 0),
  primary key (invoice_id, position)
);
create index tax_invoice_lines_subject on tax_invoice_lines (subject) where subject <> '';

-- What was issued stays as it is: a mistake is corrected by a credit note.
create trigger tax_invoices_append_only before update or delete or truncate on tax_invoices
  for each statement execute function refuse_change();
create trigger tax_invoice_lines_append_only before update or delete or truncate on tax_invoice_lines
  for each statement execute function refuse_change();
create trigger invoice_series_stay before delete or truncate on invoice_series
  for each statement execute function refuse_change();
create trigger invoice_series_go_on_by_one before update on invoice_series for each row
  when ((new.issuer, new.form, new.fiscal_year, new.last) is distinct from (old.issuer, old.form, old.fiscal_year, old.last + 1))
  execute function refuse_change();
create trigger invoice_series_begin_with_one before insert on invoice_series for each row
  when (new.last <> 1) execute function refuse_change();

-- Numbers an invoice by the one before it, whose row stays locked until the commit: whoever rolls back gives the number back. The
-- moment is that after the lock, so that numbers and moments rise together; one that waited over the end of a year is of the old one.
create function number_tax_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  next int;
begin
  new.issuer := coalesce(nullif(regexp_replace(new.issuer_bin, '\D', '', 'g'), ''), new.issuer_bin);
  new.fiscal_year := fiscal_year_of(clock_timestamp());
  insert into invoice_series (issuer, form, fiscal_year, last) values (new.issuer, new.form, new.fiscal_year, 1)
    on conflict (issuer, form, fiscal_year) do update set last = invoice_series.last + 1
    returning last into next;
  if new.number not in (0, next) then
    raise exception 'The next number is %, not %.', next, new.number
      using errcode = 'check_violation', constraint = 'invoice_number_is_next', table = tg_table_name;
  end if;
  new.number := next;
  new.issued_at := date_trunc('milliseconds', least(clock_timestamp(),
    make_timestamptz(new.fiscal_year + 1, 7, 1, 0, 0, 0, 'Asia/Dhaka') - interval '1 millisecond'));
  return new;
end $$;
create trigger number_tax_invoice before insert on tax_invoices for each row execute function number_tax_invoice();

-- A series is at a number that was issued.
create function invoice_number_is_used() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (
    select from tax_invoices
    where (issuer, form, fiscal_year, number) = (new.issuer, new.form, new.fiscal_year, new.last)
  ) then
    raise exception 'Number % of % was not issued.', new.last, new.issuer
      using errcode = 'check_violation', constraint = 'invoice_number_is_used', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger invoice_number_is_used after insert or update on invoice_series
  deferrable initially deferred for each row execute function invoice_number_is_used();

-- All lines come at once, and come to what the invoice says.
create function tax_invoice_adds_up() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from (select distinct invoice_id as id from added) as told join tax_invoices using (id)
    where (line_count, value_poisha, vat_poisha) <> (
      select count(*)::int, sum(value_poisha)::bigint, sum(vat_poisha)::bigint from tax_invoice_lines where invoice_id = tax_invoices.id
    )
  ) then
    raise exception 'A tax invoice does not add up.'
      using errcode = 'check_violation', constraint = 'tax_invoice_adds_up', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger tax_invoice_adds_up after insert on tax_invoice_lines referencing new table as added
  for each statement execute function tax_invoice_adds_up();

-- It has its lines; what corrects another is of the same issuer and about the same, and takes back no more than that said.
create function tax_invoice_is_whole() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.line_count <> (select count(*) from tax_invoice_lines where invoice_id = new.id) then
    raise exception 'A tax invoice has not its lines.'
      using errcode = 'check_violation', constraint = 'tax_invoice_is_whole', table = tg_table_name;
  end if;
  if new.corrects is not null and not exists (
    select from tax_invoices as corrected
    where corrected.id = new.corrects and corrected.form = 'invoice'
      and (corrected.kind, corrected.issuer, corrected.vendor_id) = (new.kind, new.issuer, new.vendor_id)
      and corrected.parcel_id is not distinct from new.parcel_id
      and (select sum(value_poisha) <= corrected.value_poisha and sum(vat_poisha) <= corrected.vat_poisha
        from tax_invoices as note where note.corrects = corrected.id)
  ) then
    raise exception 'A credit note takes back what was not invoiced.'
      using errcode = 'check_violation', constraint = 'credit_note_takes_back', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger tax_invoice_is_whole after insert on tax_invoices
  deferrable initially deferred for each row execute function tax_invoice_is_whole();

-- A store reads those of its sales and its commission, a customer those of what they bought.
grant select (id, form, kind, vendor_id, order_id, parcel_id, statement_id, corrects, fiscal_year, number, supplied_at, issued_at,
  issuer_name, issuer_bin, issuer_address, brand, buyer_name, buyer_bin, destination, officer_name, officer_designation, reason,
  value_poisha, vat_poisha, line_count) on tax_invoices to pg_database_owner;
grant select on tax_invoice_lines to pg_database_owner;
alter table invoice_series enable row level security;
alter table tax_invoices enable row level security;
create policy own on tax_invoices for select to pg_database_owner
  using (vendor_id = (select actor_store_id())
    or (kind = 'sale' and (select true from orders_bought where orders_bought.id = order_id)));
alter table tax_invoice_lines enable row level security;
create policy own on tax_invoice_lines for select to pg_database_owner
  using ((select true from tax_invoices where tax_invoices.id = invoice_id));
