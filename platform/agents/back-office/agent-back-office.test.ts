import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { figureDays } from '../../../src/protocol/calls/agents.ts';
import { dayIn } from '../../../src/protocol/time/time-zone.ts';
import { createDayRig, type DayRig } from '../../day-rig.fake.ts';
import { readOverview } from '../team-figures.ts';
import { createAgentBackOffice } from './agent-back-office.ts';

let rig: DayRig;
let backOffice: ConsoleDeps['agents'];
beforeAll(async () => {
  rig = await createDayRig();
  backOffice = createAgentBackOffice(rig.deps);
});
afterAll(() => rig.close());
const find = async (account: string) => {
  const [found] = (await backOffice.find({ search: account, page: 1 })).rows;
  if (found === undefined) throw new Error(`Expected ${account} to be found.`);
  return found;
};

it('lists agents with no one above them, finds accounts by how they begin, and leads down level by level', async () => {
  const top = (await backOffice.find({ search: '', page: 1 })).rows;
  expect(top.map(({ account }) => account)).toContain('maharlika');
  expect(top.every(({ type }) => type !== 0 && type !== 4)).toBe(true);
  const agent = await find('AGENT');
  expect(agent).toMatchObject({ account: 'agent', isFrozen: false, isWithheld: false });
  const below = await backOffice.below({ id: agent.id, page: 9 });
  expect(below).toMatchObject({ total: agent.directCount, page: 1 });
  expect(below.rows.map(({ account }) => account)).toEqual(expect.arrayContaining(['bayani', 'player']));
  expect(below.rows[0]?.type).not.toBe(0);
});

it('shows a member of the tree with the way up, codes with what they brought, contracts and open payments', async () => {
  const bayani = await backOffice.read({ id: (await find('bayani')).id });
  expect(bayani.path.map(({ account }) => account)).toEqual(['maharlika', 'agent']);
  expect(bayani.contracts[0]).toMatchObject({ downline: 'bayani', upline: 'agent' });
  const agent = await find('agent');
  const [{ id: linkId } = { id: '' }] =
    await rig.query(`insert into invitation_link (merchant, code, member_id, name,
    customer_type, created_at) values ('demo', 'ONCE234567', ${agent.id}, 'Fair', 0, now()) returning id`);
  await rig.query(`delete from invitation_use where member_id = ${rig.player}`);
  await rig.query(`insert into invitation_use (member_id, agent_id, link_id, code, joined_at)
    values (${rig.player}, ${agent.id}, ${String(linkId)}, 'ONCE234567', now())`);
  await rig.query(`delete from downline_rebate_day where downline_id = ${rig.player}`);
  await rig.query(`insert into downline_rebate_day (merchant, member_id, downline_id, day, product, valid_bets, rate, amount)
    values ('demo', ${agent.id}, ${rig.player}, '2026-05-30', 'RNG', 100000, 20, 200)`);
  const link = (await backOffice.read({ id: agent.id })).invitations.find(
    ({ code }) => code === 'ONCE234567',
  );
  expect(link).toMatchObject({ name: 'Fair', state: 'active', isLink: true, joined: 1, earnings: '2.00' });
  await rig.query(`update invitation_link set removed_at = now() where id = ${String(linkId)}`);
  expect(
    (await backOffice.read({ id: agent.id })).invitations.find(({ code }) => code === 'ONCE234567')?.state,
  ).toBe('removed');
});

it('sums what a team did in the last days', async () => {
  const agent = await find('agent');
  const before = await backOffice.figures({ id: agent.id, days: 7 });
  await rig.settle(5_000n, '2026-06-01T07:00:00Z');
  const after = await backOffice.figures({ id: agent.id, days: 7 });
  expect(Number(after.validBets) - Number(before.validBets)).toBe(50);
  expect(after.members).toBeGreaterThan(3);
});

it('says of today, 7 and 30 days what the agent reads of the team, in days of the brand', async () => {
  const agent = await find('agent');
  await rig.settle(7_000n, '2026-06-01T07:00:00Z');
  const today = dayIn('Asia/Manila', rig.deps.clock.now());
  const paid = { rebate: 1_100, bonus: 1_200, salary: 1_300, dividend: 1_400 };
  for (const [kind, came] of Object.entries(paid))
    await rig.query(`insert into team_money_day as t (merchant, member_id, day, kind, entries, came, went)
      values ('demo', ${agent.id}, '${today}', '${kind}', 1, ${came}, 0)
      on conflict (member_id, day, kind) do update set came = t.came + excluded.came`);
  for (const days of figureDays) {
    const figures = await backOffice.figures({ id: agent.id, days: days });
    const { from, to, zone } = figures;
    const overview = await readOverview(rig.deps, agent.id, { from, to });
    const { currency, ...shown } = figures;
    expect(overview).toMatchObject(shown);
    expect(currency).toBe('PHP');
    expect(zone).toBe('Asia/Manila');
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(days - 1);
    expect(to).toBe(today);
  }
  const { salary, dividend, rebate, bonus } = await backOffice.figures({ id: agent.id, days: 1 });
  expect({ rebate, bonus, salary, dividend }).toEqual({
    rebate: '11.00',
    bonus: '12.00',
    salary: '13.00',
    dividend: '14.00',
  });
});

it('shows a contract with every offer as both sides signed it, and its steps', async () => {
  const { contracts } = await backOffice.read({ id: (await find('bayani')).id });
  const file = await backOffice.contract({ id: contracts[0]?.id ?? '' });
  expect(file.versions[0]).toMatchObject({ answer: 'accepted', tiers: expect.any(Array) });
  expect(file.versions[0]?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(file.steps.map(({ step }) => step)).toEqual(expect.arrayContaining(['accept', 'offer']));
});

it('refuses what there is not', async () => {
  const unknown = { code: 'member.unknown', status: 404 };
  await expect(backOffice.read({ id: '999999' })).rejects.toMatchObject(unknown);
  await expect(backOffice.below({ id: '999999', page: 1 })).rejects.toMatchObject(unknown);
  await expect(backOffice.figures({ id: '999999', days: 7 })).rejects.toMatchObject(unknown);
  await expect(backOffice.contract({ id: '999999' })).rejects.toMatchObject({
    code: 'contract.unknown',
    status: 404,
  });
});
