-- Counts of refused calls go after a year, found by their hour.
create index console_refusal_hour on console_refusal (hour);
