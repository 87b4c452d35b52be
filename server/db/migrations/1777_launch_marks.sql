-- Steps of the launch checklist that an operator said are right, or tried with success.
create table launch_mark (
  merchant text not null,
  -- as `launchSteps` names it
  step text not null,
  -- the operator's name for logging in
  by text not null,
  at timestamptz not null,
  primary key (merchant, step)
);
