-- A source names its documents, each stored once whatever the number of sources that have it.
create table site_document (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  body text not null,
  created_at timestamptz not null
);
create trigger site_document_immutable before update or delete on site_document for each statement execute function refuse_change();

-- Path to hash, in the order of the source. Sources from before have all documents in their body.
alter table site_source add column documents json;
alter table site_source alter column body drop not null;
alter table site_source add constraint site_source_has_documents check ((body is null) <> (documents is null));
