import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import type { MessageChoices, MessageSettings } from './message-settings.contract.ts';
import { messageSettingsContract } from './message-settings.contract.ts';
import { messageSettingsMachine } from './message-settings.machine.ts';

const settings: MessageSettings = {
  channels: ['email'],
  accountEmail: true,
  accountSms: false,
  promotionsPortal: true,
  promotionsEmail: false,
  promotionsSms: true,
  consentChangedAt: '2026-06-01T08:00:00.000Z',
};
const start = async () => {
  const sent: MessageChoices[] = [];
  const actor = createActor(
    messageSettingsMachine.provide({
      actors: {
        loadMessageSettings: fromPromise(async () => settings),
        saveMessageSettings: fromPromise<MessageSettings, { readonly choices: MessageChoices }>(
          async ({ input }) => {
            sent.push(input.choices);
            return { ...settings, ...input.choices };
          },
        ),
      },
    }),
  ).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('editing');
  const read = () => messageSettingsContract.project(actor.getSnapshot());
  return { actor, sent, read };
};

it('sends what the form shows and nothing else: a way that is not offered stays as it is', async () => {
  const { actor, sent, read } = await start();
  expect(read()).toMatchObject({ hidden: ['accountSms', 'promotionsSms'], agreesToAny: true, saved: false });
  const values = { promotionsPortal: true, promotionsEmail: true, nickname: 'x', accountSms: 'yes' };
  actor.send({ type: 'part.submit', part: 'promotions', values });
  await expect.poll(() => actor.getSnapshot().value).toBe('editing');
  expect(sent).toEqual([{ promotionsPortal: true, promotionsEmail: true }]);
  expect(read()).toMatchObject({ saved: true, part: 'promotions' });
});

it('turns off what has no tick any longer: the form does not name it', async () => {
  const { actor, sent } = await start();
  actor.send({ type: 'part.submit', part: 'account', values: {} });
  await expect.poll(() => actor.getSnapshot().value).toBe('editing');
  expect(sent).toEqual([{ accountEmail: false }]);
});

it('stops promotions by every way in one press, also by one that is not offered now', async () => {
  const { actor, sent, read } = await start();
  actor.send({ type: 'promotions.stop' });
  await expect.poll(() => actor.getSnapshot().value).toBe('editing');
  expect(sent).toEqual([{ promotionsPortal: false, promotionsEmail: false, promotionsSms: false }]);
  expect(read()).toMatchObject({ agreesToAny: false, saved: true });
});
