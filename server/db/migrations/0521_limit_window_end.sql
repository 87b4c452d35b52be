-- When a window is over, so that it can go: whoever makes names up leaves a row for each.
alter table limit_window add column ends_at timestamptz;
update limit_window set ends_at = window_started_at + interval '1 day';
alter table limit_window alter column ends_at set not null;
create index limit_window_ends on limit_window (ends_at);
create index site_report_last on site_report (last_at);
