import { fileURLToPath } from 'node:url';
import { test, type TestContext } from 'vitest';
import { hashText } from '../../src/compiler/content-hash.ts';
import { editSite, type SiteEdit, siteEdits } from '../../tests/site/edits.ts';
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
const root = fileURLToPath(new URL('../..', import.meta.url));

test('compiles the default site in its thread, to the same release each time', async (context) => {
  const { expect } = context;
  const compiler = openCompiler(context, { timeoutMs: 180_000 });
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
  const ofKinds = [manifest.pages, manifest.modals, manifest.messages].flatMap((kind) => Object.values(kind));
  for (const hash of [...ofKinds, manifest.site, manifest.styles, manifest.prerendered])
    expect(parts).toHaveProperty(hash ?? 'none');
  const held = Object.keys(first.release.parts).filter((hash) => Object.hasOwn(parts, hash));
  expect(held.length).toBeGreaterThan(100);
}, 180_000);
// The two that wait do so at the same time.
test.concurrent('ends a compilation that takes too long and works again', async (context) => {
  const { expect } = context;
  const entry = new URL(
    `data:text/javascript,${encodeURIComponent(
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ id, documents }) => { while (documents.values.wild) {} parentPort.postMessage({ id, compilation: { release: null, issues: [] } }); }); parentPort.postMessage({ ready: true });",
    )}`,
  );
  const compiler = openCompiler(context, { timeoutMs: 3_000, entry });
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
      "import { parentPort } from 'node:worker_threads'; await new Promise((resolve) => setTimeout(resolve, 3_500)); parentPort.on('message', ({ id }) => parentPort.postMessage({ id, compilation: { release: null, issues: [] } })); parentPort.postMessage({ ready: true });",
    )}`,
  );
  const compiler = openCompiler(context, { timeoutMs: 3_000, entry });
  expect(await compiler.compile({})).toEqual({ release: null, issues: [] });
});
