-- The number of an order is read by its member: counted numbers would tell how many orders are sold.
-- Fifteen digits by chance, so that a number stays exact in a browser.
create function new_order_number() returns bigint language plpgsql volatile as $$
declare
  number bigint;
begin
  loop
    number := 100000000000000 + (('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))::bit(48)::bigint);
    exit when not exists (select from lottery_order where id = number);
  end loop;
  return number;
end $$;

alter table lottery_order alter column id drop identity;
alter table lottery_order alter column id set default new_order_number();
