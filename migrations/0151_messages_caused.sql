-- Of what waits, whose deed it is (0146). By itself: beside a change of the table nobody could read messages until it is made.
create index messages_caused on messages (caused_by, id) where state = 'Waiting';
