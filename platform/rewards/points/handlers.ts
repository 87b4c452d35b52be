import type { PointsConfigValue } from '../../../src/protocol/generated/wire-types.ts';
import { requireMember, type Caller, type Handlers } from '../../calls/call.ts';
import { notAvailable } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { hasFundPassword } from '../../identity/security/fund-password.ts';
import { readCurrency, trialType } from '../../money/wallet/currency.ts';
import { readPoints } from './accounts.ts';
import { convertPoints } from './convert.ts';
import { listPointDetails } from './details.ts';
import { redeemReward } from './redeem.ts';
import { listRedemptions, readRedemption } from './redemptions.ts';
import { listRewards } from './rewards.ts';
import { readPointSettings } from './settings.ts';

type Names = `points.${
  | 'balance'
  | 'config'
  | 'conversionTypes'
  | 'convert'
  | 'details'
  | 'redeem'
  | 'redemption'
  | 'redemptions'
  | 'rewards'}`;

async function readConfig({ db, merchant }: MemberParts, caller: Caller): Promise<PointsConfigValue> {
  const { id, customerType } = requireMember(caller);
  const currency = await readCurrency(db, merchant);
  const settings = await readPointSettings(db, merchant, currency.code);
  if (settings === null) throw notAvailable('The merchant has no points mall.');
  return {
    exchangeRatio: settings.ratio,
    minConvert: settings.minimum,
    step: settings.step,
    points: Number(await readPoints(db, id)),
    currency: currency.code,
    currencySymbol: currency.symbol,
    // A trial account has nothing to spend and no fund password to spend it with.
    open: customerType !== trialType,
    hasFundPassword: await hasFundPassword(db, id),
  };
}

/** The points mall of the logged-in member. */
export function createHandlers(parts: MemberParts): Pick<Handlers, Names> {
  const { db } = parts;
  return {
    'points.balance': async (_, caller) => ({
      points: Number(await readPoints(db, requireMember(caller).id)),
    }),
    'points.config': (_, caller) => readConfig(parts, caller),
    'points.conversionTypes': async () => [
      { type: 'MAIN_WALLET', currency: (await readCurrency(db, parts.merchant)).code },
    ],
    'points.convert': (request, caller) => convertPoints(parts, request, caller),
    'points.details': (request, caller) => listPointDetails(parts, requireMember(caller).id, request),
    'points.redeem': (request, caller) => redeemReward(parts, request, caller),
    'points.redemption': ({ id }, caller) =>
      readRedemption(db, { memberId: requireMember(caller).id, id, language: caller.language }),
    'points.redemptions': (request, caller) =>
      listRedemptions(db, { id: requireMember(caller).id, language: caller.language }, request),
    'points.rewards': (_, caller) => listRewards(parts, requireMember(caller).id, caller.language),
  };
}
