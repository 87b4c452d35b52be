-- A login at a provider that a member began in the security centre: its answer binds that account only.
alter table provider_login add column member_id bigint references member (id) on delete cascade;
