import { askMember, type Ask } from './ask.ts';
import { makePlayer, makePlayers, signWithHouse } from './make-cast.ts';
import { countThings, type Race } from './race.ts';

/** Offers to several downlines, each accepted and rejected by many calls at once. */
export const raceContracts: Race = async (db, requests, play) => {
  const contracts = countThings(requests);
  const upline = await makePlayer(db, { account: 'upline', money: 0n, points: 0n });
  await signWithHouse(db, upline.id);
  const uplineId = upline.id;
  const downlines = await makePlayers(db, contracts, {
    account: 'downline',
    money: 0n,
    points: 0n,
    uplineId,
  });
  const tiers = [{ bet: '0', loss: '0', members: 0, rate: '10' }];
  for (const { account } of downlines) {
    const offer = { account, kind: 'dividend', product: 'CONS', period: 'M', tiers } as const;
    await play(askMember('contracts.offer', offer, upline));
  }
  const answer = (index: number): Ask => {
    const { token } = downlines[index % contracts] ?? downlines[0];
    const status = Math.floor(index / contracts) % 2 === 0 ? 'A' : 'R';
    return askMember('contracts.answerDividend', { type: 'CONS', status, version: 1 }, { token });
  };
  const readAnswers = () =>
    db
      .selectFrom('contract_step')
      .innerJoin('contract', 'contract.id', 'contract_step.contract_id')
      .select('step')
      .where('contract.upline_id', '=', uplineId)
      .where('step', 'in', ['accept', 'reject'])
      .execute();
  return {
    asks: Array.from({ length: requests }, (_, index) => answer(index)),
    wanted: contracts,
    countEffects: async () => (await readAnswers()).length,
    describe: async () => {
      const accepted = (await readAnswers()).filter(({ step }) => step === 'accept').length;
      return `${accepted} accepted, ${contracts - accepted} rejected`;
    },
  };
};
