import type { Thread } from '../../../machines/conversation/conversation.contract.ts';
import { implement } from '../implement.ts';
import { createIdempotencyKeys } from '../idempotency-keys.ts';
import type { WiringNeeds } from '../wiring-needs.ts';

/** What was written to the team is in the list of sent messages: here is only how many get the next one. */
async function loadTeam({ api }: WiringNeeds, signal: AbortSignal): Promise<Thread> {
  const { team } = await api['conversations.recipients']({ size: 1 }, { signal });
  const standing = team > 0 ? 'ready' : 'noRecipient';
  return { standing, nickname: '', recipients: team, messages: [], hasEarlier: false };
}
async function loadOne(
  { api, runtime }: WiringNeeds,
  { account, before }: { readonly account: string; readonly before: string },
  signal: AbortSignal,
): Promise<Thread> {
  const { id, unread, ...thread } = await api['conversations.messages'](
    { ...(account === '' ? {} : { account }), ...(before === '' ? {} : { before }) },
    { signal },
  );
  // A page that no one looks at reads nothing.
  if (unread > 0 && id !== '' && !document.hidden) {
    // The messages are shown also where this cannot be noted: the next turn notes it.
    await api['conversations.markRead']({ ids: id }, { signal }).then(
      () => runtime.machines.tell('session', 'member.refresh', {}),
      () => undefined,
    );
  }
  return { ...thread, recipients: 0 };
}

/** What members write to each other. */
export const conversationArea = implement<'conversation'>({
  services: (needs) => {
    const withKey = createIdempotencyKeys(needs.newId);
    return {
      loadThread: ({ to, account, before }, signal) =>
        to === 'team' ? loadTeam(needs, signal) : loadOne(needs, { account, before }, signal),
      sendMemberMessage: (message, signal) =>
        withKey(message, (key) => needs.api['conversations.send']({ ...message, key }, { signal })),
    };
  },
  effects: ({ runtime }) => ({
    emptyForm: () => runtime.store.set('form.message', undefined),
  }),
});
