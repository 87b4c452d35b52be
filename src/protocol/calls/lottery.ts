import { decimalId, endings, fileOf, get, post, reason } from '../console/define-call.ts';
import { proposalFields } from '../release/proposal.ts';
import {
  byDefault,
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  textLike,
  textUpTo,
  whole,
  type ValueOf,
} from '../json/typed-schema.ts';

/**
 * Lottery games, their issues and what is void. Amounts are decimal texts of `currency`, moments are ISO 8601 in UTC,
 * days are `2026-11-25` in the brand's time zone.
 */

export const lotteryMarks = ['hot', 'new', 'recommended'] as const;
/** Shown beside the name of a game. */
export type LotteryMark = (typeof lotteryMarks)[number];
export const issueFilters = ['all', 'planned', 'onSale', 'closed', 'held', 'drawn', 'void'] as const;
export type IssueFilter = (typeof issueFilters)[number];
/** `closed`: its sale has ended, and it is not drawn. `held`: a void is proposed, so it is neither sold nor drawn. */
const issueStates = [
  'planned',
  'onSale',
  'closed',
  'held',
  'drawn',
  'void',
] as const satisfies readonly Exclude<IssueFilter, 'all'>[];
export type IssueState = (typeof issueStates)[number];

const code = textUpTo(16, 1);
const money = oneOf(['real', 'play']);
/** What tickets cost and brought; cancelled tickets count nowhere. */
const sales = {
  tickets: count,
  sold: text,
  /** Winnings. */
  paid: text,
  /** Stakes that were given back. */
  refunded: text,
};
const gameLine = object({
  code: text,
  name: text,
  /** The page that sells it. */
  area: oneOf(['lottery', 'elott', 'seaLottery', 'vnLottery']),
  group: text,
  /** How its numbers are drawn and judged. */
  family: text,
  /** Nothing is sold from `at` on; issues are drawn all the same. */
  closure: nullable(object({ at: text, author: text, reason: text })),
  marks: list(oneOf(lotteryMarks)),
  /** Featured games come first on their page. */
  isFeatured: flag,
  /** The issue on sale; null where none is planned. */
  next: nullable(object({ numero: text, closesAt: text, drawsAt: text })),
  /** Issues of real money whose sale ends today. */
  today: object(sales),
});
/** Games are in the order of the portal. */
const gameList = object({ games: list(gameLine), currency: text, day: text });
const issueFields = {
  id: text,
  numero: text,
  state: oneOf(issueStates),
  opensAt: text,
  closesAt: text,
  drawsAt: text,
  numbers: list(whole(0)),
  ...sales,
};
const issueLine = object(issueFields);
const issuePage = object({
  rows: list(issueLine),
  page: count,
  pages: count,
  total: count,
  /** Of stakes and winnings: play money in the free trial. */
  currency: text,
});
const voidProposal = object({
  ...proposalFields,
  issueId: text,
  /** Name of the game, and number of the issue. */
  game: text,
  numero: text,
  /** What is to be given back, or was. */
  tickets: count,
  members: count,
  amount: text,
});
const voidState = object({ waiting: list(voidProposal), past: list(voidProposal), currency: text });
const issueFile = object({
  ...issueFields,
  game: text,
  gameName: text,
  money,
  currency: text,
  /** Hex SHA-256 of the seed, public since before the sale. */
  commitment: text,
  /** Hex; empty before the draw. */
  seed: text,
  drawnAt: nullable(text),
  /** The sold tickets as they were fixed at the end of the sale. */
  sealed: nullable(object({ at: text, tickets: count, root: text })),
  /** Who signed the certificate; null before the draw. */
  certificate: nullable(object({ keyId: text, signature: text })),
  voided: nullable(object({ at: text, reason: text })),
  /** Tickets that are not settled yet: what a void gives back, and what is left of it while it is under way. */
  open: object({ tickets: count, members: count, amount: text }),
  won: count,
  lost: count,
  cancelled: count,
  givenBack: count,
  proposal: nullable(voidProposal),
});

/** A change takes effect in the portal immediately. */
const change = { needs: 'publish', answer: gameList } as const;
const reasoned = object({ game: code, note: reason });
const issuesCall = get('/lottery/issues', {
  needs: 'read',
  input: object({
    game: code,
    filter: byDefault(oneOf(issueFilters), 'all'),
    /** Of the end of the sale; empty for all. */
    day: byDefault(textLike('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$'), ''),
    money: byDefault(money, 'real'),
    page: byDefault(whole(1, 1_000_000), 1),
  }),
  answer: issuePage,
});
export const lottery = {
  games: get('/lottery', { needs: 'read', answer: gameList }),
  close: post('/lottery/close', { ...change, input: reasoned }),
  open: post('/lottery/open', { ...change, input: reasoned }),
  /** Puts a game before another of its page, or last where `before` is null. */
  move: post('/lottery/move', { ...change, input: object({ game: code, before: nullable(code) }) }),
  mark: post('/lottery/mark', {
    ...change,
    input: object({
      game: code,
      marks: list(oneOf(lotteryMarks), { uniqueItems: true, maxItems: 3 }),
      isFeatured: flag,
    }),
  }),
  /** The latest first. */
  issues: issuesCall,
  issuesFile: fileOf(issuesCall),
  issue: get('/lottery/issues/:id', { needs: 'read', input: object({ id: decimalId }), answer: issueFile }),
  /** Immediate where no real money goes back, else it waits for a second person. */
  void: post('/lottery/void', {
    needs: 'cashier',
    input: object({ id: decimalId, note: reason }),
    answer: issueFile,
  }),
  voids: get('/lottery/voids', { needs: 'read', answer: voidState }),
  ...endings('/lottery/voids', voidState),
};

export type LotterySales = ValueOf<ReturnType<typeof object<typeof sales>>>;
export type LotteryGameLine = ValueOf<typeof gameLine>;
export type LotteryGameList = ValueOf<typeof gameList>;
export type IssueLine = ValueOf<typeof issueLine>;
export type IssuePage = ValueOf<typeof issuePage>;
export type IssueFile = ValueOf<typeof issueFile>;
export type VoidProposal = ValueOf<typeof voidProposal>;
export type VoidState = ValueOf<typeof voidState>;
