import type { Api } from '../../../api/create-api.ts';
import { implement } from '../implement.ts';
import type { PointsRedeemValue, PointsRewardsValue } from '../../../protocol/generated/wire-types.ts';
import type { PointReward, Redemption } from '../../../machines/points-redeem/points-redeem.contract.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';

type Standing = 'ready' | 'noFundPassword' | 'closed';
interface Config {
  readonly open: boolean;
  readonly hasFundPassword: boolean;
}
const standingOf = ({ open, hasFundPassword }: Config): Standing =>
  !open ? 'closed' : hasFundPassword ? 'ready' : 'noFundPassword';

function toReward(row: PointsRewardsValue['rewards'][number]): PointReward {
  return {
    id: row.id,
    name: row.name,
    text: row.text,
    image: row.image,
    kind: row.type,
    points: row.pointsRequirement,
    amountRequirement: row.amountRequirement,
    available: row.availableQuantity,
    most: row.mostNow,
    standing: row.standing,
  };
}
function toRedemption({ id, reward, status, points, quantity, remark }: PointsRedeemValue): Redemption {
  return { id, reward, status, points, quantity, remark };
}

async function loadRewards(api: Api, signal: AbortSignal) {
  const config = await api['points.config']({}, { signal });
  if (!config.open) return { standing: 'closed' as const, points: 0, rewards: [] };
  const { points, rewards } = await api['points.rewards']({}, { signal });
  return { standing: standingOf(config), points, rewards: rewards.map(toReward) };
}

/** The points mall: rewards, orders, and points into money. */
export const pointsArea = implement<'pointsRedeem' | 'pointsConvert'>({
  services: ({ api, newId }) => {
    const withKey = createMoneyKeys(newId);
    return {
      loadRewards: (_input, signal) => loadRewards(api, signal),
      redeemReward: async ({ reward, quantity, password }, signal) => {
        const request = { rewardId: reward, quantity };
        const value = await withKey(request, (idempotencyKey) =>
          api['points.redeem']({ ...request, password }, { signal, idempotencyKey }),
        );
        return toRedemption(value);
      },
      loadRedemption: async ({ id }, signal) =>
        toRedemption(await api['points.redemption']({ id }, { signal })),
      loadConversion: async (_input, signal) => {
        const config = await api['points.config']({}, { signal });
        return {
          standing: standingOf(config),
          terms: {
            points: config.points,
            ratio: config.exchangeRatio,
            minimum: config.minConvert,
            step: config.step,
            currency: config.currency,
            symbol: config.currencySymbol,
          },
        };
      },
      convertPoints: async ({ points: given, password }, signal) => {
        const request = { points: given };
        const { id, points, amount, pointsLeft } = await withKey(request, (idempotencyKey) =>
          api['points.convert']({ ...request, password }, { signal, idempotencyKey }),
        );
        return { id, points, amount, remaining: pointsLeft };
      },
    };
  },
  effects: ({ runtime }) => ({
    openSecurity: () => runtime.effects.navigate('security', {}, {}),
  }),
});
