import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import { openCheckCache } from '../../server/prerender/check-cache.ts';
import { loadPublisher } from '../../server/prerender/load-publisher.ts';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import type { Compilation } from '../../server/site/compile/site-compiler.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-check-'));
const file = join(folder, 'check-cache.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that begins with what the one before left. */
const checkInNewProcess = async (site: SiteDocuments): Promise<Compilation> => {
  const cache = openCheckCache(file);
  const compilation = await loadPublisher('test', cache).compile(site);
  cache.close();
  return compilation;
};
const describeCompilation = ({ release, ...said }: Compilation) => ({
  ...said,
  release: release === null ? null : { hash: release.hash, parts: Object.keys(release.parts).sort() },
});

let documents: SiteDocuments;
let first: Compilation;
beforeAll(async () => {
  ({ documents } = await readSourceFiles(join(import.meta.dirname, '..', '..')));
  first = await checkInNewProcess(documents);
});

const replaceText = (path: string, from: string, to: string): SiteDocuments => {
  const text = JSON.stringify(documents[path]);
  const replaced = text.replace(from, () => to);
  expect(replaced, `expects ${from}`).not.toBe(text);
  return { ...documents, [path]: JSON.parse(replaced) as unknown };
};

const faults = [
  {
    what: 'a form that nobody can send',
    make: () =>
      replaceText(
        'fragments/login-form',
        '"show":{"!!":{"var":"machine.login.changeReason"}}',
        '"show":{"!!":{"var":"route.query.more"}}',
      ),
    found: 'proof.stuck modals/login',
  },
  {
    what: 'a page that shows nothing while its data comes',
    make: () => ({
      ...documents,
      'pages/help': {
        ...(documents['pages/help'] as object),
        root: {
          type: 'Heading',
          id: 'failed',
          props: { level: 1 },
          show: {
            and: [
              { '===': [{ var: 'ui.data.help.status' }, 'error'] },
              // The footer's links name a topic, which a page that they lead to reads.
              { '!==': [{ var: ['route.query.page', ''] }, 'none'] },
            ],
          },
          children: [{ $t: 'state.loadFailed' }],
        },
      },
    }),
    found: 'render.empty pages/help',
  },
];

describe('a process that begins with results of an earlier one', () => {
  it('gives the same release', async () => {
    expect(first.release).not.toBeNull();
    expect(describeCompilation(await checkInNewProcess(documents))).toEqual(describeCompilation(first));
  });

  it.each(faults)('finds $what', async ({ make, found }) => {
    const { release, issues } = await checkInNewProcess(make());
    expect(issues.map(({ code, document }) => `${code} ${document}`)).toContain(found);
    expect(release).toBeNull();
  });
});
