// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { releases, stages } from '../../protocol/calls/releases.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { stageMessages as words } from './stage-messages.ts';

const path = 'settings/register-fields';
const openReview = async () => {
  const api = createConsoleFake({ documents: { [path]: { fields: { email: { required: false } } } } });
  api.site.editElsewhere([
    { document: path, op: 'replace', path: ['fields', 'email', 'required'], value: true },
  ]);
  renderConsole(api, '/');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Review & publish/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Review & publish' });
  await within(sheet).findByText('/fields/email/required is changed');
  await user.type(within(sheet).getByLabelText(/^Note/), 'Ask for e-mail');
  await user.click(within(sheet).getByText(words.toStage));
  return { api, user, sheet };
};

it('gives a draft to a stage, which can then be widened and rolled back with a reason', async () => {
  const { api, user, sheet } = await openReview();
  const share = within(sheet).getByLabelText(words.share);
  await user.clear(share);
  await user.click(within(sheet).getByRole('button', { name: words.begin }));
  expect(within(sheet).getByText(words.shareWrong)).toBeTruthy();
  expect((await api.send(stages.read)).stage).toBeNull();
  await user.type(share, '25');
  await user.type(within(sheet).getByLabelText(words.accounts), 'ana, ben');
  await user.click(within(sheet).getByRole('button', { name: words.begin }));
  expect(await within(sheet).findByText(words.begun(2))).toBeTruthy();
  expect((await api.send(stages.read)).stage).toMatchObject({
    share: 25,
    accounts: ['ana', 'ben'],
    haltAfter: 3,
  });
  expect((await api.send(releases.list)).releases.map(({ kind }) => kind)).toEqual(['stage', 'initial']);
  await user.click(within(sheet).getByRole('button', { name: 'Done' }));

  expect(await screen.findByText('25% of all visitors and ana, ben')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(words.widenTo), '75');
  await user.click(screen.getByRole('button', { name: words.widen }));
  expect(await screen.findByText('75% of all visitors and ana, ben')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: words.rollBack }));
  const dialog = await screen.findByRole('dialog', { name: words.rollBackTitle });
  await user.click(within(dialog).getByRole('button', { name: words.rollBack }));
  expect(within(dialog).getByText(words.reasonMissing)).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Too early');
  await user.click(within(dialog).getByRole('button', { name: words.rollBack }));
  await waitFor(async () =>
    expect((await api.send(stages.read)).stage).toMatchObject({ state: 'rolled-back', reason: 'Too early' }),
  );
  await waitFor(() => expect(screen.queryByText('75% of all visitors and ana, ben')).toBeNull());
});
