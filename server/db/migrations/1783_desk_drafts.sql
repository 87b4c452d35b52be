-- What an operator has typed into the form of a desk and not yet proposed, so that no closed browser loses it.
create table desk_draft (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- name of the desk: deposit-methods
  desk text not null,
  -- null: of a new row
  row_key text,
  -- the change that the row had last when the form was opened; 0: none
  version bigint not null check (version >= 0),
  -- as they were typed, right or not
  values jsonb not null,
  note text not null default '',
  author text not null,
  saved_at timestamptz not null
);
create index desk_draft_of on desk_draft (merchant, desk, id);
create index desk_draft_saved on desk_draft (saved_at);
