// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import type { CompiledAction, CompiledScreen } from '../../protocol/release/release.ts';
import { createTestRuntime } from '../testing.tsx';
import { host, page } from './sample-nodes.fake.ts';

const asking: CompiledScreen = {
  kind: 'page',
  id: 'home',
  data: { games: { call: 'games.list', fallback: [] } },
  machines: {},
  forms: [],
  nodes: [host('root', {})],
  root: 0,
};
const failWith = async (code: string) => {
  const test = createTestRuntime({
    screen: asking,
    call: () => Promise.reject(Object.assign(new Error('no'), { code })),
  });
  render(test.page);
  await act(() => Promise.resolve());
  return { reports: test.reports, error: test.runtime.store.get('ui.data.games.error') };
};

describe('a call that fails', () => {
  it('counts against no release where the connection was lost, and is shown all the same', async () => {
    expect(await failWith('network.offline')).toEqual({ reports: [], error: 'network.offline' });
    expect(await failWith('network.timeout')).toEqual({ reports: [], error: 'network.timeout' });
  });
  it('is reported with page, release and source where the server refused it', async () => {
    const { reports, error } = await failWith('request.invalid');
    expect(error).toBe('request.invalid');
    expect(reports).toEqual([{ page: 'home', release: 'r1', nodeId: 'data:games', message: 'Error: no' }]);
  });
});

describe('actions that a person asked for', () => {
  const refusal = Object.assign(new Error('no'), { code: 'account.on-break' });
  const press = async (call: () => Promise<Json>) => {
    const { runtime, asked, reports } = createTestRuntime({ screen: page([host('root')]), call });
    const actions: CompiledAction[] = [
      { do: 'call', call: 'games.addFavourite' },
      { do: 'announce', text: { k: 'c', v: 'done' } },
    ];
    const before = asked.length;
    const ran = await runtime.run(actions, runtime.scope, 'heart');
    return { ran, asked: asked.slice(before), reports };
  };

  it('announce a refusal and its reason, and do not run the actions that follow', async () => {
    const { ran, asked, reports } = await press(() => Promise.reject(refusal));
    expect(ran).toBe(false);
    expect(asked).toEqual([['sayFailure', refusal]]);
    expect(reports).toMatchObject([{ nodeId: 'heart' }]);
  });
  it('announce a lost connection, but do not report it to the operator', async () => {
    const lost = Object.assign(new Error('no'), { code: 'network.offline' });
    const { asked, reports } = await press(() => Promise.reject(lost));
    expect(asked).toEqual([['sayFailure', lost]]);
    expect(reports).toEqual([]);
  });
  it('announce no failure where there is none', async () => {
    expect((await press(() => Promise.resolve(null))).asked).toEqual([['announce', 'done']]);
  });
});
