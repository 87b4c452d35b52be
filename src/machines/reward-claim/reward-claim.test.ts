import { expect, it } from 'vitest';
import { rewardClaimContract } from './reward-claim.contract.ts';

it('what was claimed here shows as claimed, whatever an older list says', () => {
  const rewards = [{ id: 'r-1', status: 'issued' }];
  const context = { error: null, errors: {}, rewards, reward: null, claimedIds: ['r-1'], claim: null };
  const shown = rewardClaimContract.project({
    value: 'showing',
    context,
    status: 'active',
    matches: () => false,
    can: () => false,
  });
  expect(shown).toMatchObject({ rewards: [{ id: 'r-1', status: 'claimed' }], claimable: 0 });
});
