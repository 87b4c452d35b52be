-- What the login history calls a login that a step-up finishes: a provider's is one of its own.
alter table step_up add column way text check (way in ('password', 'sms', 'provider'));
update step_up set way = case when by_password then 'password' else 'sms' end;
