-- A consent names the legal text and its version as the site publishes them. Rows from before have the
-- name of the box as their document, and the hash of the statement as their version; no row is changed.
alter table member_consent
  -- SHA-256 in hex of the statement and of every message of the text's page, in the language shown
  add column text_hash text;
