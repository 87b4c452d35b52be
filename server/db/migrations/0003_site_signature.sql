-- Who vouches for a release. The keys themselves are outside the database.
create table site_signature (
  release_hash text not null references site_release (hash),
  key_id text not null,
  signature text not null,
  created_at timestamptz not null,
  primary key (release_hash, key_id)
);
create trigger site_signature_immutable before update on site_signature for each statement execute function refuse_change();
