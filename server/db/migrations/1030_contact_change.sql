-- A change of email or phone under way: the old side is proven, then the new one.
create table contact_change (
  -- hex SHA-256 of the ticket
  ticket_hash text primary key,
  member_id bigint not null references member (id) on delete cascade,
  kind text not null check (kind in ('email', 'mobile')),
  proven boolean not null,
  -- address that the last code went to, the old one or the new one, and hex SHA-256 of that code
  address text,
  code_hash text,
  attempts_left integer not null check (attempts_left >= 0),
  expires_at timestamptz not null
);
create index contact_change_member on contact_change (member_id);
create index contact_change_expires on contact_change (expires_at);
