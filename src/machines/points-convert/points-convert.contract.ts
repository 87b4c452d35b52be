import { shareOf, unitOf, writeMoney } from '../../protocol/money/money.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, oneOfTexts, orNull, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failedAt, throttled } from '../service-contract.ts';
import { integer, money, noPayload, secretText, text, textMap } from '../value-kinds.ts';

/** What a member must know before points are typed. Points are whole numbers. */
export const conversionTermsSchema = closedObject({
  points: integer,
  /** Points for one unit of the currency. */
  ratio: integer,
  minimum: integer,
  /** Points must be a multiple of it, so that nothing is lost in rounding. */
  step: integer,
  currency: text,
  symbol: text,
});
export type ConversionTerms = ValueOf<typeof conversionTermsSchema>;
export const conversionSchema = closedObject({
  id: text,
  points: integer,
  /** What was paid out, as a decimal string. */
  amount: money,
  /** Points that are left. */
  remaining: integer,
});
export type Conversion = ValueOf<typeof conversionSchema>;
const fields = {
  terms: orNull(conversionTermsSchema),
  points: orNull(integer),
  conversion: orNull(conversionSchema),
};
const hidden = { fundPassword: orNull(text) };
export type PointsConvertContext = FlowContext<typeof fields & typeof hidden> & Lockout;
/** What points bring; exact for points that fit the step. */
const worthOf = (points: number, { ratio, currency }: ConversionTerms): string =>
  writeMoney(shareOf(unitOf(currency), BigInt(points), BigInt(ratio), 'down'), currency);
const terms = { points: 1_200, ratio: 10, minimum: 100, step: 1, currency: 'PHP', symbol: '₱' };
const conversion = { id: 'v-1', points: 500, amount: '50.00', remaining: 700 };
/** Points into money, at the rate of the house and with the fund password (specification, section 3). */
export const pointsConvertContract = defineFlow({
  id: 'pointsConvert',
  needs: 'member',
  summary: 'Turns points into money at a rate that is shown before, with the fund password.',
  events: {
    'convert.retry': noPayload,
    'points.submit': filledForm({ points: 500 }, { points: 5 }, { points: 9_999 }, {}),
    'convert.back': noPayload,
    'password.submit': filledForm({ password: 'Fund-2026' }, { password: '' }),
    ...withoutPayload('convert.again', 'security.open'),
  },
  effects: withoutPayload('openSecurity', 'refreshBalance'),
  shows: {
    errors: textMap,
    ...fields,
    /** What the points will bring, as a decimal string. */
    amount: orNull(money),
    secondsLeft: orNull(integer),
  },
  read: (context: PointsConvertContext, state) => {
    const { terms, points } = context;
    return {
      amount: terms === null || points === null ? null : worthOf(points, terms),
      ...showLockout(context, state),
    };
  },
  states: {
    server: ['loading', 'submitting'],
    person: ['failed', 'unavailable', 'unprepared', 'converted'],
    timer: ['locked'],
    form: ['editing', 'confirming'],
    money: ['confirming', 'submitting'],
    steps: { confirming: { after: 'editing', by: 'points.submit', back: 'convert.back' } },
  },
  services: {
    loadConversion: call(
      {},
      { standing: oneOfTexts(['ready', 'noFundPassword', 'closed']), terms: conversionTermsSchema },
      [
        done('terms', { standing: 'ready', terms }),
        done('no fund password', { standing: 'noFundPassword', terms }),
        done('closed', { standing: 'closed', terms }),
      ],
    ),
    convertPoints: callOnce({ points: integer, password: secretText }, conversionSchema, [
      done('converted', conversion),
      failedAt('password', 'wrong password', 'fund-password.wrong'),
      failedAt('points', 'too few points', 'points.insufficient'),
      throttled(300),
    ]),
  },
  delays: ['convertLockout'],
  secrets: ['fundPassword', 'password'],
  bounded: boundedBy<PointsConvertContext>({
    has: ['error', 'terms', 'points', 'fundPassword', 'conversion'],
    count: ['errors'],
  }),
});
