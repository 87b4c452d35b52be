-- What lines of the audit changed: values before and after. The line holds their digest, so that the chain proves them
-- and holds no value.
create table operation_change (
  merchant text not null,
  -- of the line: a number may come twice where a record was cut, a hash does not
  hash text not null,
  change jsonb not null,
  primary key (merchant, hash)
);
create trigger operation_change_immutable before update or delete on operation_change
  for each statement execute function refuse_change();
create trigger operation_change_whole before truncate on operation_change
  for each statement execute function refuse_change();
