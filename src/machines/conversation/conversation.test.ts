import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { ConversationContext, MemberMessage, Thread } from './conversation.contract.ts';
import { conversationMachine } from './conversation.machine.ts';

const message = (id: string, minute: number, isOwn = false): MemberMessage => ({
  id,
  isOwn,
  isToTeam: false,
  content: id,
  sentAt: `2026-01-01T03:0${minute}:00.000Z`,
});
type Asked = Pick<ConversationContext, 'to' | 'account'>;

it('conversation joins what came earlier, what is new and what was sent, none of it twice', async () => {
  const pages: Readonly<Record<string, Thread>> = {
    '': {
      standing: 'ready',
      nickname: 'Amihan',
      recipients: 0,
      hasEarlier: true,
      messages: [message('r2', 2), message('r3', 3)],
    },
    r2: {
      standing: 'ready',
      nickname: 'Amihan',
      recipients: 0,
      hasEarlier: false,
      messages: [message('r1', 1)],
    },
  };
  let shown = 0;
  const latest = { ...pages[''], messages: [message('r3', 3), message('s4', 4, true)] } as Thread;
  const sent: unknown[] = [];
  const actor = createActor(
    conversationMachine.provide({
      actors: {
        wait: fromPromise(() => new Promise<undefined>(() => undefined)) as never,
        loadThread: fromPromise<Thread, Asked & { readonly before: string }>(({ input }) => {
          shown += 1;
          return Promise.resolve(pages[input.before] ?? latest);
        }),
        sendMemberMessage: fromPromise<MemberMessage, Asked & { readonly content: string }>(({ input }) => {
          sent.push(input);
          return Promise.resolve(message('s4', 4, true));
        }),
      },
      actions: { emptyForm: () => undefined },
    }),
    { input: { to: 'upline', account: '' } },
  ).start();
  const idsOf = () => actor.getSnapshot().context.messages.map(({ id }) => id);
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  actor.send({ type: 'thread.earlier' });
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  expect(idsOf()).toEqual(['r1', 'r2', 'r3']);
  actor.send({ type: 'message.submit', values: { content: '  s4 ' } });
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  expect(sent).toEqual([{ to: 'upline', account: '', content: 's4' }]);
  expect([idsOf(), shown]).toEqual([['r1', 'r2', 'r3', 's4'], 2]);
  expect(actor.getSnapshot().can({ type: 'thread.earlier' })).toBe(false);
});
