import { describe, expect, test } from 'vitest';
import type { CompiledScreen } from '../../src/protocol/release/release.ts';
import { loadCatalogue } from '../site/compile/catalogue.ts';
import { tellFlows } from './tell-flows.ts';

const catalogue = loadCatalogue();
const pageFor = (access: NonNullable<CompiledScreen['access']>): { readonly screen: CompiledScreen } => ({
  screen: {
    kind: 'page',
    id: 'sample',
    access,
    data: {},
    machines: { session: { use: 'session' }, login: { use: 'login' } },
    nodes: [],
    root: 0,
    forms: [],
  },
});

describe('flows of a page in an editor', () => {
  test('show a visitor the page of visitors, with nothing wrong in it', () => {
    const { session, login } = tellFlows([pageFor('anyone')], catalogue);
    expect(session).toMatchObject({ state: 'visitor', projection: { member: null, reason: null } });
    expect(login?.projection).toMatchObject({ error: null });
    expect(login?.can).not.toEqual([]);
  });

  test('show a member or an agent where the page is for one', () => {
    const told = (access: 'member' | 'agent') =>
      tellFlows([pageFor(access)], catalogue)['session']?.projection;
    expect(told('member')).toMatchObject({
      isAgent: false,
      member: { breakUntil: null, breakForGood: false },
    });
    expect(told('agent')).toMatchObject({ isAgent: true });
  });
});
