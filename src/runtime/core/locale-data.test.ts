import { expect, it } from 'vitest';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { createTestRuntime, fakePointer } from '../testing.tsx';

const screen: CompiledScreen = {
  kind: 'page',
  id: 'home',
  data: { notices: { call: 'notices.list', fallback: null, staleMs: 60_000 } },
  machines: {},
  forms: [],
  nodes: [{ id: 'root', type: 'Box', version: 1, tag: 'div' }],
  root: 0,
};

it('asks its sources again in another language, once, and not for the same one', async () => {
  let asked = 0;
  let locale = (): string => '';
  const { runtime } = createTestRuntime({
    screen,
    pointer: fakePointer('r1', { messages: { EN: 'r1-en', AR: 'r1-ar' } }),
    parts: { 'r1-en': {}, 'r1-ar': {} },
    call: () => {
      asked += 1;
      return Promise.resolve(locale());
    },
  });
  locale = () => runtime.active().locale;
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  await settle();
  const before = asked;
  await runtime.setLocale('AR');
  await settle();
  expect(runtime.store.get('data.notices')).toBe('AR');
  expect(asked).toBe(before + 1);
  await runtime.setLocale('AR');
  await settle();
  expect(asked).toBe(before + 1);
});
