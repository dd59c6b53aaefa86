-- What was decided about a line of a file is found by all its rows, those judged again too; without it each row read the whole table.
create index settlement_rows_of_line on settlement_rows (file_id, line);
