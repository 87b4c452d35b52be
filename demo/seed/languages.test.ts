import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import site from '../../layouts/site.json' with { type: 'json' };
import { createSeededRig, type MemberRig } from '../../platform/member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
}, 120_000);
afterAll(() => rig.close());

interface Words {
  readonly title?: string;
  readonly text?: string;
  readonly content?: string;
}
interface SeedText {
  readonly place: string;
  readonly texts: Readonly<Record<string, Words>>;
}
const languages = site.locales.filter(({ enabled }) => enabled).map(({ code }) => code);

/** Every text of the seed that is kept by language, with its table and column. */
async function readTexts(): Promise<readonly SeedText[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where data_type = 'jsonb' and table_schema = current_schema()`.execute(rig.deps.db);
  const all = await Promise.all(
    rows.map(async ({ table, column }) => {
      const texts = await sql<{ texts: SeedText['texts'] }>`
        select ${sql.ref(column)} as texts from ${sql.table(table)}
        where jsonb_typeof(${sql.ref(column)}) = 'object' and ${sql.ref(column)} ? 'EN'`.execute(rig.deps.db);
      return texts.rows.map((row) => ({ place: `${table}.${column}`, texts: row.texts }));
    }),
  );
  return all.flat();
}

/** Languages in which a text says less than in English, or, in Arabic, says it in another script. */
const nameGaps = ({ place, texts }: SeedText): readonly string[] =>
  languages
    .filter((language) => {
      const words = texts[language] ?? {};
      const isLess = Object.entries(texts['EN'] ?? {}).some(
        ([key, value]) => value !== '' && (words[key as keyof Words] ?? '') === '',
      );
      return isLess || (language === 'AR' && !/\p{Script=Arabic}/u.test(JSON.stringify(words)));
    })
    .map((language) => `${place} in ${language}: ${texts['EN']?.title ?? ''}`);

it('says what a player reads in every language of the site', async () => {
  const texts = await readTexts();
  const places = new Set(texts.map(({ place }) => place));
  for (const place of ['notice.texts', 'promotion.texts', 'promotion.terms', 'mission.texts'])
    expect(places).toContain(place);
  expect(texts.flatMap(nameGaps)).toEqual([]);
});

it.each([
  [{ EN: { title: 'Hello' }, AR: { title: 'Hello' }, TY: { title: 'Kumusta' } }, ['planted in AR: Hello']],
  [{ EN: { title: 'Hello' }, AR: { title: 'مرحبا' } }, ['planted in TY: Hello']],
  [
    { EN: { title: 'A', text: 'B' }, AR: { title: 'مرحبا' }, TY: { title: 'K', text: 'L' } },
    ['planted in AR: A'],
  ],
] as const)('%o has a gap', (texts, gaps) => {
  expect(nameGaps({ place: 'planted', texts })).toEqual(gaps);
});
