-- What a member sent that binds them or moves money, and the page they had in front of them.
create table member_submission (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- Null where the member came into being by it, or it failed.
  member_id bigint references member (id),
  account text not null,
  operation text not null,
  -- Number of the order, contract or claim that came of it; empty where there is none.
  reference text not null,
  -- `sent` until its end is known, `done`, or the code of the refusal.
  outcome text not null,
  -- Hex SHA-256 of the release that the page showed; empty where the caller did not say.
  release_hash text not null,
  -- Revision of the site whose release that was: settings, forms, texts. Null where there is none.
  revision integer,
  locale text not null,
  -- Path of the page; empty where the browser did not say.
  page text not null,
  created_at timestamptz not null
);
create index member_submission_newest on member_submission (merchant, id desc);
create index member_submission_account on member_submission (merchant, lower(account), id desc);

-- A session by which support looks at pages as a member sees them: it sends nothing.
alter table member_session drop constraint member_session_scope_check;
alter table member_session add constraint member_session_scope_check
  check (scope in ('all', 'withdrawal', 'look'));
