-- jsonb sorts keys; a document in a draft keeps the order it was written in.
alter table site_draft alter column patches type json using patches::json;
