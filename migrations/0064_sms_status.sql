-- The last SMS that the gateway was asked to take, for the admins’ settings.
create index messages_sms_tried on messages (tried_at desc) where way = 'sms' and tried_at is not null;
