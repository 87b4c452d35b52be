// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CompiledScreen } from '../../protocol/release.ts';
import { createTestRuntime } from '../testing.tsx';
import { host } from './sample-nodes.fake.ts';

afterEach(cleanup);

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
