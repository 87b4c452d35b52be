import type { RewardsActivityValue, RewardsSignInValue } from '../../../protocol/generated/wire-types.ts';
import { implement } from '../implement.ts';
import type { Activity } from '../../../machines/activity-application/activity-application.contract.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';
import { sendPictures } from '../send-pictures.ts';

function toActivity({ promotionType: _type, image: _image, ...activity }: RewardsActivityValue): Activity {
  return activity;
}
const toStrip = ({ open, date, claimedToday, streak, secondsLeft, days }: RewardsSignInValue) => ({
  open,
  date,
  claimedToday,
  streak,
  secondsLeft,
  days,
});

type Flows = 'rewardClaim' | 'signIn' | 'redEnvelope' | 'activityApplication';
/** The reward centre, daily check-in, red envelopes and activities. */
export const rewardsArea = implement<Flows>({
  services: (needs) => {
    const { api, newId } = needs;
    const withKey = createMoneyKeys(newId);
    return {
      loadClaims: async (_input, signal) => {
        const { rewards } = await api['rewards.claims']({}, { signal });
        return {
          rewards: rewards.map(({ rewardId, promotionType, issuedAt: _at, ...reward }) => ({
            ...reward,
            id: rewardId,
            type: promotionType,
          })),
        };
      },
      claimReward: ({ reward, type }, signal) => {
        const request = { promotionClaimId: reward, promotionType: type };
        return withKey(request, (idempotencyKey) =>
          api['rewards.claim'](request, { signal, idempotencyKey }),
        );
      },
      loadSignIn: async (_input, signal) => toStrip(await api['rewards.signIn']({}, { signal })),
      claimSignIn: async (day, signal) =>
        toStrip(
          await withKey(day, (idempotencyKey) => api['rewards.claimSignIn'](day, { signal, idempotencyKey })),
        ),
      loadEnvelope: (_input, signal) => api['rewards.envelope']({}, { signal }),
      openEnvelope: (_input, signal) =>
        withKey('envelope', (idempotencyKey) => api['rewards.openEnvelope']({}, { signal, idempotencyKey })),
      loadActivity: async ({ id }, signal) => toActivity(await api['rewards.activity']({ id }, { signal })),
      uploadPictures: async ({ handles }, signal) => {
        const ids = await sendPictures(needs, handles, signal);
        return { pictures: handles.map((handle, index) => ({ handle, id: ids[index] ?? '' })) };
      },
      applyForActivity: async ({ id, comment, pictures }, signal) =>
        toActivity(await api['rewards.apply']({ id, comment, images: [...pictures] }, { signal })),
      claimActivity: async (activity, signal) => {
        const { amount, points } = await withKey(activity, (idempotencyKey) =>
          api['rewards.claimActivity'](activity, { signal, idempotencyKey }),
        );
        return { amount, points };
      },
    };
  },
  effects: ({ runtime }) => ({
    refreshBadges: () => runtime.data.reload(),
  }),
});
