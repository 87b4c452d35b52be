-- What the program ships: the base that a merchant's site stands on, or that it may be put on.
create table site_base (
  merchant text primary key,
  source_hash text not null references site_source (hash),
  shipped_at timestamptz not null
);

-- What the documents of a site have otherwise than their base. The base with it on top is the site.
create table site_overlay (
  merchant text not null,
  source_hash text not null references site_source (hash),
  base_hash text not null references site_source (hash),
  -- json, not jsonb: documents may hold what jsonb cannot.
  overlay json not null,
  created_at timestamptz not null,
  primary key (merchant, source_hash)
);
