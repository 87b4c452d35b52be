-- Where a site differs from its base follows from the documents of both, which are stored. It was stored a
-- second time at each publish, and never read.
alter table site_overlay drop column overlay;
alter table site_overlay rename to site_source_base;
