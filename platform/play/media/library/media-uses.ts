import { sql } from 'kysely';
import type { MediaUse } from '../../../../src/protocol/calls/media.ts';
import { readReference } from '../../../../src/protocol/address/kept-picture.ts';
import { mediaPath } from '../../../../src/protocol/document/media-index.ts';
import type { SiteDocuments } from '../../../../src/protocol/document/document.ts';
import type { Database } from '../../../../server/db/database.ts';

interface UsedPicture {
  readonly id: string;
  readonly use: MediaUse;
}

/** Tables whose rows show pictures, each by the screen of the console that has them. */
const shelves = {
  content: 'notice',
  'deposit-bonuses': 'promotion',
  activities: 'activity',
  'point-rewards': 'point_reward',
} as const;

function findInDocument(value: unknown, onUse: (id: string, pointer: string) => void, pointer = ''): void {
  if (typeof value === 'string') {
    const id = value.startsWith('media:') ? readReference(value) : null;
    if (id !== null) onUse(id, pointer);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) findInDocument(inner, onUse, `${pointer}/${key}`);
}
function listDocumentUses(documents: SiteDocuments, kind: 'draft' | 'live'): readonly UsedPicture[] {
  const uses: UsedPicture[] = [];
  for (const [where, document] of Object.entries(documents)) {
    if (where === mediaPath || where.startsWith('locales/')) continue;
    findInDocument(document, (id, what) => uses.push({ id, use: { kind, where, what } }));
  }
  return uses;
}
/** What rows of desks show, and what they will show once a second person agrees. */
export async function listRowUses(db: Database, merchant: string): Promise<readonly UsedPicture[]> {
  const lists = await Promise.all(
    Object.entries(shelves).map(async ([where, table]) => {
      const { rows } = await sql<{ image: string; title: string | null }>`
        select image, texts->'EN'->>'title' as title from ${sql.table(table)}
        where merchant = ${merchant} and image like 'media:%' order by id`.execute(db);
      return rows.flatMap(({ image, title }): UsedPicture[] => {
        const id = readReference(image);
        return id === null ? [] : [{ id, use: { kind: 'row', where, what: title ?? '' } }];
      });
    }),
  );
  // What waits for a second person shows it as soon as that person agrees.
  const { rows } = await sql<{ desk: string; after: unknown }>`
    select desk, after from desk_change where merchant = ${merchant} and state = 'waiting'`.execute(db);
  const waiting: UsedPicture[] = [];
  for (const { desk, after } of rows)
    findInDocument(after, (id) => waiting.push({ id, use: { kind: 'row', where: desk, what: '' } }));
  return [...lists.flat(), ...waiting];
}

/** Everything that shows a picture of the library, in the draft, on the live site and in rows. */
export async function listUses(
  db: Database,
  merchant: string,
  { draft, live }: { readonly draft: SiteDocuments; readonly live: SiteDocuments },
): Promise<readonly UsedPicture[]> {
  const inDraft = listDocumentUses(draft, 'draft');
  const places = new Set(inDraft.map(({ id, use }) => `${id} ${use.where} ${use.what}`));
  const alone = listDocumentUses(live, 'live').filter(
    ({ id, use }) => !places.has(`${id} ${use.where} ${use.what}`),
  );
  return [...inDraft, ...alone, ...(await listRowUses(db, merchant))];
}
