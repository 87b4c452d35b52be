import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { normaliseName } from './normalise-name.ts';

/** More words than this say nothing more about one game. */
const mostWords = 8;

/** What was asked, as games are found by it. */
export interface Wanted {
  /** All words with single spaces between; never empty. */
  readonly text: string;
  readonly words: readonly string[];
}

/** Folds what was typed as the database folds names. No words: there is nothing to search for. */
export async function readWanted(db: Database, typed: string): Promise<Wanted> {
  const { rows } = await sql<{
    folded: string;
  }>`select search_fold(${normaliseName(typed)}) as folded`.execute(db);
  const words = (rows[0]?.folded ?? '').split(' ').filter((word) => word !== '');
  return { text: words.join(' '), words: words.slice(0, mostWords) };
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A whole word is worth more than a beginning, that more than a part; the name more than the studio. */
const scoreWord = (word: string): RawBuilder<number> => {
  const part = escapeLike(word);
  return sql<number>`case
    when g.search_text like ${`% ${part} %`} then 1.0 when g.search_text like ${`% ${part}%`} then 0.9
    when v.search_text like ${`% ${part} %`} then 0.8 when v.search_text like ${`% ${part}%`} then 0.7 else 0.5 end`;
};

/** How well a game fits that has all the words. */
export const scoreFit = ({ text, words }: Wanted): RawBuilder<number> =>
  sql<number>`(${sql.join(words.map(scoreWord), sql` + `)}
    + case when g.search_text = ${` ${text} `} then 2 when g.search_text like ${` ${escapeLike(text)}%`} then 1 else 0 end)`;

/** Whether each word is in the game's name or its studio's, in any order. */
export const fits = ({ words }: Wanted): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`(g.search_text || v.search_text) like ${`%${escapeLike(word)}%`}`),
    sql` and `,
  )})`;

export interface NearGame {
  readonly node_id: number;
  readonly score: number;
}

/**
 * Games that are called something like it, with a score from 0 up. Each asked word is compared with the
 * words of all names by edits, a swap of neighbours counting as one. Trigrams of the whole name find what
 * was written together or apart.
 */
export const nearGames = ({ text, words }: Wanted): RawBuilder<NearGame> => sql`
  with named as materialized (
    select g.node_id, unnest(string_to_array(btrim(g.search_text || v.search_text), ' ')) as word
    from game g join game_vendor v on v.code = g.vendor_code and v.game_type = g.game_type
  ), vocabulary as (select distinct word from named where length(word) between 1 and 64),
  asked as (
    select ord, word, length(word) as size, array(
      select substr(word, 1, i - 1) || substr(word, i + 1, 1) || substr(word, i, 1) || substr(word, i + 2)
      from generate_series(1, length(word) - 1) i) as swaps
    from unnest(${[...words]}::text[]) with ordinality a (word, ord) where length(word) <= 64
  ), measured as (
    select a.ord, a.size, v.word, greatest(a.size, length(v.word)) as longest,
      least(levenshtein_less_equal(a.word, v.word, 2),
        (select min(levenshtein_less_equal(s, v.word, 1)) + 1 from unnest(a.swaps) s)) as edits,
      v.word like a.word || '%' as begins,
      a.size >= 4 and levenshtein_less_equal(a.word, left(v.word, a.size), 1) <= 1 as nearly_begins
    from asked a join vocabulary v on length(v.word) >= a.size - 2
  ), likely as (
    select ord, word, max(case
      when edits = 0 then 1 when begins then 0.9
      when edits <= case when longest < 3 then 0 when size < 5 then 1 else 2 end
        then 1 - 1.1 * edits / longest
      when nearly_begins then 0.55 end) as score
    from measured group by ord, word
  ), counted as (
    select node_id, sum(score) as score, count(*) as words
    from (select n.node_id, l.ord, max(l.score) as score from named n join likely l using (word)
      where l.score is not null group by n.node_id, l.ord) best
    group by node_id
  ), alike as (
    select node_id, similarity(search_text, ${text}) as score from game where search_text % ${text}
  )
  select node_id, coalesce(c.score, 0) / ${words.length} + coalesce(a.score, 0) as score
  from counted c full join alike a using (node_id)
  where coalesce(c.words, 0) >= ${words.length > 2 ? words.length - 1 : words.length} or a.score >= 0.45`;
