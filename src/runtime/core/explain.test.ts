import { describe, expect, it } from 'vitest';
import type { CompiledNode, CompiledScreen } from '../../protocol/release/release.ts';
import { explainScreen } from './explain.ts';
import type { Scope } from './scope.ts';
import { createStore } from './store.ts';

const node = (id: string, more: Partial<CompiledNode> = {}): CompiledNode => ({
  id,
  type: 'Box',
  version: 1,
  ...more,
});
const screenOf = (nodes: readonly CompiledNode[]): CompiledScreen => ({
  kind: 'page',
  id: 'home',
  data: {},
  machines: {},
  forms: [],
  root: 0,
  nodes,
});
const isOn = { r: { var: 'settings.whitelabel.REG3' }, d: ['settings.whitelabel.REG3'] };

function explain(nodes: readonly CompiledNode[], scopes: Parameters<typeof createStore>[0]) {
  const store = createStore(scopes);
  const scope: Scope = {
    read: store.get,
    isIn: (machine, state) => (machine === 'reg' ? state === 'editing' : undefined),
    canSend: () => false,
  };
  return explainScreen(screenOf(nodes), { scope, translate: (key) => `words of ${key}` });
}
const byId = (found: ReturnType<typeof explain>, id: string) => found.find(({ nodeId }) => nodeId === id);

describe('explaining a screen', () => {
  it('tells the rule that hides a node, and what the rule reads', () => {
    const found = explain(
      [
        node('root', { children: [1] }),
        node('form', { show: isOn, children: [{ k: 't', key: 'register.title', d: [] }] }),
      ],
      { settings: { whitelabel: { REG3: false } } },
    );
    expect(byId(found, 'form')).toMatchObject({
      screen: 'home',
      state: 'hidden',
      text: 'words of register.title',
      causes: [
        {
          kind: 'show',
          nodeId: 'form',
          isMet: false,
          rule: isOn.r,
          inputs: [{ path: 'settings.whitelabel.REG3', value: false, isMissing: false }],
        },
      ],
    });
    expect(byId(found, 'root')).toMatchObject({ state: 'shown', causes: [] });
  });
  it('says that data is missing, which hides as well', () => {
    const [root] = explain([node('root', { show: isOn })], {});
    expect(root).toMatchObject({ state: 'hidden', causes: [{ inputs: [{ value: null, isMissing: true }] }] });
  });
  it('gives a node the rules around it, and leaves out what is inside of a hidden one', () => {
    const found = explain(
      [
        node('root', { show: isOn, children: [1, 2] }),
        node('step', { in: ['reg', 'sms.waiting'], children: [3] }),
        node('other', { in: ['reg', ['editing', 'sms.waiting']] }),
        node('inside'),
      ],
      { settings: { whitelabel: { REG3: true } }, $machine: { reg: { states: ['editing'] } } },
    );
    expect(byId(found, 'step')).toMatchObject({
      state: 'hidden',
      causes: [
        { kind: 'show', nodeId: 'root', isMet: true },
        { kind: 'step', nodeId: 'step', isMet: false, place: ['reg', 'sms.waiting'], steps: ['editing'] },
      ],
    });
    expect(byId(found, 'other')?.state).toBe('shown');
    expect(byId(found, 'inside')).toBeUndefined();
  });
  it('tells why a control is disabled, with the answer of the flow', () => {
    const r = { '!': { can: ['reg', 'code.resend'] } };
    const [button] = explain([node('resend', { binds: { disabled: { k: 'e', r, d: [], u: true } } })], {});
    expect(button).toMatchObject({
      state: 'disabled',
      causes: [
        {
          kind: 'disabled',
          isMet: false,
          tests: [{ kind: 'can', machine: 'reg', name: 'code.resend', answer: false }],
        },
      ],
    });
  });
  it('tells that a list has no rows, and explains the first row of one that has', () => {
    const list = node('list', {
      repeat: { each: { r: { var: 'data.promos' }, d: ['data.promos'] }, as: 'promo', key: 'id' },
      children: [1],
    });
    const row = node('row', { show: { r: { var: 'promo.isNew' }, d: ['promo.isNew'] } });
    const empty = explain([list, row], { data: { promos: [] } });
    expect(byId(empty, 'list')).toMatchObject({ state: 'hidden', causes: [{ kind: 'list', isMet: false }] });
    const full = explain([list, row], { data: { promos: [{ id: 1, isNew: false }] } });
    expect(byId(full, 'list')?.state).toBe('shown');
    expect(byId(full, 'row')).toMatchObject({
      state: 'hidden',
      causes: [{ inputs: [{ path: 'promo.isNew', value: false }] }],
    });
  });
  it('continues past a rule that cannot be evaluated', () => {
    const broken = node('broken', { show: { r: { nonsense: [] }, d: [] } });
    const found = explain([node('root', { children: [1, 2] }), broken, node('after')], {});
    expect(byId(found, 'after')).toBeDefined();
  });
});
