-- Pictures of papers that prove who a member is, judged by an operator. The pictures are uploads with the
-- subject "document:<id>".
create table identity_document (
  id bigint primary key generated always as identity,
  merchant text not null,
  member_id bigint not null references member (id),
  type text not null check (type in ('passport', 'nationalId', 'driverLicence', 'address')),
  -- number of the paper; empty where none is given
  number text not null default '',
  status text not null default 'open' check (status in ('open', 'approved', 'rejected', 'more')),
  -- what the member reads about the decision
  remark text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((status = 'open') = (decided_at is null))
);
create index identity_document_of_member on identity_document (member_id, id desc);
create index identity_document_open on identity_document (merchant, id) where status = 'open';
