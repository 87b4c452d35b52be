// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  createAuditFake,
  sampleVerdict,
  type AuditFakeOptions,
} from '../../../server/console/fakes/audit.fake.ts';
import type { AuditEntry } from '../../protocol/calls/audit.ts';
import { depositBonuses } from '../../protocol/desks/offers.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { auditMessages as words } from './audit-messages.ts';

const open = (role: ConsoleRole = 'viewer', options: AuditFakeOptions = {}, path = '/audit') => {
  const audit = createAuditFake(options);
  const { send } = createConsoleFake({ role, parts: { audit } });
  renderConsole({ send }, path);
  return { audit, user: userEvent.setup() };
};
const slow = { timeout: 10_000 };
const findList = () => screen.findByRole('list', { name: words.list });
const findLines = async () =>
  within(await findList())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const findPanel = () => screen.findByRole('region', { name: words.proof });

it('says in a sentence who did what, with a way to it and why', async () => {
  open('cashier');
  const list = await findList();
  expect(list.textContent).toContain('support froze member player');
  expect(within(list).getByText('A stolen phone.')).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'member player' }).getAttribute('href')).toBe(
    '/support/members/17',
  );
  expect(within(list).getByRole('link', { name: words.compare }).getAttribute('href')).toBe('/compare/1/2');
});

it('leaves out what the role does not see, and says which kinds', async () => {
  open('viewer');
  expect(await findLines()).toHaveLength(2);
  expect(screen.getByText(/Your role doesn’t see these kinds/).textContent).toContain('members');
});

it('is narrowed by person, by kind and to one subject, and can be shown whole again', async () => {
  const { user } = open('cashier');
  await findList();
  await user.selectOptions(screen.getByRole('combobox', { name: words.person }), 'support');
  await expect.poll(findLines, slow).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: words.person }), '');
  await user.selectOptions(screen.getByRole('combobox', { name: words.kind }), 'releases');
  await expect.poll(findLines, slow).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: words.kind }), 'all');
  await expect.poll(findLines, slow).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: words.aboutThis('member player') }));
  await expect.poll(findLines, slow).toHaveLength(1);
  expect(screen.getByText(words.about('member 17'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.aboutAll }));
  await expect.poll(findLines, slow).toHaveLength(3);
});

it('downloads what is listed', async () => {
  open('cashier', {}, '/audit?person=support&from=2026-11-01');
  await findList();
  expect(screen.getByRole('link', { name: words.export }).getAttribute('href')).toBe(
    '/api/audit/export?person=support&kind=all&subject=&search=&from=2026-11-01&to=',
  );
});

it('marks what others did since the last visit, and nothing at the first one', async () => {
  open('support', { since: '2026-11-21T01:30:00.000Z' });
  await findList();
  expect(await screen.findByText(/New entries since/)).toBeTruthy();
  expect((await findLines()).map((line) => line.includes(words.isNew))).toEqual([true, false, false]);
});

it('Home says how many entries are new', async () => {
  open('viewer', { since: '2026-11-21T01:30:00.000Z' }, '/');
  const news = await screen.findByRole('region', { name: words.title });
  expect(news.textContent).toContain(words.news(3, false));
  expect(within(news).getByRole('link').getAttribute('href')).toBe('/audit');
});

