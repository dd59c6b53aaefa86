-- How many orders of an account are open is asked at each checkout, however many it has had.
create index orders_open_of_customer on orders (customer_id) where status = 'Pending';

-- A request that came without a key is known by its content for a moment; then its row stands for the next order.
grant update (order_id, created_at) on order_requests to pg_database_owner;
