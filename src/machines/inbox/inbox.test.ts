import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { InboxKind, InboxPage } from './inbox.contract.ts';
import { inboxMachine } from './inbox.machine.ts';

it('inbox shows the box that was chosen last, also one chosen while another was loading', async () => {
  const answers = new Map<InboxKind, (page: InboxPage) => void>();
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        loadInbox: fromPromise<InboxPage, { readonly kind: InboxKind; readonly page: number }>(
          ({ input }) => new Promise((resolve) => void answers.set(input.kind, resolve)),
        ),
      },
    }),
    { input: { kind: 'conversations' } },
  ).start();
  const page = (total: number): InboxPage => ({ messages: [], page: 1, pages: 1, total });
  actor.send({ type: 'inbox.filter', kind: 'sent' });
  actor.send({ type: 'inbox.filter', kind: 'brand' });
  answers.get('conversations')?.(page(1));
  answers.get('sent')?.(page(2));
  answers.get('brand')?.(page(3));
  await waitFor(actor, (snapshot) => snapshot.matches('showing'));
  const { kind, total } = actor.getSnapshot().context;
  expect([kind, total]).toEqual(['brand', 3]);
});
