-- Keys that sign releases, so that every node of a database signs with the same one. Both halves are
-- sealed: whoever writes to the database can neither sign nor make a key trusted.
create table release_key (
  -- thumbprint of the public half (RFC 7638)
  key_id text primary key,
  -- pending: trusted, and signs once it is activated; active: signs; configured: the private half is in
  -- SIGNING_KEY; retired: what it signed is still good
  state text not null check (state in ('pending', 'active', 'configured', 'retired')),
  -- PEM
  public_key text not null,
  private_key text,
  created_at timestamptz not null,
  check ((private_key is not null) = (state in ('pending', 'active')))
);
create unique index release_key_active on release_key (state) where state = 'active';
create unique index release_key_pending on release_key (state) where state = 'pending';
