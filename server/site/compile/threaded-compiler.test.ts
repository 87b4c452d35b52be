import { fileURLToPath } from 'node:url';
import { test, type TestContext } from 'vitest';
import { hashText } from '../../../src/compiler/content-hash.ts';
import { byEffort } from '../../infrastructure/test-effort.fake.ts';
import { editSite, type SiteEdit, siteEdits } from '../../../tests/site/edits.ts';
import { readSourceFiles } from './source-files.ts';
import { createThreadedCompiler, type ThreadedCompiler } from './threaded-compiler.ts';

const openCompiler = (
  { onTestFinished }: TestContext,
  how: Pick<Parameters<typeof createThreadedCompiler>[0], 'timeoutMs' | 'entry'>,
): ThreadedCompiler => {
  const compiler = createThreadedCompiler({
    diff: () => [],
    facts: { textsOfType: () => [], statesOfMachine: () => 0, isMoneyMachine: () => false },
    ...how,
  });
  onTestFinished(() => compiler.stop());
  return compiler;
};
const root = fileURLToPath(new URL('../../..', import.meta.url));

test('says in its thread what is wrong, the same each time, and hears of a change that is sent alone', async (context) => {
  const { expect } = context;
  const compiler = openCompiler(context, { timeoutMs: () => 180_000 });
  const broken = { site: { name: 'Tiny' }, 'pages/home': { id: 'home' } };
  const [first, second] = await Promise.all([compiler.compile(broken), compiler.compile(broken)]);
  expect(first.release).toBeNull();
  expect(first.issues.length).toBeGreaterThan(0);
  expect(second).toEqual(first);
  const { issues } = await compiler.compile({ ...broken, site: { ...broken.site, language: 1 } });
  const repaired = first.issues.filter(({ message }) => message === 'The key "language" is missing.');
  expect(repaired).toMatchObject([{ document: 'pages/home' }, { document: 'site' }]);
  expect(issues).toEqual(first.issues.filter((issue) => issue !== repaired[1]));
});

// At night alone: half a minute. In the gate the first start of a server compiles it, before the browser tests.
test.for(byEffort<readonly string[]>([], ['the default site']))(
  'compiles %s in its thread, to the same release each time',
  { timeout: 180_000 },
  async (_, context) => {
    const { expect } = context;
    const compiler = openCompiler(context, { timeoutMs: () => 180_000 });
    const { documents } = await readSourceFiles(root);
    const [first, second] = await Promise.all([compiler.compile(documents), compiler.compile(documents)]);
    // Whatever the compiler, the proof and the drawing of every screen could object to.
    expect(first.issues).toEqual([]);
    expect(first.release?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(second.release?.hash).toBe(first.release?.hash);
    // A change is sent alone, and its release comes back whole.
    const { release } = await compiler.compile(editSite(documents, siteEdits[0] as SiteEdit, 1));
    if (release === null || first.release === null) throw new Error('Expected releases');
    expect(release.hash).not.toBe(first.release.hash);
    const { manifest, parts } = release;
    for (const { hash, body } of Object.values(parts)) expect(hashText(body)).toBe(hash);
    const ofKinds = [manifest.pages, manifest.modals, manifest.messages].flatMap((kind) =>
      Object.values(kind),
    );
    for (const hash of [...ofKinds, manifest.site, manifest.styles, manifest.prerendered])
      expect(parts).toHaveProperty(hash ?? 'none');
    const held = Object.keys(first.release.parts).filter((hash) => Object.hasOwn(parts, hash));
    expect(held.length).toBeGreaterThan(100);
  },
);
// The two that wait do so at the same time.
test.concurrent('ends a compilation that takes too long and works again', async (context) => {
  const { expect } = context;
  const entry = new URL(
    `data:text/javascript,${encodeURIComponent(
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ id, documents }) => { while (documents.values.wild) {} parentPort.postMessage({ id, compilation: { release: null, issues: [] } }); }); parentPort.postMessage({ ready: true });",
    )}`,
  );
  const compiler = openCompiler(context, { timeoutMs: () => 1_000, entry });
  await expect(compiler.compile({ wild: true })).rejects.toMatchObject({
    code: 'publish.too-long',
    status: 422,
  });
  // The next thread has the whole time, and needs next to none of it.
  expect(await compiler.compile({})).toEqual({ release: null, issues: [] });
});

test.concurrent('counts the time from when the thread has its program: a slow start is no fault of the documents', async (context) => {
  const { expect } = context;
  const entry = new URL(
    `data:text/javascript,${encodeURIComponent(
      "import { parentPort } from 'node:worker_threads'; await new Promise((resolve) => setTimeout(resolve, 1_300)); parentPort.on('message', ({ id }) => parentPort.postMessage({ id, compilation: { release: null, issues: [] } })); parentPort.postMessage({ ready: true });",
    )}`,
  );
  const compiler = openCompiler(context, { timeoutMs: () => 1_000, entry });
  expect(await compiler.compile({})).toEqual({ release: null, issues: [] });
});
