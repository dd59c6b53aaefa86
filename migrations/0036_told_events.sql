-- What happens is told with its reason (docs/decisions/047).
alter table parcels add cancel_reason text not null default '';
grant update (cancel_reason) on parcels to pg_database_owner;
alter table vendors add rejection_reason text not null default '';

-- Sizes that were told to be running out, until they are filled up again. Out of reach of customers and vendors: no grants.
create table low_sizes (
  product_id bigint not null,
  size text not null,
  -- How many pieces were few, when it was told.
  line int not null,
  told_at timestamptz(3) not null default now(),
  primary key (product_id, size),
  foreign key (product_id, size) references product_sizes on delete cascade
);
create function forget_low_size() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from low_sizes where product_id = new.product_id and size = new.size and (new.stock is null or new.stock > line);
  return null;
end $$;
-- Selling does not come here.
create trigger forget_low_size after update of stock on product_sizes for each row
  when (new.stock is null or new.stock > old.stock) execute function forget_low_size();

-- Jobs that were given up and told of, until an admin has them tried again. Out of reach as well.
create table told_failed_jobs (
  job_id bigint primary key,
  told_at timestamptz(3) not null default now()
);
