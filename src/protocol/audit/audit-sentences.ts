import { desks } from '../desks/desks.ts';

/** What an operator did, in words: `{}` is what it was done to. */
const phrases: Readonly<Record<string, string>> = {
  initial: 'imported the first site as {}',
  publish: 'published {}',
  rollback: 'rolled back to an earlier site, as {}',
  'rollback-confirmation': 'confirmed the rollback of {}',
  preview: 'made a link to preview {}',
  import: 'imported a site as {}',
  'draft-import': 'imported a draft over {}',
  'approval-request': 'asked a second person to approve a draft over {}',
  approval: 'approved a draft over {}',
  'approval-refusal': 'rejected a draft over {}',
  schedule: 'planned a publication over {}',
  'schedule-end': 'ended a planned publication over {}',
  stage: 'showed {} to a part of the members',
  kill: 'switched something off with {}',
  restore: 'switched something on again with {}',

  'member.freeze': 'froze {}',
  'member.exclude': 'excluded {} from play',
  'member.limit': 'set or lowered a limit of {}',
  'member.reveal': 'saw personal data of {}',
  'member.return-ask': 'asked for a return to play of {}',
  'member.return-keep': 'kept the exclusion of {}',
  'age.confirm': 'confirmed the age of {}',
  'age.dismiss': 'dismissed the age check of {}',
  'rounds.giveBack': 'gave the stake of {} back',
  'lottery.void': 'voided {}',
  'games.call-off': 'called off the maintenance of {}',
  'games.plan': 'planned maintenance of {}',
  'vendor.import': 'imported the games of {}',
  'launch.confirm': 'confirmed {}',
  'platform.close': 'closed {}',
  'platform.open': 'opened {}',
  'session.open': 'logged in as {}',
  'session.end': 'ended sessions of {}',
  'session.prove': 'proved to be {}',
  'session.refuse': 'was refused a login as {}',
  'factor.refuse': 'gave a wrong second factor for {}',
  'factor.recovery': 'used a recovery code of {}',
  'factor.recovery-codes': 'made new recovery codes of {}',
  'factor.add': 'added a second factor of {}',
  'factor.remove': 'removed a second factor of {}',
  'factor.reset': 'removed the lost second factors of {}',
  'factor.ask-reset': 'asked for the removal of the second factors of {}',
  'factor.reject-reset': 'rejected the removal of the second factors of {}',
  'factor.withdraw-reset': 'called off the removal of the second factors of {}',
  'call.refuse': 'was refused a call, as {}',
  'operator.password': 'changed the password of {}',
  'operator.invite': 'invited {}',
  'operator.link': 'made a new link for {}',
  'operator.role': 'changed the role of {}',
  'operator.enable': 'enabled {}',
  'operator.disable': 'disabled {}',
  'operator.address': 'changed the address of {}',
  'operator.set-up': 'set up {}',
  'operator.join': 'joined as {}',
  'operator.reset': 'set a new password of {}',
  'operator.confirm': 'confirmed a change of {}',
  'operator.refuse': 'rejected a change of {}',
  'operator.withdraw': 'called off a change of {}',
  'sender.test': 'sent a test message by {}',
  'key.rotate': 'made a new key: {}',
  'key.retire': 'retired a key: {}',
  'report.schedule': 'chose when {} is sent',
  'report.stop': 'stopped getting {}',
  'message.retry': 'sent {} again',
};
/** The same for the last word of an action, where the whole of it has no phrase. */
const verbs: Readonly<Record<string, string>> = {
  propose: 'asked for a change of {}',
  approved: 'approved a change of {}',
  rejected: 'rejected a change of {}',
  withdrawn: 'called off a change of {}',
  reject: 'rejected a change of {}',
  withdraw: 'withdrew {}',
  add: 'added {}',
  change: 'changed {}',
  save: 'saved {}',
  draft: 'saved a draft of {}',
  remove: 'removed {}',
  publish: 'published {}',
  send: 'sent {}',
  off: 'switched {} off',
  order: 'changed the order of {}',
  paused: 'paused {}',
  ended: 'ended {}',
  close: 'closed {}',
  open: 'opened {}',
  mark: 'changed how {} is shown',
  move: 'moved {} in its list',
  deny: 'closed the site to {}',
  allow: 'opened the site to {}',
  approve: 'approved {}',
  refuse: 'rejected {}',
  release: 'released {}',
  return: 'gave {} back',
  withhold: 'withheld {}',
  take: 'took {}',
  look: 'looked at {}',
  export: 'exported {}',
  verify: 'checked {}',
};
const unworded = 'did something to {}';

/** What an action did, as the words before and after the thing that it was done to. */
export function phraseOf(action: string): readonly [before: string, after: string] {
  const verb = action.slice(action.indexOf('.') + 1);
  const [before = '', after = ''] = (phrases[action] ?? verbs[verb] ?? unworded).split('{}');
  return [before, after];
}

