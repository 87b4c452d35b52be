-- From this sum on (minor units) whoever approved a withdrawal cannot be the one who pays it out; null: never.
alter table withdrawal_setting add column second_person_from bigint default 1000000
  check (second_person_from >= 0);
alter table withdrawal_rules_proposal add column second_person_from bigint default 1000000
  check (second_person_from >= 0);
