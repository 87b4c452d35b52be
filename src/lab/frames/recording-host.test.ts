import { expect, it, vi } from 'vitest';
import { createRecordingHost } from './recording-host.ts';

const never = (): never => {
  throw new Error('No engine is needed.');
};

it('records a call once, and its missing answer as no fault of the screen', async () => {
  const effect = vi.fn();
  const host = createRecordingHost(effect, never);
  const failure: unknown = await host.call('wallet.balance', {}).catch(String);
  if (typeof failure !== 'string') throw new Error('Expected a failure as text');
  const place = { page: 'pages/wallet', release: 'r1' };
  host.deliverReport({ ...place, nodeId: 'data:wallet', message: failure });
  host.deliverReport({ ...place, nodeId: 'page/table', message: 'Error: no rows' });
  expect(effect.mock.calls).toEqual([
    ['call', 'wallet.balance'],
    ['report', 'page/table Error: no rows'],
  ]);
});