interface Thing {
  readonly words: string;
  /** The screen about it: `:1` is the first part of its name, `:all` all of it. */
  readonly to: string | null;
}
const about = (words: string, to: string | null): Thing => ({ words, to });
/** Looks at a part of a member's file. */
const partsOfMember = Object.fromEntries(
  Object.entries({
    overview: 'overview',
    ledger: 'ledger',
    deposits: 'deposits',
    withdrawals: 'withdrawals',
    bets: 'bets',
    rewards: 'bonuses',
    points: 'points',
    papers: 'papers',
    devices: 'devices',
    logins: 'logins',
    care: 'limits and breaks',
    messages: 'messages',
    notes: 'notes',
    history: 'history',
  }).map(([part, words]) => [`members-${part}`, about(`the ${words} of member`, '/support/members/:1')]),
);
const things: Readonly<Record<string, Thing>> = {
  release: about('revision', '/releases'),
  member: about('member', '/support/members/:1'),
  members: about('members', '/support/members'),
  ...partsOfMember,
  unfreeze: about('the freeze of member', '/support/members/:1'),
  authenticator: about('the authenticator of member', '/support/authenticators'),
  removals: about('lost authenticators', '/support/authenticators'),
  submission: about('request', '/support'),
  submissions: about('requests of members', '/support'),
  holdLift: about('the hold on withdrawals of member', '/support/members/:1'),
  deposit: about('deposit', '/requests'),
  reviews: about('member requests', '/requests'),
  picture: about('picture', '/requests'),
  credit: about('credit', '/requests/approvals'),
  adjustment: about('adjustment', '/requests/approvals'),
  payout: about('payout of round', '/requests/approvals'),
  rules: about('money rules', '/requests/approvals'),
  money: about('money that waits', '/requests/approvals'),
  moneyRules: about('money rules', '/requests/approvals'),
  withdrawal: about('withdrawal', '/requests/withdrawals/:1'),
  withdrawals: about('withdrawals', '/requests/withdrawals'),
  withdrawalRules: about('withdrawal rules', '/desks/payments/withdrawal-rules'),
  transferRules: about('transfer rules', '/desks/payments/transfer-rules'),
  contractRules: about('contract rules', '/desks/agents/contract-rules-dividend'),
  receiving: about('receiving account', '/desks/payments/receiving-accounts'),
  round: about('round', '/games/rounds'),
  rounds: about('rounds', '/games/rounds'),
  agent: about('agent', '/agents/:1'),
  agents: about('agents', '/agents'),
  'agents-figures': about('the figures of agent', '/agents/:1'),
  'agents-downlines': about('the team of agent', '/agents/:1'),
  'agents-contracts': about('contract', '/agents/contracts/:1'),
  hold: about('payments withheld from agents, case', '/agents/withheld'),
  holds: about('payments withheld from agents', '/agents/withheld'),
  settlement: about('settlement', '/agents/settlements'),
  settlements: about('settlements', '/agents/settlements'),
  'settlement-line': about('line of a settlement', '/agents/settlements/lines/:1'),
  'fraud-hint': about('hint of fraud', '/agents/hints/:1'),
  'fraud-hints': about('hints of fraud', '/agents/hints'),
  promotion: about('deposit bonus', '/desks/rewards/deposit-bonuses'),
  mission: about('mission', '/desks/rewards/missions'),
  notice: about('entry', '/content'),
  game: about('game', '/games?search=:1'),
  vendor: about('games of vendor', '/games/vendors'),
  key: about('key of', '/games/vendors'),
  lottery: about('lottery', '/games/lottery/:1'),
  platform: about('the platform', '/opening'),
  launch: about('the step of the launch:', '/launch'),
  country: about('country', '/opening'),
  network: about('network', '/opening'),
  operator: about('operator', '/people'),
  sender: about('the sender of', '/senders'),
  message: about('message', '/outbox'),
  outbox: about('messages to members', '/outbox'),
  report: about('report', '/figures/reports'),
  'figures-entries': about('rows behind figures', '/figures'),
  audit: about('the audit', '/audit'),
  list: about('the list', null),
  ...Object.fromEntries(
    desks.map(({ name, place, words }) => [name, about(words.title, `/desks/${place}/${name}`)]),
  ),
};

export interface AuditSubject {
  /** As people say it: `deposit 17`. */
  readonly words: string;
  /** The screen about it; null where there is none. */
  readonly to: string | null;
}
/** What a line is about, in words, and where that is. A number behind the name of a desk is that of the change. */
export function readSubject(subject: string): AuditSubject {
  const [kind = '', ...parts] = subject.split(':');
  const thing = things[kind];
  const isDesk = desks.some((desk) => desk.name === kind);
  // The proposal about it is not the thing itself.
  const isProposal = isDesk || ['unfreeze', 'authenticator', 'holdLift', 'receiving', 'hold'].includes(kind);
  const name = isProposal ? parts.slice(0, -1).join(' ') : parts.join(' ');
  if (thing === undefined) return { words: [kind, name].join(' ').trim(), to: null };
  const to = thing.to?.includes(':1') === true && name === '' ? null : thing.to;
  return {
    words: [thing.words, ['all', 'new', 'together'].includes(name) ? '' : name].join(' ').trim(),
    to: to?.replace(':1', () => encodeURIComponent(parts[0] ?? '')) ?? null,
  };
}

/** A line as one sentence, for a spreadsheet. */
export function writeSentence(line: {
  readonly author: string;
  readonly action: string;
  readonly subject: string;
}): string {
  const [before, after] = phraseOf(line.action);
  return `${line.author} ${before}${readSubject(line.subject).words}${after}`;
}

/** Number of the change of a desk that a line tells of; null where it tells of none, or of an order of rows. */
export function readDeskChange(subject: string): { readonly desk: string; readonly id: string } | null {
  const [name = '', ...rest] = subject.split(':');
  const id = rest.at(-1) ?? '';
  return desks.some((desk) => desk.name === name) &&
    /^[0-9]{1,18}$/.test(id) &&
    rest.length > 1 &&
    rest[0] !== 'all'
    ? { desk: name, id }
    : null;
}