it('shows the values of a desk before and after, as its screen names them', async () => {
  const values = { kind: 'account', icon: 'bank' };
  const change = {
    desk: 'deposit-methods',
    deed: 'change',
    currency: 'PHP',
    rows: [{ before: values, after: { ...values, icon: 'wallet' } }],
    proposedBy: 'carla',
    decidedBy: 'cashier',
  };
  const { user } = open('viewer', { change });
  await findList();
  await user.click(screen.getByRole('button', { name: /^Before and after/ }));
  expect(await screen.findByRole('columnheader', { name: words.before })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Wallet' })).toBeTruthy();
});

it('shows what became of an operator, role and all, and of a sender', async () => {
  const facts = {
    before: { role: 'support', secure: 'no' },
    after: { role: 'cashier', secure: 'yes', password: 'another one' },
  };
  const { user } = open('viewer', { facts });
  await findList();
  await user.click(screen.getByRole('button', { name: /^Before and after/ }));
  for (const cell of ['Support', 'Cashier', words.no, words.yes, 'another one'])
    expect(await screen.findByRole('cell', { name: cell })).toBeTruthy();
});

it('shows what became of an offer before offers were a desk, by the labels of now', async () => {
  const entry: AuditEntry = {
    record: 'operations',
    position: 9,
    hash: '',
    at: '2026-11-21T09:00:00.000Z',
    author: 'paula',
    action: 'promotion.approved',
    subject: 'promotion:1',
    note: '',
    account: null,
    hasChange: true,
  };
  const fields = { texts: { EN: { title: 'Half on top', terms: 'Agreed' } }, bonus: '50', wagering: '3' };
  const facts = { before: fields, after: { ...fields, wagering: '77' } };
  const { user } = open('viewer', { facts, lines: [entry] });
  await findList();
  await user.click(screen.getByRole('button', { name: /^Before and after/ }));
  expect(await screen.findByRole('cell', { name: '77' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: depositBonuses.fields.wagering.label })).toBeTruthy();
});

it('says to everybody that the records are whole, up to which hash, and when that was looked at', async () => {
  open();
  const panel = await findPanel();
  expect(await within(panel).findByText(words.whole)).toBeTruthy();
  expect(within(panel).getByText(words.wholeOf(1))).toBeTruthy();
  expect(within(panel).getByText(words.wholeOf(3))).toBeTruthy();
  expect(within(panel).getAllByText(sampleVerdict.operations.hash)).toHaveLength(2);
  expect(panel.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21T10:00:00.000Z');
});

it('looks again when asked, and says how far it is', async () => {
  const { audit, user } = open('publisher');
  const panel = await findPanel();
  await within(panel).findByText(words.whole);
  const { proof, verify } = { proof: audit.proof.bind(audit), verify: audit.verify.bind(audit) };
  const running = { by: 'publisher', since: '2026-11-21T10:00:00.000Z', checked: 40, entries: 1_000 };
  audit.verify = async () => {
    audit.proof = async () => ({ verdict: sampleVerdict, running });
  };
  await user.click(within(panel).getByRole('button', { name: words.check }));
  expect(await within(panel).findByText(words.progress(40, 1_000))).toBeTruthy();
  expect(within(panel).getByRole('progressbar')).toBeTruthy();
  audit.proof = proof;
  await verify('publisher');
  await expect
    .poll(() => panel.querySelector('time')?.getAttribute('datetime'), slow)
    .toBe('2026-11-21T10:05:00.000Z');
  expect(within(panel).queryByRole('progressbar')).toBeNull();
});

it('names the first broken entry with its place and what it says now', async () => {
  open('viewer', {
    verdict: {
      ...sampleVerdict,
      site: { ...sampleVerdict.site, untold: [4, 5] },
      operations: {
        ...sampleVerdict.operations,
        entries: 12,
        brokenAt: 7,
        brokenEntry: '{"subject":"deposit:9"}',
        missing: 2,
      },
    },
  });
  const panel = await findPanel();
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
  const verify = audit.verify.bind(audit);
  audit.verify = () => Promise.reject(new Error('The database is down'));
  await user.click(within(panel).getByRole('button', { name: words.check }));
  expect(await within(panel).findByRole('alert')).toBeTruthy();
  expect(within(panel).getByText(words.whole)).toBeTruthy();
  audit.verify = verify;
  await user.click(within(panel).getByRole('button', { name: words.check }));
  await expect.poll(() => within(panel).queryByRole('alert'), slow).toBeNull();
});
