// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createAgentsFake } from '../../../server/console/fakes/agents.fake.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { createSettlementsFake } from '../../../server/console/fakes/settlements.fake.ts';
import { settlements } from '../../protocol/calls/settlements.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { proposalMessages } from '../proposals/proposal-messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { agentMessages } from './agent-messages.ts';
import { hintMessages } from './hint-messages.ts';
import { settlementMessages } from './settlement-messages.ts';

const holdWords = settlementMessages.holds;

async function open(address: string, role: ConsoleRole, parts: Partial<ConsoleDeps> = {}) {
  const api = createConsoleFake({ role, parts });
  renderConsole(api, address);
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup() };
}
const giveReason = async (
  user: ReturnType<typeof userEvent.setup>,
  { reason, button }: { readonly reason: string; readonly button: string },
) => {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), reason);
  await user.click(dialog.getByRole('button', { name: button }));
};

it('the tree opens level by level by keyboard, and a search finds accounts of any level', async () => {
  const { user } = await open('/agents', 'support');
  (await screen.findByRole('button', { name: agentMessages.expand('agent') })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'bayani' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: agentMessages.expand('player') })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText(agentMessages.noneText)).toBeTruthy();
});

it('an account shows its team, codes with what they brought, and leads to its contracts', async () => {
  const { user } = await open('/agents/2', 'support');
  expect(await screen.findByText('LUMINA26XY')).toBeTruthy();
  expect(screen.getByText(new RegExp(agentMessages.invitations.joined(4)))).toBeTruthy();
  expect(await screen.findByText('₱42,000.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: agentMessages.withhold.start })).toBeNull();
  await user.click(screen.getByRole('link', { name: /Daily salary from agent/ }));
  expect(await screen.findByText('ab'.repeat(32))).toBeTruthy();
  expect(screen.getByText(agentMessages.contract.history)).toBeTruthy();
});

it('an account shows what its team did in 7 days, today and 30 days, and offers to try again where it fails', async () => {
  const tree = createAgentsFake();
  const { user } = await open('/agents/2', 'support', {
    agents: {
      ...tree,
      figures: (query) => {
        if (query.days === 30) throw new Error('No connection.');
        return tree.figures(query);
      },
    },
  });
  const names = agentMessages.figures;
  expect(await screen.findByText(names.range('Nov 15, 2026 – Nov 21, 2026', 'Manila time'))).toBeTruthy();
  for (const [name, amount] of [
    [names.rebate, '₱210.00'],
    [names.bonus, '₱150.00'],
    [names.salary, '₱90.00'],
    [names.dividend, '₱60.00'],
    [names.net, '₱2,490.00'],
  ] as const)
    expect(screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent).toBe(amount);
  await user.click(screen.getByRole('radio', { name: names.last(1) }));
  expect(await screen.findByText(names.range('Nov 21, 2026', 'Manila time'))).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: names.last(30) }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('a run shows totals and lines, and says that its facts give the same again', async () => {
  const { user } = await open('/agents/settlements?kind=daily', 'publisher');
  await user.click(await screen.findByRole('link', { name: settlementMessages.open('2026-11-19') }));
  await user.click(await screen.findByRole('button', { name: settlementMessages.check.start }));
  expect(await screen.findByText(settlementMessages.check.same(1, '₱150.00'))).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: settlementMessages.run.filter }), 'paid');
  expect(await screen.findByText(settlementMessages.run.noneText)).toBeTruthy();
});

it('a cashier withholds a line with a reason, and cannot confirm it', async () => {
  const { user } = await open('/agents/settlements/lines/1', 'cashier');
  await user.click(await screen.findByRole('button', { name: holdWords.withholdLine }));
  await giveReason(user, { reason: 'Same device', button: holdWords.confirm });
  expect(await screen.findByText(holdWords.by('cashier', 'Same device'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: holdWords.withholdLine })).toBeNull();
  await user.click(screen.getByRole('link', { name: agentMessages.tabHolds }));
  expect(await screen.findByText(holdWords.name('withhold', 'bayani', '1'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: proposalMessages.approve })).toBeNull();
});

it('a publisher lifts a hold with a reason', async () => {
  const answers = createSettlementsFake();
  await answers.withhold({ memberId: '2', lineId: '1', note: 'Same device', by: 'carla' });
  const { user, api } = await open('/agents/withheld', 'publisher', { settlements: answers });
  await user.click(await screen.findByRole('button', { name: proposalMessages.reject }));
  await giveReason(user, { reason: 'A family', button: proposalMessages.reject });
  expect(await screen.findByText(holdWords.noneWaiting)).toBeTruthy();
  expect((await api.send(settlements.holds)).holds).toEqual([]);
});

it('what there is not says so, and roles without members see whom to ask', async () => {
  await open('/agents/9', 'support');
  expect(await screen.findByText(agentMessages.unknown)).toBeTruthy();
});

it('an editor sees no account', async () => {
  await open('/agents', 'editor');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('a hint of fraud shows its facts, and is dismissed with a reason', async () => {
  const { user } = await open('/agents/hints', 'cashier');
  await user.click(await screen.findByRole('link', { name: /^Self-referral: agent, player/ }));
  expect(await screen.findByText(/Tala Bank …4417/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: hintMessages.actions.dismissed }));
  await giveReason(user, { reason: 'One household', button: hintMessages.actions.dismissed });
  expect(await screen.findByText(hintMessages.states.dismissed)).toBeTruthy();
  expect(screen.getByText(/One household/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: hintMessages.back }));
  expect(await screen.findByRole('link', { name: /^Circular transfer/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Self-referral/ })).toBeNull();
});
