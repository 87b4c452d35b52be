import { describe, expect, it } from 'vitest';
import { createChecker } from '../compile-site.ts';
import { compileSite } from '../compile-site.fake.ts';
import { addChildren, askQuiz, createFlowCatalogue, createFlowSite, quizMachine } from './tiny-flow.fake.ts';

const isProof = ({ code }: { readonly code: string }): boolean => code.startsWith('proof.');
/** Codes of what the proof found, with the documents. */
const listFound = async (site: Record<string, unknown>, proofMoments?: number) => {
  const more = proofMoments === undefined ? {} : { proofMoments };
  const { issues, release } = await compileSite(site, createFlowCatalogue(more));
  return {
    isReleased: release !== null,
    found: issues.filter(isProof).map(({ code, document }) => `${code} ${document}`),
    messages: issues.filter(isProof).map(({ message }) => message),
  };
};

/** The site with a second flow beside the first on one page. */
const addSecond = () => {
  const site = createFlowSite();
  const about = addChildren(site['pages/about'] ?? {}, askQuiz('again'));
  site['pages/about'] = { ...about, machines: { quiz: quizMachine, again: quizMachine } };
  return site;
};

describe('a screen with more moments than the proof goes through', () => {
  it('is an error that names it, and no release; one moment less is none', async () => {
    const { proof } = await compileSite(createFlowSite(), createFlowCatalogue());
    // One of the frame, and the same number on each of both pages.
    const momentCount = ((proof?.moments ?? 0) - 1) / 2;
    expect(momentCount).toBeGreaterThan(3);
    expect(await listFound(createFlowSite(), momentCount)).toMatchObject({ isReleased: true, found: [] });
    expect(await listFound(createFlowSite(), momentCount - 1)).toEqual({
      isReleased: false,
      found: ['proof.too-large pages/about', 'proof.too-large pages/home'],
      messages: Array<string>(2).fill(
        `The screen has more than ${momentCount - 1} moments; nothing is proven about it. Split it.`,
      ),
    });
  });

  it('counts the moments of all its flows, those too that were proven on another screen', async () => {
    const { proof } = await compileSite(createFlowSite(), createFlowCatalogue());
    const momentCount = ((proof?.moments ?? 0) - 1) / 2;
    const found = ['proof.too-large pages/about'];
    expect(await listFound(addSecond(), 2 * momentCount)).toMatchObject({ isReleased: true, found: [] });
    expect(await listFound(addSecond(), 2 * momentCount - 1)).toMatchObject({ isReleased: false, found });
    const warm = createChecker(createFlowCatalogue({ proofMoments: 2 * momentCount - 1 }));
    await warm.check(createFlowSite());
    const { issues } = await warm.check(addSecond());
    expect(issues.filter(isProof)).toMatchObject([{ code: 'proof.too-large', document: 'pages/about' }]);
  });
});

describe('a flow of which the build has no graph', () => {
  it('is an error, not a proof', async () => {
    const { graphs } = createFlowCatalogue();
    const without = createFlowCatalogue({
      graphs: (machine) => (machine === 'quiz' ? null : (graphs?.(machine) ?? null)),
    });
    const { release, issues } = await compileSite(createFlowSite(), without);
    expect(release).toBeNull();
    expect(issues.filter(isProof)).toMatchObject(
      ['pages/about', 'pages/home'].map((document) => ({
        code: 'proof.flow-unknown',
        severity: 'error',
        document,
        pointer: '/machines/quiz',
      })),
    );
  });
});

describe('flows of which the same is said on two screens', () => {
  it('are proven once, and say what proofs of each would say', async () => {
    const shared = await compileSite(addSecond(), createFlowCatalogue());
    const apart = await compileSite(addSecond(), createFlowCatalogue({ isProvenWhole: true }));
    expect(shared.issues).toEqual(apart.issues);
    expect(shared.release?.hash).toBe(apart.release?.hash);
  });

  it('are found on every screen where they get somebody stuck', async () => {
    const site = createFlowSite();
    const fragment = site['fragments/quiz'] as { root: { children: readonly { id: string }[] } };
    fragment.root = {
      ...fragment.root,
      children: fragment.root.children.filter(({ id }) => id !== 'quiz-leave'),
    };
    const { found, messages } = await listFound(site);
    expect(found).toEqual([
      'proof.blank pages/about',
      'proof.stuck pages/about',
      'proof.blank pages/home',
      'proof.stuck pages/home',
    ]);
    expect(messages[1]).toContain('"quiz" waits for a person in "answered"');
  });
});
