import { join } from 'node:path';
import { diffSites } from '../src/compiler/diff-sites.ts';
import type { SiteDocuments } from '../src/protocol/document.ts';
import { createTestDatabase } from '../server/db/test-database.ts';
import { systemClock } from '../server/platform/clock.ts';
import { systemRandom } from '../server/platform/random.ts';
import { createReleaseSigner } from '../server/platform/release-signer.ts';
import { loadImpactFacts } from '../server/site/impact-facts.ts';
import { createSiteService } from '../server/site/postgres-site-service.ts';
import type { SiteService } from '../server/site/site-service.ts';
import { readSourceFiles } from '../server/site/source-files.ts';
import { createThreadedCompiler } from '../server/site/threaded-compiler.ts';
import { multiplySite } from '../tests/site/multiply-site.ts';
import { summarise } from './samples.ts';
import { drawTable, type Row } from './table.ts';

const root = join(import.meta.dirname, '..');
/** Not counted: a process does what it does for the first time slower. */
const warmUps = 5;
const publishes = 25;
/** Fields that say in binary which turn it is: no release is like one before. */
const counters = ['line', 'wechat', 'qqNum', 'whatsapp', 'facebook'] as const;
const document = 'settings/register-fields';

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The draft says another turn: one field comes or goes, and as few others as the number needs. */
const editDraft = async (service: SiteService, turn: number) => {
  const { version, documents } = await service.draft();
  const { fields } = documents[document] as { readonly fields: Fields };
  const patches = counters.flatMap((name, bit) => {
    const enabled = Math.floor(turn / 2 ** bit) % 2 === 1;
    const isSame = fields[name]?.['enabled'] === enabled;
    return isSame
      ? []
      : [{ document, op: 'replace' as const, path: ['fields', name, 'enabled'], value: enabled }];
  });
  const edited = await service.editDraft({ version, patches, author: 'a' });
  if (!edited.ok) throw new Error(`The edit was refused: ${edited.error.code}`);
  const { version: draftVersion, baseRevision } = await service.draft();
  return { draftVersion, baseRevision };
};

/** Milliseconds of a publish, from the call until the release is live; the draft is saved before. */
const timePublishes = async (documents: SiteDocuments): Promise<readonly number[]> => {
  const database = await createTestDatabase();
  const facts = loadImpactFacts();
  const compiler = createThreadedCompiler({ diff: diffSites, facts, timeoutMs: 300_000 });
  try {
    const service = createSiteService({
      db: database.db,
      clock: systemClock,
      random: systemRandom,
      merchant: 'demo',
      compiler,
      signer: createReleaseSigner(),
    });
    const said = { note: 'measured', author: 'a' };
    const imported = await service.importDocuments({ documents, ...said, kind: 'publish' });
    if (!imported.ok) throw new Error(`The site was refused: ${JSON.stringify(imported.error)}`);
    const samples: number[] = [];
    for (let turn = 1; turn <= warmUps + publishes; turn += 1) {
      const draft = await editDraft(service, turn);
      const start = performance.now();
      const published = await service.publish({ ...said, ...draft });
      if (!published.ok) throw new Error(`The publication was refused: ${published.error.code}`);
      if (turn > warmUps) samples.push(performance.now() - start);
    }
    return samples;
  } finally {
    await compiler.stop();
    await database.close();
  }
};

/** How the time of a publish grows with the site: the fields of the registration form changed, ten times the pages. */
export const measureGrowth = async (): Promise<string> => {
  const { documents } = await readSourceFiles(root);
  const rows: Row[] = [];
  for (const times of [1, 10]) {
    const site = multiplySite(documents, times);
    const pages = Object.keys(site).filter((path) => path.startsWith('pages/')).length;
    rows.push({ site: `${times} ×`, pages, ...summarise(await timePublishes(site)) });
  }
  return drawTable('Publish of a changed field, by the size of the site (ms)', rows);
};
