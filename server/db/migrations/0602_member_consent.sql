-- What a member agreed to, word for word. Never changed.
create table member_consent (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  -- what the statement is about: the box of the form
  document text not null,
  -- first 16 hex digits of the SHA-256 of the statement: another text is another version
  version text not null,
  -- as it was shown, in the language it was shown in
  statement text not null,
  language text not null,
  network text not null,
  created_at timestamptz not null
);
create index member_consent_member on member_consent (member_id, document, id desc);
create function member_consent_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'consents are append-only' using errcode = 'integrity_constraint_violation';
end $$;
create trigger member_consent_fixed before update or delete on member_consent
  for each row execute function member_consent_refuse_change();
create trigger member_consent_kept before truncate on member_consent
  for each statement execute function member_consent_refuse_change();
