-- What a vendor was refused: each kind of refusal of a round once, with how often and when.
create table vendor_refusal (
  merchant text not null,
  vendor text not null,
  call text not null,
  error text not null,
  -- empty where the call names none
  round text not null,
  message text not null,
  times integer not null check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (merchant, vendor, call, error, round)
);
create index vendor_refusal_last on vendor_refusal (last_at);
