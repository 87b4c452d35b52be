import { profileShape } from '../../protocol/generated/shapes/profile.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, oneOfTexts, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failedAt, throttled } from '../service-contract.ts';
import { anyObject, flag, messageMap, text, textMap, integer } from '../value-kinds.ts';

export type Profile = ValueOf<typeof profileShape>;
/** Who the person is, and the accounts elsewhere: two forms, each saved for itself. */
const part = oneOfTexts(['person', 'accounts']);
const fields = {
  profile: orNull(profileShape),
  part,
  /** What is about to be saved, field by field. */
  typed: textMap,
  /** Fields that become final with this save. */
  settles: listOf(text),
  saved: flag,
};
export type ProfilePart = ValueOf<typeof part>;
export type ProfileContext = FlowContext<typeof fields> & Lockout;

/** Choices of the form in words, as the page shows them outside of it. */
function nameChoices({ profile, typed }: ProfileContext): Readonly<Record<string, string>> {
  const nationality = typed['nationality'] ?? profile?.nationality ?? '';
  return nationality === '' ? {} : { nationality: `country.${nationality}` };
}

const person = {
  payeeName: '',
  nickname: 'player',
  birthday: '',
  idNumber: '',
  placeOfBirth: '',
  nationality: '',
  occupation: '',
  sourceOfIncome: '',
  permanentAddress: '',
  currentAddress: '',
};
const accounts = { telegram: '', whatsapp: '', line: '', facebook: '', wechat: '', zalo: '', qqNum: '' };
const once = ['payeeName', 'birthday', 'idNumber', 'placeOfBirth', 'nationality'];
const empty = { ...person, ...accounts, once, fixed: [] };
const filled = { ...empty, payeeName: 'Ana Cruz', fixed: ['payeeName'] };
/** What a member says about the person, and what of it is final (specification, section 3). */
export const profileContract = defineFlow({
  id: 'profile',
  needs: 'member',
  summary: 'Shows and saves what a member says about the person, and asks before details become final.',
  events: {
    'part.submit': closedObject({
      values: withSamples(anyObject, [{ payeeName: 'Ana Cruz' }, { nickname: 'Ana' }, { telegram: '@ana' }]),
      part,
    }),
    ...withoutPayload('profile.confirm', 'profile.back', 'profile.retry'),
  },
  shows: { ...fields, names: messageMap, errors: messageMap, secondsLeft: orNull(integer) },
  read: (context: ProfileContext, state) => ({ ...showLockout(context, state), names: nameChoices(context) }),
  states: {
    server: ['loading', 'saving'],
    person: ['failed', 'confirming'],
    timer: ['locked'],
    form: ['editing'],
  },
  services: {
    loadProfile: call({}, profileShape, [done('nothing filled in', empty), done('a name', filled)]),
    saveProfile: callOnce({ values: textMap }, profileShape, [
      done('saved', filled),
      failedAt('birthday', 'too young', 'field.too-young'),
      failedAt('payeeName', 'final already', 'profile.fixed'),
      throttled(),
    ]),
  },
  delays: ['profileLockout'],
  bounded: boundedBy<ProfileContext>({
    has: ['error', 'profile'],
    count: ['errors', 'settles'],
    keep: ['saved', 'part'],
    also: ({ profile }) => ({ fixed: profile?.fixed.length ?? 0 }),
  }),
});
