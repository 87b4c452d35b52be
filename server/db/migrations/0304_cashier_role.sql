alter table console_account drop constraint console_account_role_check;
alter table console_account add constraint console_account_role_check
  check (role in ('viewer', 'editor', 'publisher', 'cashier'));

-- What operators decided about money. A chain like that of the site: each link holds the one before.
create table operation_audit (
  merchant text not null,
  position integer not null,
  -- canonical JSON: action, author, subject, note, at
  entry text not null,
  previous text not null,
  hash text not null,
  created_at timestamptz not null,
  primary key (merchant, position)
);
