-- Visitors write to the brand too, and say how they want to be reached: there is no inbox for the answer.
alter table feedback
  alter column member_id drop not null,
  add check (member_id is not null or contact <> '');
