import { expect, it } from 'vitest';
import { createStore } from '../../runtime/core/store.ts';
import { noticePath } from '../page/page-notice.ts';
import { showFailedFlow } from './failed-flow.ts';

/** A portal whose page and dialog run these flows. */
function setUp({ page, modal, online = true }: { page?: string; modal?: string; online?: boolean }) {
  const store = createStore({ ui: { online } });
  const said: string[] = [];
  const done: string[] = [];
  const flows: Readonly<Record<string, string | undefined>> = { page, modal };
  const screenWith = (use: string | undefined) =>
    use === undefined ? null : { screen: { machines: { flow: { use } } } };
  const runtime = {
    store,
    translate: (key: string) => key,
    screens: { get: (kind: string) => screenWith(flows[kind]) },
    closeModal: () => void done.push('closed'),
    showPage: () => void done.push('hidden'),
  };
  const fail = (): void =>
    showFailedFlow(
      'lotteryBet',
      { runtime: runtime as never, notify: (text) => void said.push(text) },
      () => void done.push('reloaded'),
    );
  fail();
  return { store, fail, said, done, notice: store.get(noticePath) };
}

it('offers to try again in the place of the page that needs the flow', () => {
  const { notice, done, fail } = setUp({ page: 'lotteryBet' });
  expect([notice, done]).toEqual(['broken', ['hidden']]);
  // The browser would fail for ever in this document.
  fail();
  expect(done).toEqual(['hidden', 'reloaded']);
});
it('waits for the network in the place of the page while the browser is offline', () => {
  const { notice, done, fail, store } = setUp({ page: 'lotteryBet', online: false });
  expect(notice).toBe('unreachable');
  fail();
  expect(done).not.toContain('reloaded');
  store.set('ui.online', true);
  fail();
  expect(done).toContain('reloaded');
});
it('closes the dialog that needs the flow, says why, and leaves the page', () => {
  const { said, done, notice } = setUp({ page: 'deposit', modal: 'lotteryBet' });
  expect({ said, done, notice }).toEqual({
    said: ['state.loadFailedReload'],
    done: ['closed'],
    notice: undefined,
  });
});
it('leaves what does not need the flow', () => {
  expect(setUp({ page: 'deposit', modal: 'login' }).done).toEqual([]);
});
