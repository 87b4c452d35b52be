import type { RewardsActivityValue, RewardsSignInValue } from '../../../protocol/generated/wire-types.ts';
import type { Activity } from '../../../machines/activity-application/activity-application.contract.ts';
import { textOf } from '../read-input.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';
import { sendPictures } from '../send-pictures.ts';
import type { Area } from '../wiring-needs.ts';

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
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The reward centre, daily check-in, red envelopes and activities. */
export const rewardsArea: Area = {
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
      claimReward: (input, signal) => {
        const request = { promotionClaimId: textOf(input['reward']), promotionType: textOf(input['type']) };
        return withKey(request, (idempotencyKey) =>
          api['rewards.claim'](request, { signal, idempotencyKey }),
        );
      },
      loadSignIn: async (_input, signal) => toStrip(await api['rewards.signIn']({}, { signal })),
      claimSignIn: async (input, signal) => {
        const request = { date: textOf(input['date']) };
        return toStrip(
          await withKey(request, (idempotencyKey) =>
            api['rewards.claimSignIn'](request, { signal, idempotencyKey }),
          ),
        );
      },
      loadEnvelope: (_input, signal) => api['rewards.envelope']({}, { signal }),
      openEnvelope: (_input, signal) =>
        withKey('envelope', (idempotencyKey) => api['rewards.openEnvelope']({}, { signal, idempotencyKey })),
      loadActivity: async (input, signal) =>
        toActivity(await api['rewards.activity']({ id: textOf(input['id']) }, { signal })),
      uploadPictures: async (input, signal) => {
        const handles = textsOf(input['handles']);
        const ids = await sendPictures(needs, handles, signal);
        return { pictures: handles.map((handle, index) => ({ handle, id: ids[index] ?? '' })) };
      },
      applyForActivity: async (input, signal) =>
        toActivity(
          await api['rewards.apply'](
            {
              id: textOf(input['id']),
              comment: textOf(input['comment']),
              images: [...textsOf(input['pictures'])],
            },
            { signal },
          ),
        ),
      claimActivity: async (input, signal) => {
        const request = { id: textOf(input['id']) };
        const { amount, points } = await withKey(request, (idempotencyKey) =>
          api['rewards.claimActivity'](request, { signal, idempotencyKey }),
        );
        return { amount, points };
      },
    };
  },
  effects: ({ runtime }) => ({
    refreshBadges: () => runtime.data.reload(),
  }),
};
