import type {
  LaunchDeed,
  LaunchFinding,
  LaunchState,
  LaunchStep,
  LaunchStepName,
} from '../../../src/protocol/calls/launch.ts';
import { launchDeeds, launchSteps } from '../../../src/protocol/calls/launch.ts';
import { showIn } from '../../../src/protocol/release/schedule.ts';
import type { ConsoleRole } from '../../../src/protocol/console/console-api.ts';
import type { BrandSettings } from '../../../src/protocol/generated/settings.ts';
import type { LaunchMark } from './launch-marks.ts';
import type { NewestBackup } from './newest-backup.ts';

/** What the checklist of a new site is judged by. */
export interface LaunchFacts {
  /** Operators who can log in, and whether they decide yet. */
  readonly operators: readonly { readonly role: ConsoleRole; readonly decides: boolean }[];
  readonly brand: Partial<BrandSettings>;
  /** Places of the site that still hold what the program ships: `settings/brand/name`. */
  readonly shipped: (document: string, pointer: string) => boolean;
  /** Languages of the site, in their own words. */
  readonly languages: readonly string[];
  readonly minimumAge: number;
  /** Where messages of a channel leave; `none`: nowhere. */
  readonly senders: Readonly<Record<'email' | 'sms', 'environment' | 'console' | 'sandbox' | 'none'>>;
  /** Whether a registration sends a code by SMS. */
  readonly registersBySms: boolean;
  /** Ways to deposit that are on. */
  readonly methods: readonly { readonly id: string; readonly byHand: boolean }[];
  /** Methods by hand that have an account which is on. */
  readonly withAccount: ReadonlySet<string>;
  readonly hasGateway: boolean;
  /** The smallest and largest withdrawal, and the currency. */
  readonly withdrawal: { readonly minimum: string; readonly maximum: string; readonly isOwn: boolean };
  /** Names of lotteries on sale. */
  readonly lotteries: readonly string[];
  /** Whether a vendor's games can be played. */
  readonly hasGames: boolean;
  readonly helpTopics: number;
  readonly marks: readonly LaunchMark[];
  /** Null where the program made none of this database. */
  readonly backup: NewestBackup | null;
  readonly now: Date;
}

type Found = Pick<LaunchStep, 'findings' | 'facts'>;
const pick = (pairs: readonly (readonly [LaunchFinding, boolean])[]): readonly LaunchFinding[] =>
  pairs.flatMap(([finding, isThere]) => (isThere ? [finding] : []));

/** Steps that only a person can call right. */
const confirmed: ReadonlySet<LaunchStepName> = new Set([
  'money',
  'languages',
  'market',
  'legal',
  'withdrawals',
  'backup',
]);

function judgePeople({ operators }: LaunchFacts): Found {
  const of = (role: ConsoleRole) => operators.filter((one) => one.role === role);
  return {
    findings: pick([
      ['people.one-administrator', of('administrator').length < 2],
      ['people.no-publisher', of('publisher').length === 0],
      ['people.no-cashier', of('cashier').length === 0],
      ['people.waiting', operators.some(({ decides }) => !decides)],
    ]),
    facts: [],
  };
}
function judgeDeposits({ methods, withAccount, hasGateway }: LaunchFacts): Found {
  const byHand = methods.filter((method) => method.byHand);
  const isOffered = (method: LaunchFacts['methods'][number]): boolean =>
    method.byHand ? withAccount.has(method.id) : hasGateway;
  const isOpen = methods.some(isOffered);
  return {
    findings: pick([
      ['deposits.none', methods.length === 0],
      ['deposits.no-account', !isOpen && byHand.length > 0],
      ['deposits.no-gateway', !isOpen && methods.length > byHand.length],
    ]),
    facts: methods.filter(isOffered).map(({ id }) => id),
  };
}
const judgeSender =
  (channel: 'email' | 'sms') =>
  ({ senders, marks }: LaunchFacts): Found => ({
    findings: pick([
      [`${channel}.none`, senders[channel] === 'none'],
      [`${channel}.untested`, senders[channel] !== 'none' && !marks.some(({ step }) => step === channel)],
    ]),
    facts: [],
  });

