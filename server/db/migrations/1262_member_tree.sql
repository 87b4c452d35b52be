-- The same check by one look-up for each level above: a plan that was made for a small table reads all members of a
-- large one at each registration.
create or replace function member_tree_check() returns trigger language plpgsql as $$
declare
  above bigint := new.upline_id;
begin
  while above is not null loop
    if above = new.id then
      raise exception 'member % would stand above itself', new.id using errcode = 'integrity_constraint_violation';
    end if;
    select upline_id into above from member where id = above;
  end loop;
  return new;
end $$;
