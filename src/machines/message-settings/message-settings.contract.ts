import { messageSettingsShape } from '../../protocol/generated/shapes/message-settings.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import {
  closedObject,
  listOf,
  oneOfTexts,
  optionalObject,
  orNull,
  withSamples,
  type ValueOf,
} from '../payload-schema.ts';
import { call, callOnce, done, failedAt, throttled } from '../service-contract.ts';
import { anyObject, flag, integer, messageMap, text } from '../value-kinds.ts';

export type MessageSettings = ValueOf<typeof messageSettingsShape>;
/** Messages about the account, and promotions: two forms, each saved for itself. */
const part = oneOfTexts(['account', 'promotions']);
export type MessagePart = ValueOf<typeof part>;
const choices = optionalObject({
  accountEmail: flag,
  accountSms: flag,
  promotionsPortal: flag,
  promotionsEmail: flag,
  promotionsSms: flag,
});
export type MessageChoices = ValueOf<typeof choices>;
const fields = { settings: orNull(messageSettingsShape), part, saved: flag };
export type MessageSettingsContext = FlowContext<typeof fields> &
  Lockout & {
    /** What is about to be saved. */
    readonly choices: MessageChoices;
  };

/** The fields of each form for a way that does not reach the member now. */
export const listHidden = ({ settings }: Pick<MessageSettingsContext, 'settings'>): readonly string[] => {
  const channels = settings?.channels ?? [];
  return [
    ...(channels.includes('email') ? [] : ['accountEmail', 'promotionsEmail']),
    ...(channels.includes('sms') ? [] : ['accountSms', 'promotionsSms']),
  ];
};
const agreesToAny = ({ settings }: MessageSettingsContext): boolean =>
  settings !== null && (settings.promotionsPortal || settings.promotionsEmail || settings.promotionsSms);

const nothing = {
  channels: ['email', 'sms'],
  accountEmail: false,
  accountSms: false,
  promotionsPortal: false,
  promotionsEmail: false,
  promotionsSms: false,
  consentChangedAt: '',
};
const agreed = { ...nothing, promotionsPortal: true, consentChangedAt: '2026-06-01T08:00:00.000Z' };
/** Which messages a member gets, and by which way. */
export const messageSettingsContract = defineFlow({
  id: 'messageSettings',
  needs: 'member',
  summary: 'Shows and saves which messages a member gets, and the agreement to promotions.',
  events: {
    'part.submit': closedObject({
      values: withSamples(anyObject, [{ accountEmail: true }, { promotionsPortal: true }, {}]),
      part,
    }),
    ...withoutPayload('promotions.stop', 'settings.retry'),
  },
  shows: {
    ...fields,
    hidden: listOf(text),
    agreesToAny: flag,
    errors: messageMap,
    secondsLeft: orNull(integer),
  },
  read: (context: MessageSettingsContext, state) => ({
    ...showLockout(context, state),
    hidden: listHidden(context),
    agreesToAny: agreesToAny(context),
  }),
  states: { server: ['loading', 'saving'], person: ['failed'], timer: ['locked'], form: ['editing'] },
  services: {
    loadMessageSettings: call({}, messageSettingsShape, [
      done('nothing chosen', nothing),
      done('agreed', agreed),
    ]),
    saveMessageSettings: callOnce({ choices }, messageSettingsShape, [
      done('saved', agreed),
      failedAt('promotionsSms', 'not offered', 'messages.not-offered'),
      throttled(),
    ]),
  },
  delays: ['messageSettingsLockout'],
  bounded: boundedBy<MessageSettingsContext>({
    has: ['error', 'settings'],
    count: ['errors'],
    keep: ['saved', 'part'],
    also: (context) => ({ agreesToAny: agreesToAny(context) }),
  }),
});
