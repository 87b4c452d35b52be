-- A planned release that does not go live is shown to who planned it, until that person dismisses it.
alter table site_schedule add column dismissed_at timestamptz;
-- What ended before this was shown elsewhere.
update site_schedule set dismissed_at = settled_at where settled_at is not null;
create index site_schedule_lost on site_schedule (merchant, author, id desc)
  where dismissed_at is null and state in ('voided', 'suspended', 'refused');
