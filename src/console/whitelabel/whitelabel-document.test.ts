import { describe, expect, it } from 'vitest';
import { listModules, readModules, setModule } from './whitelabel-document.ts';

const live = {
  tree: {
    modId: 'SITE3',
    enabled: true,
    childrenNodes: [
      {
        modId: 'REG3',
        name: 'Registration',
        enabled: true,
        childrenNodes: [{ modId: 'SMS3', enabled: true, childrenNodes: [] }],
      },
    ],
  },
};
const states = (draft: Parameters<typeof readModules>[0]) => {
  const root = readModules(draft, live);
  return root
    ? listModules(root).map(({ modId, enabled, groupOff, changed }) => [modId, enabled, groupOff, changed])
    : [];
};

describe('the module tree', () => {
  it('shows a module below a group that is off as off with it, but keeps its own switch', () => {
    expect(states(setModule(live, [0], false))).toEqual([
      ['SITE3', true, false, false],
      ['REG3', false, false, true],
      ['SMS3', true, true, false],
    ]);
  });
  it('switches exactly one module', () => {
    expect(setModule(setModule(live, [0, 0], false), [0, 0], true)).toEqual(live);
  });
  it('is absent for a document without a tree', () => {
    expect(readModules({ tree: 3 }, live)).toBeNull();
  });
});
