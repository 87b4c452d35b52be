-- How many pieces of a reward are left follows how many there ever are: a change of the one moves the other by as much.
create function point_reward_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.available := coalesce(new.available, new.quantity);
  elsif new.quantity <> old.quantity and new.available = old.available then
    new.available := old.available + new.quantity - old.quantity;
  end if;
  return new;
end $$;
create trigger point_reward_stock before insert or update of quantity on point_reward
  for each row execute function point_reward_stock();
