-- A push is stored without a job, as commits that notify wait for each other; the relay queues many at once. What is here has its job.
alter table courier_pushes add column queued_at timestamptz(3) default now();
alter table courier_pushes alter column queued_at drop default;
create index courier_pushes_unqueued on courier_pushes (id) where queued_at is null;
