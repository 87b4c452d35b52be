-- What operators write down about a member, for each other. Never changed.
create table member_note (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  body text not null check (body <> ''),
  -- user name of the operator
  written_by text not null,
  created_at timestamptz not null
);
create index member_note_of on member_note (member_id, id desc);
create trigger member_note_immutable before update or delete on member_note
  for each statement execute function refuse_change();
create trigger member_note_whole before truncate on member_note
  for each statement execute function refuse_change();

create index payout_account_member on payout_account (member_id, id desc);
