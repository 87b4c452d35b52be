import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import type { DataExport } from './data-export.contract.ts';
import { dataExportMachine } from './data-export.machine.ts';

const none: DataExport = {
  state: 'none',
  readyAt: '',
  expiresAt: '',
  mayAsk: true,
  needsPassword: true,
};

it('keeps no password after the call, and takes no second request on the same day', async () => {
  const sent: string[] = [];
  const actor = createActor(
    dataExportMachine.provide({
      actors: {
        loadDataExport: fromPromise(async () => none),
        askDataExport: fromPromise<DataExport, { readonly password: string }>(async ({ input }) => {
          sent.push(input.password);
          return { ...none, state: 'ready' as const, mayAsk: false };
        }),
      },
    }),
  ).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('editing');
  actor.send({ type: 'form.submit', values: { password: 'Foyer-2026' } });
  await expect.poll(() => actor.getSnapshot().value).toBe('made');
  expect(actor.getSnapshot().context.password).toBeNull();
  actor.send({ type: 'form.submit', values: { password: 'Foyer-2026' } });
  expect(actor.getSnapshot().value).toBe('made');
  expect(sent).toEqual(['Foyer-2026']);
});
