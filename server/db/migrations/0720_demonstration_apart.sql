-- Tables of the demonstration are made by migrations in demo/, which run where it is switched on. Those that
-- earlier versions made everywhere go where nobody has used them.
do $$
declare
  name text;
  is_used boolean;
begin
  foreach name in array array['sandbox_payment', 'sandbox_identity_code', 'vendor_session', 'vendor_round', 'member_seed']
  loop
    continue when to_regclass(name) is null;
    execute format('select exists (select from %I)', name) into is_used;
    if not is_used then
      execute format('drop table %I', name);
    end if;
  end loop;
end $$;
