-- The records of what was done are listed by who, what, about what and when. All of it is computed from the text of
-- the entry, which stays as it was hashed: a list can say nothing else than the chain does.
create function audit_field(entry text, name text) returns text language plpgsql immutable parallel safe as $$
begin
  return coalesce(entry::jsonb ->> name, '');
exception when others then
  -- An entry that was changed from outside may be no JSON: the check of the chain tells of it.
  return '';
end $$;
-- A field that an index holds is cut: a row of an index is short.
create function audit_key(entry text, name text) returns text language sql immutable parallel safe as $$
  select left(audit_field(entry, name), 200)
$$;
-- What a subject is called behind its kind, for a search: `17` of `deposit:17`.
create function audit_name(subject text) returns text language sql immutable parallel safe as $$
  select lower(substr(subject, strpos(subject, ':') + 1))
$$;

alter table operation_audit
  add column author text collate "C" generated always as (audit_key(entry, 'author')) stored not null,
  add column action text collate "C" generated always as (audit_key(entry, 'action')) stored not null,
  add column subject text collate "C" generated always as (audit_key(entry, 'subject')) stored not null,
  add column subject_name text collate "C" generated always as (audit_name(audit_key(entry, 'subject'))) stored not null,
  -- ISO 8601, UTC: in the order of its letters it is in the order of time
  add column told_at text collate "C" generated always as (audit_key(entry, 'at')) stored not null;
create index operation_audit_action on operation_audit (merchant, action, told_at, position);
create index operation_audit_author on operation_audit (merchant, author, action, told_at, position);
create index operation_audit_subject on operation_audit (merchant, subject, told_at, position);
create index operation_audit_name on operation_audit (merchant, subject_name, subject);

alter table site_audit
  add column author text collate "C" generated always as (audit_key(entry, 'author')) stored not null,
  add column action text collate "C" generated always as (audit_key(entry, 'action')) stored not null,
  add column subject text collate "C" generated always as ('release:' || audit_key(entry, 'revision')) stored not null,
  add column subject_name text collate "C" generated always as (audit_key(entry, 'revision')) stored not null,
  add column told_at text collate "C" generated always as (audit_key(entry, 'at')) stored not null;
create index site_audit_action on site_audit (merchant, action, told_at, position);
create index site_audit_author on site_audit (merchant, author, action, told_at, position);
create index site_audit_subject on site_audit (merchant, subject, told_at, position);
create index site_audit_name on site_audit (merchant, subject_name, subject);
