import { expect, it } from 'vitest';
import { createStore } from '../../runtime/core/store.ts';
import { noticePath } from '../page-controller.ts';
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
    ...{ store, translate: (key: string) => key },
    screens: { get: (kind: string) => screenWith(flows[kind]) },
    closeModal: () => void done.push('closed'),
    showPage: () => void done.push('hidden'),
  };
  showFailedFlow('lotteryBet', { runtime: runtime as never, notify: (text) => void said.push(text) });
  return { said, done, notice: store.get(noticePath) };
}

it('offers to try again in the place of the page that needs the flow', () => {
  expect(setUp({ page: 'lotteryBet' })).toEqual({ said: [], done: ['hidden'], notice: 'broken' });
});
it('waits for the network in the place of the page while the browser is offline', () => {
  expect(setUp({ page: 'lotteryBet', online: false }).notice).toBe('unreachable');
});
it('closes the dialog that needs the flow, says why, and leaves the page', () => {
  const after = setUp({ page: 'deposit', modal: 'lotteryBet' });
  expect(after).toEqual({ said: ['state.loadFailed'], done: ['closed'], notice: undefined });
});
it('leaves what does not need the flow', () => {
  expect(setUp({ page: 'deposit', modal: 'login' }).done).toEqual([]);
});
