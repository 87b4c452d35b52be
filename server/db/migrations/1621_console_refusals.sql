-- Calls and logins of the console that were refused, counted by caller, kind and hour: the record of operators'
-- decisions has the first of them, the tenth, the hundredth, and so on, so that a flood cannot fill it.
create table console_refusal (
  merchant text not null,
  hour timestamptz not null,
  -- user name of an operator; empty where the caller is not known
  caller text not null,
  -- what was refused
  action text not null,
  code text not null,
  refused integer not null check (refused > 0),
  primary key (merchant, hour, caller, action, code)
);
