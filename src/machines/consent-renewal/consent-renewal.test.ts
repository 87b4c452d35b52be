import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import type { DueConsent } from './consent-renewal.contract.ts';
import { consentRenewalMachine } from './consent-renewal.machine.ts';

interface Due {
  readonly due: readonly DueConsent[];
}
const edition = (version: string): Due => ({
  due: [{ document: 'terms', version, date: '2026-02-01', statement: 'I agree to the terms' }],
});

it('agrees to what was shown, and shows another edition before it is agreed to', async () => {
  const shown = [edition('1.1'), edition('1.2')];
  const agreed: string[] = [];
  const actor = createActor(
    consentRenewalMachine.provide({
      actors: {
        loadDueConsents: fromPromise<Due, Record<string, never>>(async () => shown.shift() ?? { due: [] }),
        renewConsents: fromPromise<Due, Due>(async ({ input: { due } }) => {
          agreed.push(...due.map(({ version }) => version));
          if (agreed.length === 1)
            throw Object.assign(new Error('another edition'), { code: 'consent.changed' });
          return { due: [] };
        }),
      },
    }),
  ).start();
  const value = () => actor.getSnapshot().value;
  await expect.poll(value).toBe('asking');
  actor.send({ type: 'consents.accept' });
  await expect.poll(() => actor.getSnapshot().context.due[0]?.version).toBe('1.2');
  expect(value()).toBe('asking');
  actor.send({ type: 'consents.accept' });
  await expect.poll(value).toBe('agreed');
  expect(agreed).toEqual(['1.1', '1.2']);
});
