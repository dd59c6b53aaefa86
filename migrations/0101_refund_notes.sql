-- A refund is answered by a credit note of the sale’s invoice, for its pieces (docs/decisions/068).
alter table tax_invoices add column refund_id bigint references refunds (id);
alter table tax_invoices add constraint tax_invoices_refund_check
  check (refund_id is null or (form, kind) = ('credit_note', 'sale'));
-- Once of each invoice: where that was taken back since, the refund is answered again of the one that followed.
create unique index tax_invoices_of_refund on tax_invoices (refund_id, corrects);

-- As before; and a line of a credit note of a sale takes back that of its position, never more than is on it.
create or replace function tax_invoice_is_whole() returns trigger language plpgsql set search_path = public, pg_temp as $$
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
      and (new.refund_id is null or new.parcel_id = (select parcel_id from refunds where refunds.id = new.refund_id))
      and (select sum(value_poisha) <= corrected.value_poisha and sum(vat_poisha) <= corrected.vat_poisha
        from tax_invoices as note where note.corrects = corrected.id)
      and (new.kind <> 'sale' or not exists (
        select from tax_invoices as note join tax_invoice_lines as taken on taken.invoice_id = note.id
          left join tax_invoice_lines as line on line.invoice_id = corrected.id and line.position = taken.position
        where note.corrects = corrected.id
        group by taken.position, line.quantity, line.value_poisha, line.vat_poisha
        having line.quantity is null or sum(taken.quantity) > line.quantity
          or sum(taken.value_poisha) > line.value_poisha or sum(taken.vat_poisha) > line.vat_poisha
      ))
  ) then
    raise exception 'A credit note takes back what was not invoiced.'
      using errcode = 'check_violation', constraint = 'credit_note_takes_back', table = tg_table_name;
  end if;
  return null;
end $$;
