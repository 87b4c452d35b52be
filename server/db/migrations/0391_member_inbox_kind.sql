-- system: the platform's own words about an account; personal: somebody wrote to this member
alter table inbox_message add column kind text not null default 'system' check (kind in ('system', 'personal'));
create index inbox_member on inbox_message (member_id, created_at desc, id desc);
