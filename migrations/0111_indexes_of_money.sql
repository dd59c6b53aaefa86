-- What was decided about a line of a file is found by all its rows, those judged again too; without it each row read the whole table.
create index settlement_rows_of_line on settlement_rows (file_id, line);

-- What statements told of a parcel before, asked as each is invoiced.
create index statement_lines_of_subject on statement_lines (subject);
