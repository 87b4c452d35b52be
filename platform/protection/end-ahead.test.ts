import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freezeMember } from '../identity/accounts/freeze-member.ts';
import { excludeMember } from '../identity/accounts/exclude-member.ts';
import { big, createLotteryRig, fiveDigits, type LotteryRig } from '../lottery/lottery-rig.fake.ts';
import { agreeAsRegistered } from '../identity/consents/agreed.fake.ts';
import { addPerson, type FakePerson } from './people.fake.ts';

let rig: LotteryRig;
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from limit_window'));

const staff = { reason: 'asked for by letter', by: 'clara' };
/** Every way in which play of a member ends before its time. */
const ways: readonly (readonly [string, (person: FakePerson) => Promise<unknown>])[] = [
  ['a break', ({ token }) => rig.call('care.takeBreak', { length: 'PT24H' }, { token })],
  ['an exclusion', ({ token }) => rig.call('care.takeBreak', { length: 'P6M' }, { token })],
  ['an exclusion by staff', ({ id }) => excludeMember(rig.deps, { id, length: 'P6M', ...staff })],
  [
    'an exclusion that another account brings',
    async ({ id, account }) => {
      const email = `${account}@lumina.example`;
      const other = await addPerson(rig, { email });
      await rig.database.pool.query('update member set email = $1 where id = $2', [email, id]);
      await rig.call('care.takeBreak', { length: 'P6M' }, { token: other.token });
      return rig.call('session.login', { username: account, password: 'Foyer-2026' });
    },
  ],
  ['a freeze', ({ id }) => freezeMember(rig.deps, { id, ...staff })],
];
const markets = [
  ['gives back what is on sale', true],
  ['leaves what is on sale to its draw', false],
] as const;
const cases = ways.flatMap(([way, end]) =>
  markets.map(([market, refundOpenRounds]) => ({ way, end, market, refundOpenRounds })),
);

/** A member with money who may play: agreed to what is asked of players. */
async function addPlayer(money: bigint): Promise<FakePerson> {
  const person = await addPerson(rig, { money });
  await agreeAsRegistered(rig.deps.db, person.id, rig.clock.now());
  return person;
}

async function buyChase({ token }: FakePerson, draws: number) {
  const { value } = await rig.call('lottery.chaseIssues', { gameId: fiveDigits, count: draws }, { token });
  const slip = value.chaseNumeros.map(({ numero }) => ({ numero, multiple: 1 }));
  const request = {
    gameId: fiveDigits,
    currentNumero: slip[0]?.numero ?? '',
    betCartAmountSum: `${draws * 2}.00`,
    lines: [big] as never,
    chase: true,
    chaseSlip: slip,
    winningStop: false,
  };
  const { value: bought, error } = await rig.call('lottery.bet', request, { token });
  expect(error).toEqual({});
  return bought.chaseId ?? '';
}
const statesOf = async (chaseId: string): Promise<readonly string[]> => {
  const { rows } = await rig.database.pool.query<{ state: string }>(
    `select t.state from lottery_ticket t join lottery_order o on o.id = t.order_id where o.chase_id = $1 order by t.issue_id`,
    [chaseId],
  );
  return rows.map(({ state }) => state);
};
const stateOfChase = async (chaseId: string) =>
  (
    await rig.database.pool.query<{ state: string }>('select state from lottery_chase where id = $1', [
      chaseId,
    ])
  ).rows[0]?.state;
const join = ({ id }: FakePerson) =>
  rig.database.pool.query(
    `insert into promotion_entry (merchant, promotion_id, member_id, state, joined_at)
       select merchant, id, $1, 'joined', now() from promotion order by id limit 1`,
    [id],
  );
const joined = async ({ id }: FakePerson) =>
  (await rig.database.pool.query('select 1 from promotion_entry where member_id = $1', [id])).rowCount;

describe('what ends play ends what lies ahead', () => {
  it.each(cases)('$way, where the market $market', async ({ end, refundOpenRounds }) => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, refundOpenRounds };
    const person = await addPlayer(100_000n);
    const chaseId = await buyChase(person, 19);
    await join(person);
    expect(await joined(person)).toBe(1);
    await end(person);
    const onSale = refundOpenRounds ? 'cancelled' : 'placed';
    expect(await statesOf(chaseId)).toEqual([onSale, ...Array.from({ length: 18 }, () => 'cancelled')]);
    expect(await stateOfChase(chaseId)).toBe(refundOpenRounds ? 'cancelled' : 'running');
    expect(await rig.balanceOf(person.account)).toBe(refundOpenRounds ? 100_000n : 99_800n);
    expect(await joined(person)).toBe(0);
    rig.clock.advance(25 * 60_000);
    await rig.node().runDue();
    const drawn = (await statesOf(chaseId)).filter((state) => state === 'won' || state === 'lost');
    expect(drawn).toHaveLength(refundOpenRounds ? 0 : 1);
    expect(rig.troubles).toEqual([]);
  });

  it('leaves a draw on sale that the member can still give back on the break', async () => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, refundOpenRounds: false };
    const person = await addPlayer(10_000n);
    const chaseId = await buyChase(person, 5);
    await rig.call('care.takeBreak', { length: 'PT24H' }, { token: person.token });
    const refused = await rig.call('session.login', { username: person.account, password: 'Foyer-2026' });
    const { ticket } = refused.error.value as { ticket: string };
    const { token } = (await rig.call('session.enterOnBreak', { ticket })).value;
    const [chase] = (await rig.call('lottery.chases', { id: chaseId }, { token })).value.list;
    expect(chase).toMatchObject({ canCancel: true, left: 1 });
    const answer = await rig.call('lottery.cancelChase', { id: chaseId }, { token });
    expect([answer.status, answer.value.tickets.length]).toEqual([200, 1]);
    expect(await rig.balanceOf(person.account)).toBe(10_000n);
    expect(await stateOfChase(chaseId)).toBe('cancelled');
  });

  it('keeps a break from nothing that another member bought', async () => {
    const [one, other] = [await addPlayer(10_000n), await addPlayer(10_000n)];
    const chaseId = await buyChase(other, 3);
    await buyChase(one, 3);
    await rig.call('care.takeBreak', { length: 'PT24H' }, { token: one.token });
    expect(await statesOf(chaseId)).toEqual(['placed', 'placed', 'placed']);
    expect(await stateOfChase(chaseId)).toBe('running');
  });
});
