-- What members write to the brand, with the answer.
create table feedback (
  id bigint primary key generated always as identity,
  merchant text not null,
  member_id bigint not null references member (id),
  -- a choice of the form "feedback" when it was sent
  type text not null,
  content text not null,
  -- how the member wants to be reached; empty where nothing is said
  contact text not null default '',
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((status = 'open') = (decided_at is null))
);
create index feedback_of_member on feedback (member_id, id desc);
create index feedback_open on feedback (merchant, id) where status = 'open';
