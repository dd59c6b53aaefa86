-- Who listens to which event, as each version of the shop writes down when it starts: while two versions run, whichever takes an
-- event out of the outbox makes jobs for the subscribers of both. A subscriber that is no more is deleted by a migration.
create table event_subscribers (
  event text not null,
  subscriber text not null,
  primary key (event, subscriber)
);
