// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { schedules } from '../../protocol/calls/releases.ts';
import { draft } from '../../protocol/calls/site.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';

const path = 'settings/register-fields';
const edit = [{ document: path, op: 'replace', path: ['fields', 'email', 'required'], value: true }] as const;

async function begin() {
  const api = createConsoleFake({
    documents: { [path]: { fields: { email: { enabled: true, required: false, order: 1 } } } },
  });
  api.site.editElsewhere(edit);
  const plan = { version: 2, baseRevision: 1, local: '2027-03-29T00:30', zone: 'UTC', note: 'Spring' };
  await api.send(schedules.plan, plan);
  return api;
}

it('says in the bar, on the first screen and in the review that an edit voided the plan, and by whom', async () => {
  const api = await begin();
  api.site.editElsewhere(edit);
  renderConsole(api);
  const bar = await screen.findByRole('region', { name: 'Unpublished changes' });
  const sentence = /planned for .*UTC is void: Ana edited the draft/;
  expect(await within(bar).findByText(sentence)).toBeTruthy();
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  await userEvent.setup().click(screen.getByRole('button', { name: /Review & publish/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Review & publish' });
  expect(await within(sheet).findByText(sentence)).toBeTruthy();
  expect(screen.queryByText(/Goes live on/)).toBeNull();
});

it('asks before an edit that voids the plan', async () => {
  const api = await begin();
  renderConsole(api, '/fields');
  const user = userEvent.setup();
  expect((await screen.findAllByText(/Goes live on .*UTC/)).length).toBeGreaterThan(0);
  await user.click((await screen.findAllByRole('checkbox', { name: /Show/ }))[0] as HTMLElement);
  expect(await screen.findByText(/Editing voids the release planned for/)).toBeTruthy();
  expect(api.site.saved(path)).toMatchObject({ fields: { email: { enabled: true } } });
  await user.click(screen.getByRole('button', { name: 'Save my edit' }));
  expect(await screen.findByText(/is void: publisher edited the draft/)).toBeTruthy();
  expect(api.site.saved(path)).toMatchObject({ fields: { email: { enabled: false } } });
});

it('shows who planned it that it is void until that person dismisses it', async () => {
  const api = await begin();
  const { schedule } = await api.send(schedules.list);
  if (schedule === null) throw new Error('nothing is planned');
  await api.send(schedules.cancel, { id: schedule.id });
  await api.send(draft.discard, { version: 2 });
  api.schedules.lostPlans = [{ ...schedule, id: '7', state: 'suspended', detail: 'rita' }];
  renderConsole(api);
  expect(await screen.findByText(/is void: rita sent out another release/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }));
  await expect.poll(() => screen.queryByText(/is void/)).toBeNull();
});
