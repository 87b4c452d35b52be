-- A stretch of play, in whichever logins and tabs: what time, reality checks and rests are counted by.
create table play_session (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  started_at timestamptz not null,
  -- the last sign of play: a call of the portal or of a game's vendor
  last_at timestamptz not null,
  -- null while it runs; set when a sign comes after it was idle
  ended_at timestamptz,
  -- from when the next reality check is counted
  checked_at timestamptz not null,
  -- null where the market asks for no check
  check_due_at timestamptz,
  -- end of the rest that followed the last check
  rest_until timestamptz,
  check (last_at >= started_at)
);
create unique index play_session_running on play_session (member_id) where ended_at is null;
create index play_session_member on play_session (member_id, last_at);

-- Time that was counted by the hour so far. The table stays until no older program writes to it.
insert into play_session (member_id, started_at, last_at, ended_at, checked_at)
select member_id, hour, hour + seconds * interval '1 second', hour + seconds * interval '1 second', hour
from care_hour where seconds > 0;
