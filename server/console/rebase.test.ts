import { describe, expect, it } from 'vitest';
import { applyDocumentPatches } from '../site/draft/apply-patches.ts';
import { findDifferences } from './draft-summary.ts';
import { planRebase } from './rebase.ts';

describe('differences', () => {
  it('are pointers in the form of RFC 6901', () => {
    expect(findDifferences({ 'a/b': { '~': 1 } }, { 'a/b': { '~': 2 } })).toEqual(['/a~1b/~0']);
  });
  it('take a list of another length as one place', () => {
    expect(findDifferences({ a: [1, 2] }, { a: [1] })).toEqual(['/a']);
  });
});

describe('rebasing', () => {
  const base = { a: { list: [1, 2], kept: 1, gone: { x: 1 } } };
  it('keeps the draft’s value where both sides changed it, and tells both', () => {
    const plan = planRebase(base, { a: { ...base.a, kept: 2 } }, { a: { ...base.a, kept: 3 } });
    expect(plan).toEqual({
      patches: [{ document: 'a', op: 'replace', path: ['kept'], value: 2 }],
      contested: [{ document: 'a', place: 'kept', kind: 'value', was: '1', theirs: '3', yours: '2' }],
    });
  });
  it('keeps what the live site has taken out and the draft has changed, and tells it', () => {
    const plan = planRebase(base, { a: { ...base.a, gone: { x: 2 } } }, { a: { list: [1, 2], kept: 1 } });
    expect(plan).toMatchObject({
      patches: [{ op: 'add', path: ['gone'], value: { x: 2 } }],
      contested: [{ kind: 'base-removed', place: 'gone' }],
    });
  });
  it('replaces a member that the live site has got in the meantime', () => {
    const plan = planRebase(base, { a: { ...base.a, added: 1 } }, { a: { ...base.a, added: 2 } });
    expect(plan.patches).toEqual([{ document: 'a', op: 'replace', path: ['added'], value: 1 }]);
  });
  it('keeps the nodes that somebody else put into the list that the draft changed', () => {
    const page = (...ids: readonly string[]) => ({ p: { children: ids.map((id) => ({ id })) } });
    const { patches, contested } = planRebase(page('a'), page('a', 'mine'), page('theirs', 'a'));
    expect(contested).toEqual([]);
    expect(applyDocumentPatches(page('theirs', 'a'), patches)).toEqual(page('theirs', 'a', 'mine'));
  });
});
