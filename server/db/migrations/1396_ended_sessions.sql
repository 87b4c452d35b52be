-- Whatever ends a session of a member tells every server process of it, in the transaction that ends it.
-- Open pages learn it so (platform/identity/sessions/watch-sessions.ts). The payload is the hash of the token.
create function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('foyer_ended_session', old.token_hash);
  return null;
end $$;
create trigger member_session_ended after delete on member_session for each row execute function tell_ended_session();
