-- The same bet on several issues in a row. Each issue has an order of its own; what is left of the chase is given
-- back when a ticket wins, or when its member ends it.
create table lottery_chase (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  -- ends with the first win
  stops_on_win boolean not null,
  state text not null check (state in ('running', 'stopped', 'cancelled')),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
create index lottery_chase_member on lottery_chase (member_id, id);
alter table lottery_order add column chase_id bigint references lottery_chase (id);
create index lottery_order_chase on lottery_order (chase_id) where chase_id is not null;
