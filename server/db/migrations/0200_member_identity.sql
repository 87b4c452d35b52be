create table member (
  id bigint generated always as identity (start with 100001) primary key,
  merchant text not null,
  account text not null,
  nickname text not null,
  -- argon2id string; null for a member who signs in by SMS only
  password_hash text,
  -- 0 player; 1, 2, 41, 42 agent; 4 trial (specification, section 6)
  customer_type integer not null check (customer_type in (0, 1, 2, 4, 41, 42)),
  upline_id bigint references member (id),
  -- E.164 with the plus sign
  mobile text,
  email text,
  language text not null,
  avatar text not null,
  level_name text not null,
  level_rank integer not null check (level_rank >= 0),
  first_login boolean not null default false,
  password_set_at timestamptz not null,
  frozen boolean not null default false,
  -- answers to the optional registration fields
  profile jsonb not null default '{}',
  created_at timestamptz not null
);
create unique index member_account on member (merchant, lower(account));
create unique index member_mobile on member (merchant, mobile) where mobile is not null;
create index member_upline on member (upline_id);

create table member_session (
  -- hex SHA-256 of the token
  token_hash text primary key,
  member_id bigint not null references member (id) on delete cascade,
  network text not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index member_session_member on member_session (member_id);
create index member_session_expires on member_session (expires_at);

create table affiliate (
  merchant text not null,
  code text not null,
  -- host that brings this code by itself; null for a code people type
  domain text,
  member_id bigint references member (id),
  primary key (merchant, code)
);
create unique index affiliate_domain on affiliate (merchant, domain) where domain is not null;
