-- Backups that `npm run db -- backup` made of this database, so that the launch checklist knows without being told.
create table backup_made (
  id bigint generated always as identity primary key,
  -- as the backup's manifest says
  made_at timestamptz not null,
  is_encrypted boolean not null,
  -- when it was restored and compared; null where that was not asked for
  verified_at timestamptz,
  -- what differed then; 0 for a good one
  faults int
);
create index backup_made_made_at on backup_made (made_at);
