// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { auditMessages as words } from './audit-messages.ts';

const open = (role: 'viewer' | 'publisher' = 'viewer') => {
  const { send, audit } = createConsoleFake({ role });
  renderConsole({ send }, '/releases');
  return { audit, user: userEvent.setup() };
};
const findPanel = () => screen.findByRole('region', { name: words.title });

it('says to everybody that the records are whole, of how many entries, and when that was looked at', async () => {
  open();
  const panel = await findPanel();
  expect(await within(panel).findByText(words.whole)).toBeTruthy();
  expect(within(panel).getByText(words.wholeOf(1))).toBeTruthy();
  expect(within(panel).getByText(words.wholeOf(0))).toBeTruthy();
  expect(panel.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21T10:00:00.000Z');
});

it('looks again when asked, and names the first broken entry with its place and what it says now', async () => {
  const { audit, user } = open('publisher');
  const panel = await findPanel();
  await within(panel).findByText(words.whole);
  const before = await audit.verify();
  audit.verify = async () => ({
    checkedAt: '2026-11-21T10:05:00.000Z',
    site: { ...before.site, untold: [4, 5] },
    operations: { entries: 12, brokenAt: 7, brokenEntry: '{"subject":"deposit:9"}', missing: 2 },
  });
  await user.click(within(panel).getByRole('button', { name: words.check }));
  expect(await within(panel).findByText(words.broken)).toBeTruthy();
  for (const text of [
    words.brokenOf(12, 7),
    words.untold([4, 5]),
    words.missing(2),
    '{"subject":"deposit:9"}',
  ])
    expect(within(panel).getByText(text)).toBeTruthy();
  expect(within(panel).getByText(words.pointer('operations', 7))).toBeTruthy();
});

it('keeps the last verdict in sight where a check fails, says why, and can be asked again', async () => {
  const { audit, user } = open();
  const panel = await findPanel();
  await within(panel).findByText(words.whole);
  let isDown = true;
  const verify = audit.verify.bind(audit);
  audit.verify = () => (isDown ? Promise.reject(new Error('The database is down')) : verify());
  await user.click(within(panel).getByRole('button', { name: words.check }));
  expect(await within(panel).findByRole('alert')).toBeTruthy();
  expect(within(panel).getByText(words.whole)).toBeTruthy();
  isDown = false;
  await user.click(within(panel).getByRole('button', { name: words.check }));
  await expect.poll(() => within(panel).queryByRole('alert')).toBeNull();
});
