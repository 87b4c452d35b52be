-- When an operator last had the list of the audit open, so that it can say what is new.
create table console_audit_visit (
  account_id bigint primary key references console_account (id) on delete cascade,
  -- where the visit before this one ended; null at the first one
  since timestamptz,
  at timestamptz not null
);
