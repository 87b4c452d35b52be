// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createLaunchFake, emptyLaunch } from '../../../server/console/fakes/launch.fake.ts';
import { createDeskFake, createDesksFake } from '../../../server/console/fakes/desks.fake.ts';
import { memberLevels } from '../../protocol/desks/member-levels.ts';
import { deskMessages as desk } from '../desks/desk-messages.ts';
import { pathOfDesk } from '../desks/desk-places.ts';
import { launchSteps } from '../../protocol/calls/launch.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { launchMessages as words } from './launch-messages.ts';

afterEach(cleanup);
const open = (role: ConsoleRole, path: string, facts = emptyLaunch, demo = false) => {
  renderConsole(createConsoleFake({ role, demo, parts: { launch: createLaunchFake(facts) } }), path);
  return userEvent.setup();
};
const confirmation = () => screen.queryByRole('button', { name: words.confirmOf(words.steps.money.title) });

it('is on Home until nothing is missing, and never in the demonstration', async () => {
  open('administrator', '/');
  expect(await screen.findByText(words.next(words.steps.people.title), { exact: false })).toBeTruthy();
  expect(screen.getByText(words.impossible(words.deeds.register, words.steps.sms.title))).toBeTruthy();
  expect(screen.getByText(words.possible(words.deeds.play))).toBeTruthy();
  cleanup();
  open('administrator', '/', emptyLaunch, true);
  await screen.findByText('Revision 1');
  expect(screen.queryByText(words.title)).toBeNull();
});

it('says which desks begin with a first set, and which are set up', async () => {
  const parts = {
    launch: createLaunchFake(emptyLaunch),
    desks: { ...createDesksFake(), [memberLevels.name]: createDeskFake(memberLevels, []) },
  };
  renderConsole(createConsoleFake({ role: 'administrator', parts }), '/launch');
  const levels = await screen.findByRole('link', { name: `${desk.setUp}: ${memberLevels.words.title}` });
  expect(levels.getAttribute('href')).toBe(pathOfDesk(memberLevels));
  expect(await screen.findByText(memberLevels.words.emptyText)).toBeTruthy();
  expect(screen.getAllByText(desk.first.open).length).toBeGreaterThan(0);
  expect(screen.getAllByText(desk.first.set).length).toBeGreaterThan(0);
});

it('is confirmed step by step by an administrator, and by no one else', async () => {
  const user = open('administrator', '/launch');
  await screen.findByText(words.findings['people.no-cashier']);
  const confirm = confirmation();
  if (confirm === null) throw new Error('Expected a step to confirm.');
  await user.click(confirm);
  await waitFor(() => expect(confirmation()).toBeNull());
  expect(screen.getByText(words.confirmed('administrator'), { exact: false })).toBeTruthy();
  cleanup();
  open('viewer', '/launch');
  await screen.findByText(words.findings['people.no-cashier']);
  expect(confirmation()).toBeNull();
});

it('looks again at one step and says how it is', async () => {
  const user = open('viewer', '/launch');
  await user.click(await screen.findByRole('button', { name: words.checkOf(words.steps.lottery.title) }));
  const said = words.checked(words.steps.lottery.title, words.states.done);
  await waitFor(() => expect(document.body.textContent).toContain(said));
});

it('says that everything is ready once each step is done', async () => {
  const marks = launchSteps.map((step) => ({ step, by: 'ada', at: '2026-11-21T10:00:00.000Z' }));
  const roles = ['administrator', 'administrator', 'publisher', 'cashier'] as const;
  open('administrator', '/launch', {
    ...emptyLaunch,
    marks,
    operators: roles.map((role) => ({ role, decides: true })),
    shipped: () => false,
    senders: { email: 'environment', sms: 'environment' },
    methods: [{ id: 'bank', byHand: true }],
    withAccount: new Set(['bank']),
    helpTopics: 3,
  });
  expect(await screen.findByText(words.complete, { exact: false })).toBeTruthy();
});
