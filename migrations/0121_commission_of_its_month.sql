-- As before; commission is numbered in the fiscal year of its supply, though its statement is closed in the next (docs/decisions/068).
create or replace function number_tax_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  next int;
begin
  new.issuer := coalesce(nullif(regexp_replace(new.issuer_bin, '\D', '', 'g'), ''), new.issuer_bin);
  new.fiscal_year := case when new.kind = 'commission' and new.form = 'invoice'
    then least(fiscal_year_of(new.supplied_at), fiscal_year_of(clock_timestamp())) else fiscal_year_of(clock_timestamp()) end;
  insert into invoice_series (issuer, form, fiscal_year, last) values (new.issuer, new.form, new.fiscal_year, 1)
    on conflict (issuer, form, fiscal_year) do update set last = invoice_series.last + 1
    returning last into next;
  if new.number not in (0, next) then
    raise exception 'The next number is %, not %.', next, new.number
      using errcode = 'check_violation', constraint = 'invoice_number_is_next', table = tg_table_name;
  end if;
  new.number := next;
  new.issued_at := date_trunc('milliseconds', case when new.kind = 'commission' and new.form = 'invoice' then clock_timestamp()
    else least(clock_timestamp(),
      make_timestamptz(new.fiscal_year + 1, 7, 1, 0, 0, 0, 'Asia/Dhaka') - interval '1 millisecond') end);
  return new;
end $$;

-- Its invoices are found by the month of their supply.
create index tax_invoices_supplied_at on tax_invoices (supplied_at) where kind = 'commission' and form = 'invoice';
