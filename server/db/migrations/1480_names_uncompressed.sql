-- Lists of hashes hardly get smaller: to compress them took PostgreSQL most of the time that a publish waited for it.
alter table site_release alter column manifest set storage external;
alter table site_source alter column documents set storage external;
-- Compressed before they come.
alter table site_part alter column gzip set storage external;
alter table site_part alter column brotli set storage external;