/** Backups are made each day; one day may be missed. */
const backupMs = 2 * 86_400_000;
const writeMinute = (moment: Date): string => `${showIn('UTC', moment.getTime()).replace('T', ' ')} UTC`;
function judgeBackup({ backup, now, marks }: LaunchFacts): Found {
  if (backup === null)
    return { findings: pick([['backup.none', !marks.some(({ step }) => step === 'backup')]]), facts: [] };
  return {
    findings: pick([
      ['backup.old', now.getTime() - backup.madeAt.getTime() > backupMs],
      ['backup.unverified', backup.isGood === null],
      ['backup.faulty', backup.isGood === false],
    ]),
    facts: [writeMinute(backup.madeAt)],
  };
}

const judges: Readonly<Record<LaunchStepName, (facts: LaunchFacts) => Found>> = {
  people: judgePeople,
  email: judgeSender('email'),
  sms: (facts) => {
    const isNeeded = facts.registersBySms && facts.senders.sms === 'none';
    return isNeeded ? { findings: ['sms.needed'], facts: [] } : judgeSender('sms')(facts);
  },
  brand: ({ brand, shipped }) => ({
    findings: pick([
      ['brand.name', shipped('settings/brand', '/name')],
      ['brand.licence', shipped('settings/brand', '/licence')],
      ['brand.email', shipped('settings/brand', '/supportEmail')],
    ]),
    facts: brand.name === undefined ? [] : [brand.name],
  }),
  money: ({ brand: { currency = '', timeZone = '' } }) => ({ findings: [], facts: [currency, timeZone] }),
  languages: ({ languages }) => ({ findings: [], facts: languages }),
  market: ({ shipped, minimumAge }) => ({
    findings: pick([['market.helpline', shipped('settings/jurisdiction', '/helplineContact')]]),
    facts: [`${minimumAge}+`],
  }),
  legal: ({ brand: { legalTexts = {} } }) => ({
    findings: [],
    facts: Object.values(legalTexts).map(({ version, date }) => `${version}, ${date}`),
  }),
  deposits: judgeDeposits,
  withdrawals: ({ withdrawal: { minimum, maximum } }) => ({
    findings: [],
    facts: [`${minimum} – ${maximum}`],
  }),
  lottery: ({ lotteries, hasGames }) => ({
    findings: pick([['lottery.none', lotteries.length === 0 && !hasGames]]),
    facts: lotteries,
  }),
  help: ({ helpTopics }) => ({
    findings: pick([['help.none', helpTopics === 0]]),
    facts: helpTopics === 0 ? [] : [String(helpTopics)],
  }),
  backup: judgeBackup,
};
/** Members can do without these. */
const optional: ReadonlySet<LaunchFinding> = new Set(['sms.none', 'sms.untested', 'help.none']);

function judgeStep(name: LaunchStepName, facts: LaunchFacts): LaunchStep {
  const { findings: missing, facts: there } = judges[name](facts);
  const mark = facts.marks.find(({ step }) => step === name) ?? null;
  const isOwn =
    (name === 'withdrawals' && facts.withdrawal.isOwn) || (name === 'backup' && facts.backup !== null);
  const isUnconfirmed = confirmed.has(name) && mark === null && !isOwn;
  const findings: readonly LaunchFinding[] = isUnconfirmed ? [...missing, 'unconfirmed'] : missing;
  const isOptional = findings.every((finding) => optional.has(finding));
  return {
    name,
    state: findings.length === 0 ? 'done' : isOptional ? 'optional' : 'open',
    findings,
    facts: there,
    isConfirmed: confirmed.has(name),
    mark: mark === null ? null : { by: mark.by, at: mark.at },
  };
}

/** What each deed needs besides the names, texts and people of the site. */
const needsOf: Readonly<Record<LaunchDeed, readonly LaunchStepName[]>> = {
  register: ['sms'],
  deposit: ['deposits', 'people'],
  play: ['lottery'],
  withdraw: ['withdrawals', 'people'],
};
/** Findings that keep members from a deed; the others are the operator's duty. */
const blocking: ReadonlySet<LaunchFinding> = new Set([
  'sms.needed',
  'deposits.none',
  'deposits.no-account',
  'deposits.no-gateway',
  'lottery.none',
  'people.no-cashier',
  'people.no-publisher',
]);

/** The checklist of a new site, and what its members can do already. */
export function judgeLaunch(facts: LaunchFacts): LaunchState {
  const steps = launchSteps.map((name) => judgeStep(name, facts));
  const blocks = (name: LaunchStepName): boolean =>
    steps.some((step) => step.name === name && step.findings.some((finding) => blocking.has(finding)));
  return {
    steps,
    deeds: launchDeeds.map((name) => ({ name, missing: needsOf[name].filter(blocks) })),
  };
}
