-- Birthdays below the age that a member stated, or that a paper shows: play ended with each, and staff judges it.
create table age_finding (
  id bigint primary key generated always as identity,
  merchant text not null,
  member_id bigint not null references member (id),
  -- yyyy-MM-dd as it was stated; the member's profile does not have it
  birthday text not null,
  -- where it was stated
  source text not null check (source in ('profile', 'paper', 'stored')),
  -- approved: the person is too young; rejected: a mistake, and the end of the suspension is proposed
  status text not null default 'open' check (status in ('open', 'approved', 'rejected')),
  remark text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  check ((status = 'open') = (decided_at is null))
);
create index age_finding_of_member on age_finding (member_id, id desc);
create index age_finding_open on age_finding (merchant, id) where status = 'open';
create trigger age_finding_desk after insert or update on age_finding for each row execute function tell_desk();
-- yyyy-MM-dd as the paper says it; empty where the member wrote none
alter table identity_document add column birthday text not null default '';
