-- Each night looks for what is left of messages about orders whose customer is gone (messaging/erasing.queries.ts), from all such orders
-- on: of one that nothing is left of this says so at once, and none of its messages is read.
create index messages_of_order_with_contents on messages (order_id) where to_address is not null or to_phone is not null;
