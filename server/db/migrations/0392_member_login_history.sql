-- names a session in lists without telling anything of its token
alter table member_session add column id bigint generated always as identity;
create unique index member_session_id on member_session (id);

-- Logins and refused tries of an account, the newest kept.
create table member_login (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  at timestamptz not null,
  way text not null check (way in ('password', 'sms', 'provider', 'registration', 'demo')),
  outcome text not null check (outcome in ('accepted', 'refused')),
  device text not null,
  network text not null
);
create index member_login_member on member_login (member_id, id desc);
