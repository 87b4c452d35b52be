-- How long the record of operators' decisions is and how it ends: without it, nothing shows that the
-- last entries were taken out.
create table operation_audit_head (
  merchant text primary key,
  entries integer not null check (entries > 0),
  hash text not null
);
insert into operation_audit_head
  select distinct on (merchant) merchant, position, hash from operation_audit order by merchant, position desc;
create trigger operation_audit_head_grows before update on operation_audit_head
  for each row when (new.entries <> old.entries + 1) execute function refuse_change();
create trigger operation_audit_head_stays before delete on operation_audit_head
  for each statement execute function refuse_change();
