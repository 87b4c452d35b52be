-- A text that only the key of this database opens: a start with another key is told so at once.
create table secret_canary (
  id integer primary key check (id = 1),
  sealed text not null
);

-- Two keys of one gateway or vendor are good at a time, so that it can change over without a gap.
-- Secrets are sealed by the program at its next start.
alter table gateway_key add column key_id text not null default 'first';
alter table gateway_key alter column key_id drop default;
-- active: signs and is taken; former: is taken until it is retired
alter table gateway_key add column state text not null default 'active' check (state in ('active', 'former'));
alter table gateway_key add column created_at timestamptz not null default now();
alter table gateway_key drop constraint gateway_key_pkey;
alter table gateway_key add primary key (merchant, gateway, key_id);
create unique index gateway_key_state on gateway_key (merchant, gateway, state);

-- What players are called towards a vendor comes from this, whichever key signs: names outlive keys.
create table gateway_player_key (
  merchant text not null,
  gateway text not null,
  secret text not null,
  primary key (merchant, gateway)
);
insert into gateway_player_key select merchant, gateway, secret from gateway_key;
