-- The record of operators' decisions refuses to be changed, also by the program's own role; and each entry is
-- proven by a key that is not in the database, so that it cannot be written again from the start.
create trigger operation_audit_immutable before update or delete on operation_audit
  for each statement execute function refuse_change();
create trigger operation_audit_whole before truncate on operation_audit
  for each statement execute function refuse_change();
create trigger operation_audit_head_whole before truncate on operation_audit_head
  for each statement execute function refuse_change();
create trigger site_audit_whole before truncate on site_audit
  for each statement execute function refuse_change();

-- Null in entries from before.
alter table operation_audit add column key_id text;
-- hex HMAC-SHA256 of merchant, position and hash, and of whether the entry before was proven
alter table operation_audit add column proof text;
alter table operation_audit add constraint operation_audit_proven check ((key_id is null) = (proof is null));
-- Those of the last entry.
alter table operation_audit_head add column key_id text;
alter table operation_audit_head add column proof text;
alter table operation_audit_head add constraint operation_audit_head_proven
  check ((key_id is null) = (proof is null));
