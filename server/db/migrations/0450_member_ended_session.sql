-- Sessions that their member ended from another device, so that the browser that held one can say so.
create table ended_session (
  -- Hex SHA-256 of the token, as it was in member_session.
  token_hash text primary key,
  ended_at timestamptz not null
);
create index ended_session_ended_at on ended_session (ended_at);
