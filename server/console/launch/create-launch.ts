import type { launch, LaunchStepName } from '../../../src/protocol/calls/launch.ts';
import type { senders } from '../../../src/protocol/calls/senders.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';
import type { DeskCalls } from '../../../src/protocol/desks/define-desk.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { LiveSite } from '../../site/live/live-site.ts';
import type { ConsoleDeps } from '../deps.ts';
import { judgeLaunch, type LaunchFacts } from './judge-launch.ts';
import type { LaunchMarks } from './launch-marks.ts';
import type { NewestBackup } from './newest-backup.ts';

export interface LaunchParts extends Pick<ConsoleDeps, 'people' | 'bases' | 'lottery' | 'desks' | 'senders'> {
  readonly liveSite: Pick<LiveSite, 'site'>;
  readonly marks: LaunchMarks;
  readonly countHelpTopics: () => Promise<number>;
  readonly readBackup: () => Promise<NewestBackup | null>;
  readonly clock: ConsoleDeps['clock'];
  readonly hasGateway: boolean;
  readonly hasGames: boolean;
}

const readOperators = async (people: LaunchParts['people']): Promise<LaunchFacts['operators']> =>
  (await people.list()).operators
    .filter(({ state }) => state === 'active' || state === 'public')
    .map(({ role, decidesFrom }) => ({ role, decides: decidesFrom === null }));

/** What of the live site still reads as the program ships it. */
async function readShipped(bases: LaunchParts['bases']): Promise<LaunchFacts['shipped']> {
  const { live } = await bases.standing();
  return (document, pointer) =>
    !live.some(
      (place) =>
        place.document === document &&
        (place.pointer === '' || `${pointer}/`.startsWith(`${place.pointer}/`)),
    );
}
async function readSenders(of: Answers<typeof senders>): Promise<LaunchFacts['senders']> {
  const { email, sms } = await of.readiness();
  return { email, sms };
}
async function readMethods(
  desk: Answers<DeskCalls> | undefined,
  accounts: Answers<DeskCalls> | undefined,
): Promise<Pick<LaunchFacts, 'methods' | 'withAccount'>> {
  const [methods, held] = await Promise.all([desk?.list(), accounts?.list()]);
  return {
    methods: (methods?.rows ?? [])
      .filter(({ values }) => values['enabled'] === true)
      .map(({ key, values }) => ({ id: key, byHand: values['kind'] === 'account' })),
    withAccount: new Set(
      (held?.rows ?? []).flatMap(({ values }) =>
        values['enabled'] === true ? [toText(values['method'] ?? '')] : [],
      ),
    ),
  };
}

async function readFacts(parts: LaunchParts): Promise<LaunchFacts> {
  const { people, bases, lottery, desks, liveSite } = parts;
  const [operators, shipped, sending, methods, rules, { games }, site, helpTopics, marks, backup] =
    await Promise.all([
      readOperators(people),
      readShipped(bases),
      readSenders(parts.senders),
      readMethods(desks['deposit-methods'], desks['receiving-accounts']),
      desks['withdrawal-rules']?.list(),
      lottery.games(),
      liveSite.site(),
      parts.countHelpTopics(),
      parts.marks.list(),
      parts.readBackup(),
    ]);
  const { brand = {}, jurisdiction = {}, whitelabel = {} } = site.settings as Record<string, JsonObject>;
  return {
    operators,
    shipped,
    ...methods,
    brand,
    languages: site.locales.filter(({ enabled }) => enabled).map(({ nativeName }) => nativeName),
    minimumAge: Number(jurisdiction['minimumAge'] ?? 0),
    senders: sending,
    registersBySms: whitelabel['REGMOBVERF3'] === true,
    withdrawal: {
      minimum: toText(rules?.rows[0]?.values['minimum'] ?? ''),
      maximum: toText(rules?.rows[0]?.values['maximum'] ?? ''),
      isOwn: (rules?.rows[0]?.changedBy ?? null) !== null,
    },
    lotteries: games.filter(({ next, closure }) => next !== null && closure === null).map(({ name }) => name),
    helpTopics,
    marks,
    backup,
    now: parts.clock.now(),
    hasGateway: parts.hasGateway,
    hasGames: parts.hasGames,
  };
}

/** The checklist of a new site: what is there, what is missing, what members can do already. */
export function createLaunch(parts: LaunchParts): Answers<typeof launch> {
  const read = async () => judgeLaunch(await readFacts(parts));
  return {
    read,
    confirm: async ({ step, by }) => {
      await parts.marks.save(step, by);
      return read();
    },
  };
}

/** A test message that left is remembered as a step of the launch. */
export const rememberTests = (
  answers: Answers<typeof senders>,
  save: (step: LaunchStepName, by: string) => Promise<void>,
): Answers<typeof senders> => ({
  ...answers,
  test: async (request) => {
    const answer = await answers.test(request);
    if (answer.isSent) await save(request.channel, request.by);
    return answer;
  },
});
