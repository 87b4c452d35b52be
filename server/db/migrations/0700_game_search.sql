-- What games and studios are found by. All three extensions come with PostgreSQL, and an owner may add them.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- Words between single spaces, one space before and after: no accents, no apostrophes, "and" for "&".
-- Immutable, because the dictionary is named; names come folded to lower case where it matters.
create function search_fold(text) returns text language sql immutable strict parallel safe as $$
  select ' ' || btrim(regexp_replace(regexp_replace(
    replace(lower(unaccent('unaccent'::regdictionary, $1)), '&', ' and '),
    '[''`´ʹʻʼʽˈ‘’‛′]', '', 'g'),
    '[\s!-/:-@\[-`{-~¡-¿‐-⁯、-〿]+', ' ', 'g')) || ' '
$$;

alter table game add column search_text text not null generated always as (search_fold(search_name)) stored;
alter table game_vendor add column search_text text not null
  generated always as (search_fold(normalize(name, NFKC))) stored;
create index game_search_text on game using gin (search_text gin_trgm_ops);
