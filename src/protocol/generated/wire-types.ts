// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.

export interface AdmissionReadRequest {}

export interface AdmissionReadValue {
  /**
   * Texts in force that the member has not agreed to; nothing is played or paid in before.
   */
  texts: string[];
  /**
   * What the market wants to know of the person and the account does not have; nothing is played or paid in before.
   */
  details: ('payeeName' | 'birthday' | 'idNumber' | 'mobileNum' | 'email')[];
  /**
   * What waits until an operator has approved a paper of the member.
   */
  identityBefore: ('deposit' | 'play' | 'withdrawal')[];
}

export interface AgentAffiliateRequest {
  code?: string;
  domain?: string;
}

export interface AgentAffiliateValue {
  valid: boolean;
}

export interface AgentAnnouncementsRequest {}

export interface AgentAnnouncementsValue {
  /**
   * Of the brand for its agents alone, in its order.
   */
  announcements: {
    id: string;
    title: string;
    /**
     * HTML; the reader sanitises it.
     */
    content: string;
    /**
     * YYYY-MM-DD
     */
    startDateStr: string;
    /**
     * Set where the reward center has more; else empty.
     */
    promotionType: string;
  }[];
}

export interface AgentBetsRequest {
  /**
   * Account whose team is meant; the own without it.
   */
  parent?: string;
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  /**
   * Bets of lotteries, or of all other games; all without it.
   */
  games?: '' | 'lottery' | 'other';
  pageNo?: number;
  pageSize?: number;
}

export interface AgentBetsValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  /**
   * From the signed-in agent down to the parent.
   */
  path: {
    account: string;
    nickname: string;
  }[];
  /**
   * Settled bets, the newest first. Of a parent that is not the signed-in agent, its own too.
   */
  rows: {
    id: string;
    /**
     * ISO 8601: when it was settled.
     */
    time: string;
    account: string;
    nickname: string;
    vendor: string;
    product: string;
    game: string;
    /**
     * Round of the vendor, or issue of a lottery.
     */
    round: string;
    state: 'won' | 'even' | 'lost';
    /**
     * Decimal text.
     */
    stake: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text: what it brought the member.
     */
    net: string;
  }[];
  totals: {
    /**
     * Decimal text.
     */
    stake: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    net: string;
  };
  pageTotals: {
    /**
     * Decimal text.
     */
    stake: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    net: string;
  };
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface AgentBranchesRequest {
  /**
   * Account whose team is meant; the own without it.
   */
  parent?: string;
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  /**
   * Bets of lotteries, or of all other games; all without it.
   */
  games?: '' | 'lottery' | 'other';
  pageNo?: number;
  pageSize?: number;
}

export interface AgentBranchesValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  /**
   * From the signed-in agent down to the parent.
   */
  path: {
    account: string;
    nickname: string;
  }[];
  /**
   * Direct downlines, each with its whole branch.
   */
  rows: {
    account: string;
    nickname: string;
    /**
     * 0 player; 1, 2, 41, 42 agent.
     */
    type: number;
    /**
     * The member with all members below.
     */
    members: number;
    /**
     * Decimal text.
     */
    deposits: string;
    /**
     * Decimal text.
     */
    withdrawals: string;
    /**
     * Decimal text.
     */
    validBets: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    rebate: string;
    /**
     * Decimal text.
     */
    bonus: string;
    /**
     * Decimal text.
     */
    salary: string;
    /**
     * Decimal text.
     */
    dividend: string;
    /**
     * Decimal text: settled bets less all that was paid to members; of some games, less their payout.
     */
    net: string;
  }[];
  totals: {
    /**
     * Decimal text.
     */
    deposits: string;
    /**
     * Decimal text.
     */
    withdrawals: string;
    /**
     * Decimal text.
     */
    validBets: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    rebate: string;
    /**
     * Decimal text.
     */
    bonus: string;
    /**
     * Decimal text.
     */
    salary: string;
    /**
     * Decimal text.
     */
    dividend: string;
    /**
     * Decimal text: settled bets less all that was paid to members; of some games, less their payout.
     */
    net: string;
  };
  pageNum: number;
  totalPages: number;
  totalCount: number;
  pageTotals: {
    /**
     * Decimal text.
     */
    deposits: string;
    /**
     * Decimal text.
     */
    withdrawals: string;
    /**
     * Decimal text.
     */
    validBets: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    rebate: string;
    /**
     * Decimal text.
     */
    bonus: string;
    /**
     * Decimal text.
     */
    salary: string;
    /**
     * Decimal text.
     */
    dividend: string;
    /**
     * Decimal text: settled bets less all that was paid to members; of some games, less their payout.
     */
    net: string;
  };
}

export interface AgentChangeLinkRequest {
  id: string;
  state: 'active' | 'paused';
}

export interface AgentChangeLinkValue {
  id: string;
  name: string;
  code: string;
  address: string;
  /**
   * 0 player, 1 agent.
   */
  type: number;
  state: 'active' | 'paused' | 'expired' | 'usedUp';
  rates: {
    product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    rate: string;
  }[];
  /**
   * Milliseconds; null for a link without an end.
   */
  expiresAt: number | null;
  /**
   * Null for as many as come.
   */
  mostUses: number | null;
  /**
   * Members who registered by it.
   */
  uses: number;
  /**
   * What their play brought the agent in rebates; decimal text.
   */
  earnings: string;
  createdAt: number;
}

export interface AgentCreateLinkRequest {
  name?: string;
  /**
   * 0 player, 1 agent.
   */
  type: 0 | 1;
  /**
   * Product to per cent, in steps of 0.1; a product that is left out stays as it is.
   */
  rebates?: {
    RNG?: string;
    LIVE?: string;
    FISH?: string;
    PVP?: string;
    SPORTS?: string;
    ESPORTS?: string;
    ELOTT?: string;
    LOTT?: string;
    COCKFIGHT?: string;
  };
  /**
   * Days until it ends; without it, it has no end.
   */
  days?: number;
  /**
   * Without it, as many as come.
   */
  mostUses?: number;
}

export interface AgentCreateLinkValue {
  id: string;
  name: string;
  code: string;
  address: string;
  /**
   * 0 player, 1 agent.
   */
  type: number;
  state: 'active' | 'paused' | 'expired' | 'usedUp';
  rates: {
    product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    rate: string;
  }[];
  /**
   * Milliseconds; null for a link without an end.
   */
  expiresAt: number | null;
  /**
   * Null for as many as come.
   */
  mostUses: number | null;
  /**
   * Members who registered by it.
   */
  uses: number;
  /**
   * What their play brought the agent in rebates; decimal text.
   */
  earnings: string;
  createdAt: number;
}

export interface AgentDefaultRequest {}

export interface AgentDefaultValue {
  /**
   * What a form begins with; 0 player, 1 agent.
   */
  type: 0 | 1;
  /**
   * Per cent by which a rate goes up.
   */
  step: string;
  rates: {
    product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Per cent that is given where none is named.
     */
    rate: string;
    /**
     * Per cent that the agent has: the most to give.
     */
    own: string;
  }[];
  /**
   * How long a link brings members where no days are named; null without an end.
   */
  days: number | null;
  /**
   * How many members a link brings where no number is named; null without a limit.
   */
  mostUses: number | null;
}

export interface AgentDownlinesRequest {
  /**
   * Account whose direct downlines are meant; the own without it.
   */
  parent?: string;
  page?: number;
  size?: number;
}

export interface AgentDownlinesValue {
  /**
   * From the signed-in agent down to the parent.
   */
  path: {
    account: string;
    nickname: string;
  }[];
  content: {
    account: string;
    nickname: string;
    /**
     * 0 player; 1, 2, 41, 42 agent; 4 trial.
     */
    type: number;
    level: string;
    /**
     * Masked; empty where none.
     */
    mobile: string;
    /**
     * Masked; empty where none.
     */
    email: string;
    /**
     * Epoch milliseconds.
     */
    regDate: number;
    /**
     * Direct downlines of this one.
     */
    downlines: number;
    /**
     * Contracts in force with the signed-in agent.
     */
    contracts: number;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface AgentFileRequest {
  record: 'profit' | 'transactions' | 'bets' | 'losses';
  /**
   * Account whose team is meant; the own without it.
   */
  parent?: string;
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  /**
   * Bets of lotteries, or of all other games; all without it.
   */
  games?: '' | 'lottery' | 'other';
  /**
   * Movements of one kind; all besides stakes and wins without it.
   */
  kind?:
    | ''
    | 'deposit'
    | 'withdrawal'
    | 'rebate'
    | 'bonus'
    | 'salary'
    | 'dividend'
    | 'transfer'
    | 'adjustment'
    | 'other';
}

export interface AgentFileValue {
  /**
   * Name of the file.
   */
  name: string;
  mediaType: string;
  /**
   * The bytes in Base64 (RFC 4648).
   */
  content: string;
}

export interface AgentGlobalRebatesRequest {}

export interface AgentGlobalRebatesValue {
  step: string;
  rates: {
    product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    most: string;
    own: string;
  }[];
}

export interface AgentLinksRequest {
  /**
   * Number of one link; all of them without it.
   */
  id?: string;
  pageNo?: number;
  pageSize?: number;
}

export interface AgentLinksValue {
  links: {
    id: string;
    name: string;
    code: string;
    address: string;
    /**
     * 0 player, 1 agent.
     */
    type: number;
    state: 'active' | 'paused' | 'expired' | 'usedUp';
    rates: {
      product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
      rate: string;
    }[];
    /**
     * Milliseconds; null for a link without an end.
     */
    expiresAt: number | null;
    /**
     * Null for as many as come.
     */
    mostUses: number | null;
    /**
     * Members who registered by it.
     */
    uses: number;
    /**
     * What their play brought the agent in rebates; decimal text.
     */
    earnings: string;
    createdAt: number;
  }[];
  symbol: string;
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface AgentLotteryOddsRequest {
  /**
   * A direct downline; the agent's own odds without it.
   */
  account?: string;
}

export interface AgentLotteryOddsValue {
  account: string;
  /**
   * The highest odds that the downline may choose.
   */
  series: number;
  /**
   * The highest odds of the signed-in agent: the downline cannot get more.
   */
  own: number;
  /**
   * What the downline gave further down, or the lowest odds there are: it cannot get less.
   */
  least: number;
  step: number;
  /**
   * Per cent of a stake that the downline gets back where it chooses the lowest odds.
   */
  mostRebate: string;
  /**
   * What the downline has, by the field of the form.
   */
  values: {
    series: string;
  };
}

export interface AgentLotteryProfitRequest {
  /**
   * Account whose team is meant; the own without it.
   */
  parent?: string;
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  pageNo?: number;
  pageSize?: number;
}

export interface AgentLotteryProfitValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  /**
   * From the signed-in agent down to the parent.
   */
  path: {
    account: string;
    nickname: string;
  }[];
  /**
   * Direct downlines, each with its whole branch.
   */
  rows: {
    account: string;
    nickname: string;
    /**
     * 0 player; 1, 2, 41, 42 agent.
     */
    type: number;
    /**
     * The member with all members below.
     */
    members: number;
    /**
     * Decimal text.
     */
    deposits: string;
    /**
     * Decimal text.
     */
    withdrawals: string;
    /**
     * Decimal text.
     */
    validBets: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    rebate: string;
    /**
     * Decimal text.
     */
    bonus: string;
    /**
     * Decimal text.
     */
    salary: string;
    /**
     * Decimal text.
     */
    dividend: string;
    /**
     * Decimal text: settled bets less all that was paid to members; of some games, less their payout.
     */
    net: string;
  }[];
  totals: {
    /**
     * Decimal text.
     */
    deposits: string;
    /**
     * Decimal text.
     */
    withdrawals: string;
    /**
     * Decimal text.
     */
    validBets: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    rebate: string;
    /**
     * Decimal text.
     */
    bonus: string;
    /**
     * Decimal text.
     */
    salary: string;
    /**
     * Decimal text.
     */
    dividend: string;
    /**
     * Decimal text: settled bets less all that was paid to members; of some games, less their payout.
     */
    net: string;
  };
  pageNum: number;
  totalPages: number;
  totalCount: number;
  pageTotals: {
    /**
     * Decimal text.
     */
    deposits: string;
    /**
     * Decimal text.
     */
    withdrawals: string;
    /**
     * Decimal text.
     */
    validBets: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    rebate: string;
    /**
     * Decimal text.
     */
    bonus: string;
    /**
     * Decimal text.
     */
    salary: string;
    /**
     * Decimal text.
     */
    dividend: string;
    /**
     * Decimal text: settled bets less all that was paid to members; of some games, less their payout.
     */
    net: string;
  };
}

export interface AgentOpenAccountRequest {
  account: string;
  nickname?: string;
  /**
   * 0 player, 1 agent.
   */
  type: 0 | 1;
  /**
   * To be changed at the first login.
   */
  password: string;
  /**
   * Full name, where the agent knows it; it is kept, and an excluded person is known by it together with the birthday.
   */
  payeeName?: string;
  /**
   * `YYYY-MM-DD`, where the agent knows it; kept.
   */
  birthday?: string;
  /**
   * Only compared with excluded persons: the member proves an address of their own at the first login.
   */
  email?: string;
  /**
   * Only compared with excluded persons, as the e-mail.
   */
  mobileNum?: string;
  /**
   * Product to per cent, in steps of 0.1; a product that is left out stays as it is.
   */
  rebates?: {
    RNG?: string;
    LIVE?: string;
    FISH?: string;
    PVP?: string;
    SPORTS?: string;
    ESPORTS?: string;
    ELOTT?: string;
    LOTT?: string;
    COCKFIGHT?: string;
  };
}

export interface AgentOpenAccountValue {
  account: string;
  type: number;
}

export interface AgentOverviewRequest {
  /**
   * Account whose team is meant; the own without it.
   */
  parent?: string;
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
}

export interface AgentOverviewValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  /**
   * All members below, on any level.
   */
  members: number;
  agents: number;
  /**
   * Registered in these days.
   */
  newMembers: number;
  /**
   * Registered today, whatever the days.
   */
  newToday: number;
  /**
   * Paid in for the first time in these days.
   */
  firstDeposits: number;
  /**
   * With a settled bet in these days.
   */
  active: number;
  /**
   * Decimal text: what is in the wallets now.
   */
  balance: string;
  /**
   * Decimal text.
   */
  deposits: string;
  /**
   * Decimal text.
   */
  withdrawals: string;
  /**
   * Decimal text: stakes of settled bets.
   */
  validBets: string;
  /**
   * Decimal text.
   */
  payout: string;
  /**
   * Decimal text: rebates.
   */
  rebate: string;
  /**
   * Decimal text: bonuses, less what was taken back.
   */
  bonus: string;
  /**
   * Decimal text: salaries of contracts.
   */
  salary: string;
  /**
   * Decimal text: dividends of contracts.
   */
  dividend: string;
  /**
   * Decimal text: valid bets less payout, rebates, bonuses, salaries and dividends.
   */
  net: string;
  days: {
    day: string;
    /**
     * Decimal text.
     */
    deposits: string;
    /**
     * Decimal text.
     */
    withdrawals: string;
    /**
     * Decimal text.
     */
    validBets: string;
    /**
     * Decimal text.
     */
    net: string;
  }[];
}

export interface AgentPromoteRequest {
  account: string;
}

export interface AgentPromoteValue {
  account: string;
  type: number;
}

export interface AgentRebatesRequest {
  /**
   * A direct downline; the own rates without it.
   */
  account?: string;
}

export interface AgentRebatesValue {
  account: string;
  nickname: string;
  type: number;
  rates: {
    product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Per cent that the signed-in agent has.
     */
    own: string;
    /**
     * Per cent that the downline has; 0.00 without one.
     */
    rate: string;
    /**
     * What the downline gave further down: it cannot get less.
     */
    least: string;
  }[];
  /**
   * What the downline has, by the field of the form.
   */
  values: {
    rebateRNG?: string;
    rebateLIVE?: string;
    rebateFISH?: string;
    rebatePVP?: string;
    rebateSPORTS?: string;
    rebateESPORTS?: string;
    rebateELOTT?: string;
    rebateLOTT?: string;
    rebateCOCKFIGHT?: string;
  };
  /**
   * Fields of products in which the agent has no rebate to give.
   */
  without: string[];
}

export interface AgentRegisteredRequest {
  /**
   * Number of one link; all of them without it.
   */
  link?: string;
  pageNo?: number;
  pageSize?: number;
}

export interface AgentRegisteredValue {
  rows: {
    account: string;
    nickname: string;
    type: number;
    /**
     * Name of the link, or its code.
     */
    link: string;
    joinedAt: number;
    /**
     * Decimal text.
     */
    validBets: string;
    /**
     * Decimal text.
     */
    earnings: string;
  }[];
  symbol: string;
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface AgentRemoveLinkRequest {
  id: string;
}

export interface AgentRemoveLinkValue {
  id: string;
}

export interface AgentSetLotteryOddsRequest {
  /**
   * A direct downline of the agent.
   */
  account: string;
  /**
   * The highest odds of the downline: at most the agent's own, at least what the downline gave further down. Two less are a rebate of 0.1 % more.
   */
  series: number;
}

export interface AgentSetLotteryOddsValue {
  account: string;
  series: number;
}

export interface AgentSetRebatesRequest {
  account: string;
  /**
   * Product to per cent, in steps of 0.1; a product that is left out stays as it is.
   */
  rebates: {
    RNG?: string;
    LIVE?: string;
    FISH?: string;
    PVP?: string;
    SPORTS?: string;
    ESPORTS?: string;
    ELOTT?: string;
    LOTT?: string;
    COCKFIGHT?: string;
  };
}

export interface AgentSetRebatesValue {
  account: string;
  nickname: string;
  type: number;
  rates: {
    product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Per cent that the signed-in agent has.
     */
    own: string;
    /**
     * Per cent that the downline has; 0.00 without one.
     */
    rate: string;
    /**
     * What the downline gave further down: it cannot get less.
     */
    least: string;
  }[];
}

export interface AgentTransactionsRequest {
  /**
   * Account whose team is meant; the own without it.
   */
  parent?: string;
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  /**
   * Movements of one kind; all besides stakes and wins without it.
   */
  kind?:
    | ''
    | 'deposit'
    | 'withdrawal'
    | 'rebate'
    | 'bonus'
    | 'salary'
    | 'dividend'
    | 'transfer'
    | 'adjustment'
    | 'other';
  pageNo?: number;
  pageSize?: number;
}

export interface AgentTransactionsValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  /**
   * From the signed-in agent down to the parent.
   */
  path: {
    account: string;
    nickname: string;
  }[];
  /**
   * Movements of main wallets, the newest first. Of a parent that is not the signed-in agent, its own too.
   */
  rows: {
    /**
     * Number of the movement.
     */
    id: string;
    /**
     * ISO 8601.
     */
    time: string;
    account: string;
    nickname: string;
    kind:
      | 'deposit'
      | 'withdrawal'
      | 'rebate'
      | 'bonus'
      | 'salary'
      | 'dividend'
      | 'transfer'
      | 'adjustment'
      | 'other';
    /**
     * Decimal text.
     */
    in: string;
    /**
     * Decimal text.
     */
    out: string;
    /**
     * Decimal text: what was in the wallet after it.
     */
    balance: string;
    reference: string;
  }[];
  totals: {
    /**
     * Decimal text.
     */
    in: string;
    /**
     * Decimal text.
     */
    out: string;
    /**
     * Decimal text.
     */
    net: string;
  };
  pageTotals: {
    /**
     * Decimal text.
     */
    in: string;
    /**
     * Decimal text.
     */
    out: string;
    /**
     * Decimal text.
     */
    net: string;
  };
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface AgentUserLossRequest {
  /**
   * Account whose team is meant; the own without it.
   */
  parent?: string;
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  pageNo?: number;
  pageSize?: number;
}

export interface AgentUserLossValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  /**
   * From the signed-in agent down to the parent.
   */
  path: {
    account: string;
    nickname: string;
  }[];
  /**
   * Direct downlines with what each did, without members below; the largest loss first.
   */
  rows: {
    account: string;
    nickname: string;
    /**
     * 0 player; 1, 2, 41, 42 agent.
     */
    type: number;
    /**
     * Members directly below.
     */
    downlines: number;
    /**
     * Days on which the payout was less than the bets.
     */
    daysLost: number;
    /**
     * ISO 8601; null before the first login.
     */
    lastLogin: string | null;
    /**
     * Decimal text: settled bets less their payout.
     */
    loss: string;
    /**
     * Decimal text.
     */
    deposits: string;
  }[];
  totals: {
    /**
     * Decimal text.
     */
    loss: string;
    /**
     * Decimal text.
     */
    deposits: string;
  };
  pageTotals: {
    /**
     * Decimal text.
     */
    loss: string;
    /**
     * Decimal text.
     */
    deposits: string;
  };
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface AuthenticatorConfirmRequest {
  code: string;
}

export interface AuthenticatorConfirmValue {
  /**
   * Told once; each opens one door.
   */
  recoveryCodes: string[];
}

export interface AuthenticatorReadRequest {}

export interface AuthenticatorReadValue {
  /**
   * ISO 8601, UTC; null where there is none.
   */
  since: string | null;
  recoveryCodesLeft: number;
  /**
   * Whether a login asks for a code of it.
   */
  asksAtLogin: boolean;
}

export interface AuthenticatorRemoveRequest {
  /**
   * Six digits of the authenticator, or a recovery code.
   */
  code: string;
}

export interface AuthenticatorRemoveValue {}

export interface AuthenticatorRenewCodesRequest {
  /**
   * Six digits of the authenticator, or a recovery code.
   */
  code: string;
}

export interface AuthenticatorRenewCodesValue {
  /**
   * Told once; each opens one door.
   */
  recoveryCodes: string[];
}

export interface AuthenticatorStartRequest {
  /**
   * The login password, for the first one; left out by a member who signs in by SMS only.
   */
  password?: string;
  /**
   * A code of the authenticator that is replaced, or a recovery code.
   */
  code?: string;
}

export interface AuthenticatorStartValue {
  /**
   * Base32, without padding.
   */
  secret: string;
  /**
   * What authenticators read from a picture: otpauth://totp/…
   */
  uri: string;
  expiresInSeconds: number;
}

export interface CaptchaImageRequest {
  /**
   * Cache buster.
   */
  t?: string;
}

/**
 * PNG in base64, without a data: prefix.
 */
export type CaptchaImageValue = string;

export interface CaptchaSoundRequest {
  /**
   * Cache buster.
   */
  t?: string;
}

/**
 * WAV in base64: six digits, spoken in the language of the call.
 */
export type CaptchaSoundValue = string;

export interface CareAnswerCheckRequest {}

export interface CareAnswerCheckValue {
  /**
   * Until the next reality check; 0 while one is due, null where there is none.
   */
  checkInSeconds: number | null;
  /**
   * Left of the rest after a check; 0 outside one.
   */
  restSeconds: number;
  /**
   * End of the rest, ISO 8601.
   */
  restUntil: string | null;
  /**
   * A limit on time is used up: no stake is taken.
   */
  isTimeUp: boolean;
}

export interface CareAskReturnRequest {}

export interface CareAskReturnValue {
  /**
   * The exclusion stays in force after its end until the member asks to return.
   */
  isOnRequest: boolean;
  /**
   * End of the break, ISO 8601; 9999-12-31T00:00:00.000Z where there is none, null where play is open.
   */
  endsAt: string | null;
  /**
   * From when a return can be asked for, ISO 8601; null where none can.
   */
  from: string | null;
  canAsk: boolean;
  /**
   * When play opens because a return was asked for, ISO 8601; null before.
   */
  opensAt: string | null;
  /**
   * Hours from a request until play opens.
   */
  waitHours: number;
}

export interface CareBreakEndRequest {
  /**
   * ISO 8601 duration of one unit, as care.standing offers it, or forever; 24h, 7d, 6m, 1y as sites of before write them.
   */
  length: string;
}

export interface CareBreakEndValue {
  /**
   * Play would stay closed after that end until the member asks to return.
   */
  onRequest: boolean;
  /**
   * End of a break that begins now, ISO 8601; 9999-12-31T00:00:00.000Z where there is none.
   */
  until: string;
}

export interface CareConfirmLimitRequest {
  /**
   * deposit and loss are money, session is minutes.
   */
  kind: 'deposit' | 'loss' | 'session';
  /**
   * The last 24 hours, 7 days, 30 days.
   */
  period: 'day' | 'week' | 'month';
}

export interface CareConfirmLimitValue {
  limits: {
    /**
     * kind.period
     */
    id: string;
    /**
     * deposit and loss are money, session is minutes.
     */
    kind: 'deposit' | 'loss' | 'session';
    /**
     * The last 24 hours, 7 days, 30 days.
     */
    period: 'day' | 'week' | 'month';
    /**
     * Decimal, for a session whole minutes; null where there is none.
     */
    amount: string | null;
    /**
     * What counts against it, in the same way.
     */
    used: string;
    left: string | null;
    /**
     * Whether a looser limit waits, and whether it can be confirmed.
     */
    change: 'none' | 'cooling' | 'ready';
    /**
     * The looser limit; null takes it away.
     */
    next: string | null;
    /**
     * From when it can be confirmed.
     */
    nextFrom: string | null;
    /**
     * Until when it can be confirmed.
     */
    nextUntil: string | null;
  }[];
  coolingHours: number;
  timeOuts: string[];
  exclusions: string[];
  panicButton: boolean;
  /**
   * Sum of the open deposits that a tighter limit has just cancelled, decimal; null where there was none.
   */
  cancelled: string | null;
  currency: string;
  currencySymbol: string;
}

export interface CareDepositRoomRequest {}

export interface CareDepositRoomValue {
  /**
   * What the tightest deposit limit leaves, decimal; null where there is none.
   */
  left: string | null;
  period: 'day' | 'week' | 'month' | null;
  currencySymbol: string;
}

export interface CareHistoryRequest {
  /**
   * From 1.
   */
  page?: number;
  size?: number;
}

export interface CareHistoryValue {
  content: {
    id: string;
    at: string;
    what: 'set' | 'cut' | 'asked' | 'raised' | 'removed' | 'kept' | 'break' | 'returnAsked' | 'returnKept';
    /**
     * kind.period of a limit, break, or break.forGood for one without an end.
     */
    subject: string;
    /**
     * Decimal; null where the limit is none or no money.
     */
    money: string | null;
    minutes: number | null;
    /**
     * End of a break; null of one for good.
     */
    until: string | null;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
  currencySymbol: string;
}

export interface CareKeepExclusionRequest {}

export interface CareKeepExclusionValue {
  /**
   * The exclusion stays in force after its end until the member asks to return.
   */
  isOnRequest: boolean;
  /**
   * End of the break, ISO 8601; 9999-12-31T00:00:00.000Z where there is none, null where play is open.
   */
  endsAt: string | null;
  /**
   * From when a return can be asked for, ISO 8601; null where none can.
   */
  from: string | null;
  canAsk: boolean;
  /**
   * When play opens because a return was asked for, ISO 8601; null before.
   */
  opensAt: string | null;
  /**
   * Hours from a request until play opens.
   */
  waitHours: number;
}

export interface CareKeepLimitRequest {
  /**
   * deposit and loss are money, session is minutes.
   */
  kind: 'deposit' | 'loss' | 'session';
  /**
   * The last 24 hours, 7 days, 30 days.
   */
  period: 'day' | 'week' | 'month';
}

export interface CareKeepLimitValue {
  limits: {
    /**
     * kind.period
     */
    id: string;
    /**
     * deposit and loss are money, session is minutes.
     */
    kind: 'deposit' | 'loss' | 'session';
    /**
     * The last 24 hours, 7 days, 30 days.
     */
    period: 'day' | 'week' | 'month';
    /**
     * Decimal, for a session whole minutes; null where there is none.
     */
    amount: string | null;
    /**
     * What counts against it, in the same way.
     */
    used: string;
    left: string | null;
    /**
     * Whether a looser limit waits, and whether it can be confirmed.
     */
    change: 'none' | 'cooling' | 'ready';
    /**
     * The looser limit; null takes it away.
     */
    next: string | null;
    /**
     * From when it can be confirmed.
     */
    nextFrom: string | null;
    /**
     * Until when it can be confirmed.
     */
    nextUntil: string | null;
  }[];
  coolingHours: number;
  timeOuts: string[];
  exclusions: string[];
  panicButton: boolean;
  /**
   * Sum of the open deposits that a tighter limit has just cancelled, decimal; null where there was none.
   */
  cancelled: string | null;
  currency: string;
  currencySymbol: string;
}

export interface CarePlayRequest {}

export interface CarePlayValue {
  /**
   * Until the next reality check; 0 while one is due, null where there is none.
   */
  checkInSeconds: number | null;
  /**
   * Left of the rest after a check; 0 outside one.
   */
  restSeconds: number;
  /**
   * End of the rest, ISO 8601.
   */
  restUntil: string | null;
  /**
   * A limit on time is used up: no stake is taken.
   */
  isTimeUp: boolean;
}

export interface CareReturnStateRequest {}

export interface CareReturnStateValue {
  /**
   * The exclusion stays in force after its end until the member asks to return.
   */
  isOnRequest: boolean;
  /**
   * End of the break, ISO 8601; 9999-12-31T00:00:00.000Z where there is none, null where play is open.
   */
  endsAt: string | null;
  /**
   * From when a return can be asked for, ISO 8601; null where none can.
   */
  from: string | null;
  canAsk: boolean;
  /**
   * When play opens because a return was asked for, ISO 8601; null before.
   */
  opensAt: string | null;
  /**
   * Hours from a request until play opens.
   */
  waitHours: number;
}

export interface CareSessionRequest {}

export interface CareSessionValue {
  /**
   * Decimal, as the two below.
   */
  staked: string;
  won: string;
  /**
   * Negative for a loss.
   */
  net: string;
  currency: string;
  currencySymbol: string;
  /**
   * Time played since the first stake that counts, in whichever tab and login.
   */
  minutes: number;
}

export interface CareSetLimitRequest {
  /**
   * deposit and loss are money, session is minutes.
   */
  kind: 'deposit' | 'loss' | 'session';
  /**
   * The last 24 hours, 7 days, 30 days.
   */
  period: 'day' | 'week' | 'month';
  /**
   * Decimal, for a session whole minutes; null asks for no limit.
   */
  amount: string | null;
}

export interface CareSetLimitValue {
  limits: {
    /**
     * kind.period
     */
    id: string;
    /**
     * deposit and loss are money, session is minutes.
     */
    kind: 'deposit' | 'loss' | 'session';
    /**
     * The last 24 hours, 7 days, 30 days.
     */
    period: 'day' | 'week' | 'month';
    /**
     * Decimal, for a session whole minutes; null where there is none.
     */
    amount: string | null;
    /**
     * What counts against it, in the same way.
     */
    used: string;
    left: string | null;
    /**
     * Whether a looser limit waits, and whether it can be confirmed.
     */
    change: 'none' | 'cooling' | 'ready';
    /**
     * The looser limit; null takes it away.
     */
    next: string | null;
    /**
     * From when it can be confirmed.
     */
    nextFrom: string | null;
    /**
     * Until when it can be confirmed.
     */
    nextUntil: string | null;
  }[];
  coolingHours: number;
  timeOuts: string[];
  exclusions: string[];
  panicButton: boolean;
  /**
   * Sum of the open deposits that a tighter limit has just cancelled, decimal; null where there was none.
   */
  cancelled: string | null;
  currency: string;
  currencySymbol: string;
}

export interface CareStandingRequest {}

export interface CareStandingValue {
  limits: {
    /**
     * kind.period
     */
    id: string;
    /**
     * deposit and loss are money, session is minutes.
     */
    kind: 'deposit' | 'loss' | 'session';
    /**
     * The last 24 hours, 7 days, 30 days.
     */
    period: 'day' | 'week' | 'month';
    /**
     * Decimal, for a session whole minutes; null where there is none.
     */
    amount: string | null;
    /**
     * What counts against it, in the same way.
     */
    used: string;
    left: string | null;
    /**
     * Whether a looser limit waits, and whether it can be confirmed.
     */
    change: 'none' | 'cooling' | 'ready';
    /**
     * The looser limit; null takes it away.
     */
    next: string | null;
    /**
     * From when it can be confirmed.
     */
    nextFrom: string | null;
    /**
     * Until when it can be confirmed.
     */
    nextUntil: string | null;
  }[];
  coolingHours: number;
  timeOuts: string[];
  exclusions: string[];
  panicButton: boolean;
  /**
   * Sum of the open deposits that a tighter limit has just cancelled, decimal; null where there was none.
   */
  cancelled: string | null;
  currency: string;
  currencySymbol: string;
}

export interface CareTakeBreakRequest {
  /**
   * ISO 8601 duration of one unit, as care.standing offers it, or forever; 24h, 7d, 6m, 1y as sites of before write them.
   */
  length: string;
}

export interface CareTakeBreakValue {
  /**
   * Play stays closed after the end until the member asks to return.
   */
  onRequest: boolean;
  /**
   * End, ISO 8601; 9999-12-31T00:00:00.000Z where there is none.
   */
  until: string;
}

export interface ClosureCloseRequest {
  reason: 'unused' | 'service' | 'other-site' | 'too-much' | 'privacy' | 'other';
  /**
   * The login password; left out by a member who signs in by SMS only.
   */
  password?: string;
  /**
   * Left out by a member who has none.
   */
  fundPassword?: string;
}

export interface ClosureCloseValue {
  /**
   * ISO 8601, UTC.
   */
  closedAt: string;
}

export interface ClosureReadRequest {}

export interface ClosureReadValue {
  /**
   * Nothing is open: the account can be closed.
   */
  isClear: boolean;
  /**
   * Money in all wallets, a decimal.
   */
  balance: string;
  currency: string;
  /**
   * The balance can be withdrawn, so it has to be first. Less than the smallest withdrawal stays the member's and does not keep the account open.
   */
  holdsMoney: boolean;
  /**
   * Deposits that are neither credited nor ended.
   */
  deposits: number;
  /**
   * Withdrawals that are not completed.
   */
  withdrawals: number;
  /**
   * Game rounds and bets without a result.
   */
  rounds: number;
  /**
   * Lottery tickets before their draw, and running chases.
   */
  tickets: number;
  /**
   * Agent contracts in force or offered, and their unpaid results.
   */
  contracts: number;
  /**
   * Rewards for points that are still to be delivered.
   */
  redemptions: number;
  /**
   * Points that are lost with the account.
   */
  points: number;
  needsPassword: boolean;
  needsFundPassword: boolean;
}

export interface ConfirmationsAnswerRequest {
  id: string;
  claim: 'full' | 'partial' | 'none';
  /**
   * What arrived, for a part of it.
   */
  amount?: string;
  comment?: string;
  /**
   * Ids of uploads.
   *
   * @maxItems 3
   */
  proofs?: [] | [string] | [string, string] | [string, string, string];
}

export interface ConfirmationsAnswerValue {
  /**
   * Number of the withdrawal.
   */
  id: string;
  status: 'pending' | 'received' | 'autoReceived' | 'underReview' | 'toppedUp' | 'confirmedPaid' | 'refunded';
  /**
   * Decimal text: what should have arrived.
   */
  amount: string;
  currency: string;
  /**
   * Until it counts as received by itself; 0 once it is settled.
   */
  secondsLeft: number;
}

export interface ConfirmationsListRequest {}

export interface ConfirmationsListValue {
  /**
   * How many wait for the member's answer.
   */
  pending: number;
  /**
   * Minutes until the first of them counts as received; null where none waits.
   */
  nextMinutes: number | null;
  rows: {
    id: string;
    status:
      | 'pending'
      | 'received'
      | 'autoReceived'
      | 'underReview'
      | 'toppedUp'
      | 'confirmedPaid'
      | 'refunded';
    amount: string;
    currency: string;
    secondsLeft: number;
    account: string;
    /**
     * ISO 8601, UTC.
     */
    paidAt: string;
  }[];
}

export interface ConfirmationsReceiptRequest {
  id: string;
}

export interface ConfirmationsReceiptValue {
  /**
   * Number of the withdrawal.
   */
  id: string;
  status: 'pending' | 'received' | 'autoReceived' | 'underReview' | 'toppedUp' | 'confirmedPaid' | 'refunded';
  /**
   * Decimal text: what should have arrived.
   */
  amount: string;
  currency: string;
  /**
   * Until it counts as received by itself; 0 once it is settled.
   */
  secondsLeft: number;
}

export interface ConsentsDueRequest {}

export interface ConsentsDueValue {
  /**
   * Texts in force that the member agreed to in another edition, or never.
   */
  due: {
    /**
     * The legal text, as the brand names it.
     */
    document: string;
    /**
     * The edition that the site has now.
     */
    version: string;
    /**
     * The day of that edition, `YYYY-MM-DD`.
     */
    date: string;
    /**
     * The words to agree to, in the language of the call.
     */
    statement: string;
  }[];
}

export interface ConsentsRenewRequest {
  /**
   * The texts that were shown, each with the edition that was agreed to.
   *
   * @maxItems 30
   */
  documents: {
    document: string;
    version: string;
  }[];
}

export interface ConsentsRenewValue {
  due: {
    /**
     * The legal text, as the brand names it.
     */
    document: string;
    /**
     * The edition that the site has now.
     */
    version: string;
    /**
     * The day of that edition, `YYYY-MM-DD`.
     */
    date: string;
    /**
     * The words to agree to, in the language of the call.
     */
    statement: string;
  }[];
}

export interface ContactConfirmRequest {
  ticket: string;
  code: string;
}

export interface ContactConfirmValue {
  /**
   * The new side.
   */
  masked: string;
}

export interface ContactProveRequest {
  ticket: string;
  way: 'code' | 'authenticator';
  code: string;
}

export interface ContactProveValue {}

export interface ContactSendNewRequest {
  ticket: string;
  address: string;
  countryDialingCode?: string;
}

export interface ContactSendNewValue {
  /**
   * Where the code went.
   */
  masked: string;
  expiredMinutes: number;
  /**
   * Until another one may be asked for.
   */
  resendSeconds: number;
}

export interface ContactSendOldRequest {
  ticket: string;
}

export interface ContactSendOldValue {
  /**
   * Where the code went.
   */
  masked: string;
  expiredMinutes: number;
  /**
   * Until another one may be asked for.
   */
  resendSeconds: number;
}

export interface ContactStartRequest {
  kind: 'email' | 'mobile';
  /**
   * The login password; left out by a member who signs in by SMS only.
   */
  password?: string;
}

export interface ContactStartValue {
  ticket: string;
  /**
   * The old side; empty where there is none.
   */
  masked: string;
  /**
   * To prove the old side; empty where there is none.
   */
  ways: ('code' | 'authenticator')[];
  expiresInSeconds: number;
}

export interface ContractsAccruedRequest {
  kind?: '' | 'dividend' | 'daily' | 'hourly' | 'realTime';
}

export interface ContractsAccruedValue {
  symbol: string;
  /**
   * Whose days they are.
   */
  zone: string;
  /**
   * The own contracts in force, as if their periods ended now.
   */
  list: {
    id: string;
    kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
    /**
     * CONS is all products together.
     */
    product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
    /**
     * Day, week, half of a month, month.
     */
    period: 'D' | 'W' | 'H' | 'M';
    /**
     * First day.
     */
    from: string;
    /**
     * Last day.
     */
    to: string;
    /**
     * Epoch milliseconds.
     */
    settlesAt: number;
    /**
     * Epoch milliseconds.
     */
    paysAt: number;
    /**
     * Until it is settled.
     */
    secondsLeft: number;
    /**
     * Decimal text.
     */
    validBets: string;
    /**
     * Decimal text.
     */
    netLoss: string;
    /**
     * Active members.
     */
    members: number;
    /**
     * In per cent, two places.
     */
    rate: string;
    /**
     * Decimal text.
     */
    share: string;
    /**
     * Decimal text; with what is carried from earlier periods.
     */
    dueBelow: string;
    /**
     * Decimal text.
     */
    amount: string;
    /**
     * Of the next tier, in per cent; empty where there is none.
     */
    nextRate: string;
    /**
     * Decimal text.
     */
    nextBets: string;
    /**
     * Decimal text.
     */
    nextLoss: string;
    nextMembers: number;
    /**
     * Fixed amount of the next tier; decimal text, left out where there is none.
     */
    nextFixed?: string;
    /**
     * Fixed amount besides the rate; decimal text, left out where there is none.
     */
    fixed?: string;
  }[];
  /**
   * Of all together; decimal text.
   */
  amount: string;
  /**
   * What lines of today gave. Decimal text.
   */
  today: string;
  /**
   * When the newest line was settled, milliseconds since 1970; 0 before the first.
   */
  lastAt: number;
}

export interface ContractsAnswerDailyRequest {
  id: string;
  /**
   * A accept or stay, R reject, V ask to end, C agree to end, W take back what V asked.
   */
  status: 'A' | 'R' | 'V' | 'C' | 'W';
  /**
   * The offer that is answered.
   */
  version?: number;
  /**
   * What the question said about contracts below.
   */
  downlineHigherRate?: 'Y' | 'N';
  /**
   * How many contracts below end with this one, as the question said.
   */
  endsBelow?: number;
  /**
   * Why, for the other side to read; at most 140 characters are taken.
   */
  reason?: string;
}

export interface ContractsAnswerDailyValue {
  /**
   * P offered, E offered again, A active, R rejected, V end asked for, C ended.
   */
  status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
  version: number;
}

export interface ContractsAnswerDividendRequest {
  /**
   * CONS is all products together.
   */
  type: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
  /**
   * A accept or stay, R reject, V ask to end, C agree to end, W take back what V asked.
   */
  status: 'A' | 'R' | 'V' | 'C' | 'W';
  /**
   * The offer that is answered.
   */
  version?: number;
  /**
   * What the question said about contracts below.
   */
  downlineHigherRate?: 'Y' | 'N';
  /**
   * How many contracts below end with this one, as the question said.
   */
  endsBelow?: number;
  /**
   * Why, for the other side to read; at most 140 characters are taken.
   */
  reason?: string;
}

export interface ContractsAnswerDividendValue {
  /**
   * P offered, E offered again, A active, R rejected, V end asked for, C ended.
   */
  status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
  version: number;
}

export interface ContractsAnswerHourlyRequest {
  contractId: string;
  /**
   * A accept or stay, R reject, V ask to end, C agree to end, W take back what V asked.
   */
  status: 'A' | 'R' | 'V' | 'C' | 'W';
  /**
   * The offer that is answered.
   */
  version?: number;
  /**
   * What the question said about contracts below.
   */
  downlineHigherRate?: 'Y' | 'N';
  /**
   * How many contracts below end with this one, as the question said.
   */
  endsBelow?: number;
  /**
   * Why, for the other side to read; at most 140 characters are taken.
   */
  reason?: string;
}

export interface ContractsAnswerHourlyValue {
  /**
   * P offered, E offered again, A active, R rejected, V end asked for, C ended.
   */
  status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
  version: number;
}

export interface ContractsAnswerRealTimeRequest {
  id: string;
  /**
   * A accept or stay, R reject, V ask to end, C agree to end, W take back what V asked.
   */
  status: 'A' | 'R' | 'V' | 'C' | 'W';
  /**
   * The offer that is answered.
   */
  version?: number;
  /**
   * What the question said about contracts below.
   */
  downlineHigherRate?: 'Y' | 'N';
  /**
   * How many contracts below end with this one, as the question said.
   */
  endsBelow?: number;
  /**
   * Why, for the other side to read; at most 140 characters are taken.
   */
  reason?: string;
}

export interface ContractsAnswerRealTimeValue {
  /**
   * P offered, E offered again, A active, R rejected, V end asked for, C ended.
   */
  status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
  version: number;
}

export interface ContractsConsolidatedRequest {
  /**
   * Against caches.
   */
  t?: string;
}

export interface ContractsConsolidatedValue {
  /**
   * Keyed by product.
   */
  divtypereq: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$".
     */
    [k: string]: {
      id: string;
      /**
       * Decimal text.
       */
      minimumBet: string;
      /**
       * Decimal text.
       */
      netLoss: string;
      activeMember: number;
      /**
       * Share from 0 to 1; decimal text with four places.
       */
      contractRate: string;
      period: 'D' | 'W' | 'H' | 'M';
      /**
       * P offered, E offered again, A active, R rejected, V end asked for, C ended.
       */
      status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
      version: number;
      /**
       * Which side asked to end it.
       */
      askedBy: 'upline' | 'downline' | null;
      /**
       * Y: accepting ends a contract one level below.
       */
      downlineHigherRate: 'Y' | 'N';
      /**
       * Contracts in force below, through all levels, that end with this one; a platform need not say it.
       */
      endsBelow?: number;
      /**
       * Why its end is asked for, as the asking side wrote it; a platform need not say it.
       */
      endReason?: string;
      /**
       * Who offers it: nickname and masked account, or the brand; a platform need not say it.
       */
      uplineName?: string;
    }[];
  };
  /**
   * Keyed by product.
   */
  dailysalreqtype: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$".
     */
    [k: string]: {
      id: string;
      /**
       * P offered, E offered again, A active, R rejected, V end asked for, C ended.
       */
      status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
      version: number;
      /**
       * Which side asked to end it.
       */
      askedBy: 'upline' | 'downline' | null;
      downlineHigherRate: 'Y' | 'N';
      /**
       * Contracts in force below, through all levels, that end with this one; a platform need not say it.
       */
      endsBelow?: number;
      /**
       * Why its end is asked for, as the asking side wrote it; a platform need not say it.
       */
      endReason?: string;
      /**
       * Who offers it: nickname and masked account, or the brand; a platform need not say it.
       */
      uplineName?: string;
      details: {
        /**
         * Decimal text.
         */
        betVolume: string;
        activeMember: number;
        /**
         * P: a share. F: a fixed amount; a tier that pays both has a row for each.
         */
        rateType: 'P' | 'F';
        /**
         * Share from 0 to 1 with four places, or the fixed amount; decimal text.
         */
        rate: string;
      }[];
    }[];
  };
  /**
   * Keyed by product.
   */
  contracthoursalreq: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$".
     */
    [k: string]: {
      contractId: string;
      /**
       * P offered, E offered again, A active, R rejected, V end asked for, C ended.
       */
      status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
      version: number;
      /**
       * Which side asked to end it.
       */
      askedBy: 'upline' | 'downline' | null;
      downlineHigherRate: 'Y' | 'N';
      /**
       * Contracts in force below, through all levels, that end with this one; a platform need not say it.
       */
      endsBelow?: number;
      /**
       * Why its end is asked for, as the asking side wrote it; a platform need not say it.
       */
      endReason?: string;
      /**
       * Who offers it: nickname and masked account, or the brand; a platform need not say it.
       */
      uplineName?: string;
      hourSalaryRates: {
        /**
         * Decimal text.
         */
        minimumBet: string;
        activeMember: number;
        /**
         * P: a share. F: a fixed amount; a tier that pays both has a row for each.
         */
        rateType: 'P' | 'F';
        /**
         * Share from 0 to 1 with four places, or the fixed amount; decimal text.
         */
        rate: string;
      }[];
    }[];
  };
  /**
   * Keyed by product.
   */
  realtimesalreqtype: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$".
     */
    [k: string]: {
      id: string;
      /**
       * P offered, E offered again, A active, R rejected, V end asked for, C ended.
       */
      status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
      version: number;
      /**
       * Which side asked to end it.
       */
      askedBy: 'upline' | 'downline' | null;
      downlineHigherRate: 'Y' | 'N';
      /**
       * Contracts in force below, through all levels, that end with this one; a platform need not say it.
       */
      endsBelow?: number;
      /**
       * Why its end is asked for, as the asking side wrote it; a platform need not say it.
       */
      endReason?: string;
      /**
       * Who offers it: nickname and masked account, or the brand; a platform need not say it.
       */
      uplineName?: string;
      details: {
        /**
         * Decimal text.
         */
        betVolume: string;
        activeMember: number;
        /**
         * P: a share. F: a fixed amount; a tier that pays both has a row for each.
         */
        rateType: 'P' | 'F';
        /**
         * Share from 0 to 1 with four places, or the fixed amount; decimal text.
         */
        rate: string;
      }[];
    }[];
  };
  /**
   * Keyed by product.
   */
  divtypeinfo: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$".
     */
    [k: string]: {
      id: string;
      /**
       * Decimal text.
       */
      minimumBet: string;
      /**
       * Decimal text.
       */
      netLoss: string;
      activeMember: number;
      /**
       * Share from 0 to 1; decimal text with four places.
       */
      contractRate: string;
      period: 'D' | 'W' | 'H' | 'M';
      /**
       * P offered, E offered again, A active, R rejected, V end asked for, C ended.
       */
      status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
      version: number;
      /**
       * Which side asked to end it.
       */
      askedBy: 'upline' | 'downline' | null;
      /**
       * Y: accepting ends a contract one level below.
       */
      downlineHigherRate: 'Y' | 'N';
      /**
       * Contracts in force below, through all levels, that end with this one; a platform need not say it.
       */
      endsBelow?: number;
      /**
       * Why its end is asked for, as the asking side wrote it; a platform need not say it.
       */
      endReason?: string;
      /**
       * Who offers it: nickname and masked account, or the brand; a platform need not say it.
       */
      uplineName?: string;
    }[];
  };
  /**
   * Keyed by product.
   */
  dailysalinfotype: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$".
     */
    [k: string]: {
      id: string;
      /**
       * P offered, E offered again, A active, R rejected, V end asked for, C ended.
       */
      status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
      version: number;
      /**
       * Which side asked to end it.
       */
      askedBy: 'upline' | 'downline' | null;
      downlineHigherRate: 'Y' | 'N';
      /**
       * Contracts in force below, through all levels, that end with this one; a platform need not say it.
       */
      endsBelow?: number;
      /**
       * Why its end is asked for, as the asking side wrote it; a platform need not say it.
       */
      endReason?: string;
      /**
       * Who offers it: nickname and masked account, or the brand; a platform need not say it.
       */
      uplineName?: string;
      details: {
        /**
         * Decimal text.
         */
        betVolume: string;
        activeMember: number;
        /**
         * P: a share. F: a fixed amount; a tier that pays both has a row for each.
         */
        rateType: 'P' | 'F';
        /**
         * Share from 0 to 1 with four places, or the fixed amount; decimal text.
         */
        rate: string;
      }[];
    }[];
  };
  /**
   * Keyed by product.
   */
  dailysalinfo: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$".
     */
    [k: string]: {
      id: string;
      /**
       * P offered, E offered again, A active, R rejected, V end asked for, C ended.
       */
      status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
      version: number;
      /**
       * Which side asked to end it.
       */
      askedBy: 'upline' | 'downline' | null;
      downlineHigherRate: 'Y' | 'N';
      /**
       * Contracts in force below, through all levels, that end with this one; a platform need not say it.
       */
      endsBelow?: number;
      /**
       * Why its end is asked for, as the asking side wrote it; a platform need not say it.
       */
      endReason?: string;
      /**
       * Who offers it: nickname and masked account, or the brand; a platform need not say it.
       */
      uplineName?: string;
      details: {
        /**
         * Decimal text.
         */
        betVolume: string;
        activeMember: number;
        /**
         * P: a share. F: a fixed amount; a tier that pays both has a row for each.
         */
        rateType: 'P' | 'F';
        /**
         * Share from 0 to 1 with four places, or the fixed amount; decimal text.
         */
        rate: string;
      }[];
    }[];
  };
  /**
   * Keyed by product.
   */
  contracthoursalinfo: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$".
     */
    [k: string]: {
      contractId: string;
      /**
       * P offered, E offered again, A active, R rejected, V end asked for, C ended.
       */
      status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
      version: number;
      /**
       * Which side asked to end it.
       */
      askedBy: 'upline' | 'downline' | null;
      downlineHigherRate: 'Y' | 'N';
      /**
       * Contracts in force below, through all levels, that end with this one; a platform need not say it.
       */
      endsBelow?: number;
      /**
       * Why its end is asked for, as the asking side wrote it; a platform need not say it.
       */
      endReason?: string;
      /**
       * Who offers it: nickname and masked account, or the brand; a platform need not say it.
       */
      uplineName?: string;
      hourSalaryRates: {
        /**
         * Decimal text.
         */
        minimumBet: string;
        activeMember: number;
        /**
         * P: a share. F: a fixed amount; a tier that pays both has a row for each.
         */
        rateType: 'P' | 'F';
        /**
         * Share from 0 to 1 with four places, or the fixed amount; decimal text.
         */
        rate: string;
      }[];
    }[];
  };
  /**
   * Keyed by product.
   */
  contractmrdailysalinfotype: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(CONS|LIVE|RNG|FISH|PVP|SPORTS|LOTT|ELOTT)$".
     */
    [k: string]: {
      id: string;
      /**
       * P offered, E offered again, A active, R rejected, V end asked for, C ended.
       */
      status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
      version: number;
      /**
       * Which side asked to end it.
       */
      askedBy: 'upline' | 'downline' | null;
      downlineHigherRate: 'Y' | 'N';
      /**
       * Contracts in force below, through all levels, that end with this one; a platform need not say it.
       */
      endsBelow?: number;
      /**
       * Why its end is asked for, as the asking side wrote it; a platform need not say it.
       */
      endReason?: string;
      /**
       * Who offers it: nickname and masked account, or the brand; a platform need not say it.
       */
      uplineName?: string;
      details: {
        /**
         * Decimal text.
         */
        betVolume: string;
        activeMember: number;
        /**
         * P: a share. F: a fixed amount; a tier that pays both has a row for each.
         */
        rateType: 'P' | 'F';
        /**
         * Share from 0 to 1 with four places, or the fixed amount; decimal text.
         */
        rate: string;
      }[];
    }[];
  };
}

export interface ContractsCopyRequest {
  kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  /**
   * CONS is all products together.
   */
  product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
  /**
   * Account of the downline; empty for the own contract.
   */
  account?: string;
  /**
   * Number of the offer.
   */
  version: number;
}

export interface ContractsCopyValue {
  /**
   * Name of the file.
   */
  name: string;
  mediaType: string;
  /**
   * The bytes in Base64 (RFC 4648).
   */
  content: string;
}

export interface ContractsDirectLineRequest {
  kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  /**
   * CONS is all products together.
   */
  product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
  page?: number;
  size?: number;
}

export interface ContractsDirectLineValue {
  /**
   * Highest rate that the caller has for the kind and product, in per cent.
   */
  ownRate: string;
  /**
   * Of bet and loss; ISO 4217.
   */
  currency: string;
  content: {
    account: string;
    nickname: string;
    /**
     * How the contract stands now; none where there is none.
     */
    status: 'none' | 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
    /**
     * Number of the newest offer; 0 while there is none.
     */
    version: number;
    /**
     * Highest rate on offer, else in force; per cent. 0.00 while there is none.
     */
    rate: string;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface ContractsEndRequest {
  /**
   * Account of the downline.
   */
  account: string;
  kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  /**
   * CONS is all products together.
   */
  product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
  /**
   * V ask to end, C agree, A decline, W take back what V asked.
   */
  status: 'V' | 'C' | 'A' | 'W';
  version?: number;
  /**
   * How many contracts below end with this one, as the question said.
   */
  endsBelow?: number;
  /**
   * Why, for the other side to read; at most 140 characters are taken.
   */
  reason?: string;
}

export interface ContractsEndValue {
  /**
   * Empty while there is none.
   */
  id: string;
  status: 'none' | 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
  /**
   * Number of the newest offer; 0 while there is none.
   */
  version: number;
  /**
   * Day, week, half a month, month.
   */
  period: 'D' | 'W' | 'H' | 'M';
  tiers: {
    /**
     * Valid bet of the team to be reached; decimal text.
     */
    bet: string;
    /**
     * Net loss of the team to be reached; decimal text.
     */
    loss: string;
    /**
     * Active members to be reached.
     */
    members: number;
    /**
     * Per cent; decimal text, 0 where a fixed amount alone is paid.
     */
    rate: string;
    /**
     * Paid once in a period besides the rate; decimal text, left out where nothing is.
     */
    fixed?: string;
  }[];
  /**
   * Highest rate of the offering side itself, in per cent.
   */
  ownRate: string;
  /**
   * Of bet and loss; ISO 4217.
   */
  currency: string;
  /**
   * Accepting ends a contract one level below.
   */
  endsDownline: boolean;
  /**
   * Contracts in force below, through all levels, that end with this one.
   */
  endsBelow: number;
  /**
   * Which side asked to end it.
   */
  askedBy: 'upline' | 'downline' | null;
  /**
   * Why, as that side wrote it; empty where it wrote nothing, and while nobody asks.
   */
  endReason: string;
  /**
   * The other side by its nickname and account, which is masked where that is the upline; empty where a platform does not say.
   */
  partner: string;
}

export interface ContractsGivenRequest {}

export interface ContractsGivenValue {
  list: {
    id: string;
    /**
     * The other side; masked where that is the upline.
     */
    account: string;
    nickname: string;
    kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
    /**
     * CONS is all products together.
     */
    product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
    /**
     * P offered, E offered again, A active, R rejected, V end asked for, C ended.
     */
    status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
    /**
     * Which side asked to end it.
     */
    askedBy: 'upline' | 'downline' | null;
    /**
     * The signed-in side is asked for an answer.
     */
    isWaiting: boolean;
    version: number;
    period: 'D' | 'W' | 'H' | 'M';
    /**
     * Highest rate, in per cent.
     */
    rate: string;
    /**
     * Highest fixed amount; decimal text, left out where there is none.
     */
    fixed?: string;
    /**
     * Epoch milliseconds.
     */
    changedAt: number;
  }[];
}

export interface ContractsHistoryRequest {
  kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  /**
   * CONS is all products together.
   */
  product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
  /**
   * Account of the downline; empty for the own contract.
   */
  account?: string;
  /**
   * Anything that changes with the contract, so that it is asked for again.
   */
  seen?: string;
}

export interface ContractsHistoryValue {
  versions: {
    version: number;
    period: 'D' | 'W' | 'H' | 'M';
    /**
     * Highest rate, in per cent.
     */
    rate: string;
    tiers: {
      /**
       * Valid bet of the team to be reached; decimal text.
       */
      bet: string;
      /**
       * Net loss of the team to be reached; decimal text.
       */
      loss: string;
      /**
       * Active members to be reached.
       */
      members: number;
      /**
       * Per cent; decimal text, 0 where a fixed amount alone is paid.
       */
      rate: string;
      /**
       * Paid once in a period besides the rate; decimal text, left out where nothing is.
       */
      fixed?: string;
    }[];
    /**
     * Hex SHA-256 of the terms.
     */
    fingerprint: string;
    /**
     * Begin of the fingerprint, in groups to be read out.
     */
    mark: string;
    /**
     * Epoch milliseconds.
     */
    offeredAt: number;
    /**
     * Network address; that of the other side masked.
     */
    offeredFrom: string;
    answer: 'accepted' | 'rejected' | 'withdrawn' | null;
    answeredAt: number | null;
    answeredFrom: string | null;
    /**
     * Begin of the first period it counts for.
     */
    effectiveAt: number | null;
  }[];
  /**
   * The newest first.
   */
  steps: {
    id: string;
    /**
     * Epoch milliseconds.
     */
    at: number;
    /**
     * autoEnd: a rate above it fell; withdraw: the offer is gone.
     */
    step:
      | 'offer'
      | 'accept'
      | 'reject'
      | 'requestEnd'
      | 'agreeEnd'
      | 'declineEnd'
      | 'takeBackEnd'
      | 'autoEnd'
      | 'withdraw';
    by: 'me' | 'other' | 'system';
    version: number;
    /**
     * Why, as the side wrote it; empty where it wrote nothing.
     */
    reason: string;
  }[];
}

export interface ContractsLineRequest {
  id: string;
}

export interface ContractsLineValue {
  id: string;
  kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  /**
   * CONS is all products together.
   */
  product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
  /**
   * Who is paid.
   */
  account: string;
  /**
   * Day, week, half of a month, month.
   */
  period: 'D' | 'W' | 'H' | 'M';
  /**
   * First day.
   */
  from: string;
  /**
   * Last day.
   */
  to: string;
  /**
   * First moment of a salary within a day, milliseconds since 1970; 0 for whole days.
   */
  fromAt: number;
  /**
   * The moment after the last, milliseconds since 1970; 0 for whole days.
   */
  toAt: number;
  /**
   * The terms held for a part of the period only.
   */
  isCut: boolean;
  /**
   * Decimal text.
   */
  validBets: string;
  /**
   * Decimal text.
   */
  netLoss: string;
  /**
   * Active members.
   */
  members: number;
  /**
   * In per cent, two places.
   */
  rate: string;
  /**
   * Decimal text.
   */
  amount: string;
  state: 'nothing' | 'pending' | 'withheld' | 'released' | 'paid';
  /**
   * When it was paid, or is to be; epoch milliseconds.
   */
  at: number;
  symbol: string;
  /**
   * The caller is who is paid.
   */
  isOwn: boolean;
  /**
   * Decimal text.
   */
  payouts: string;
  /**
   * Decimal text.
   */
  rebates: string;
  /**
   * Decimal text.
   */
  bonuses: string;
  /**
   * How much of the valid bets is of the day before the period; decimal text.
   */
  lateBets: string;
  /**
   * Decimal text.
   */
  latePayouts: string;
  isLate: boolean;
  /**
   * 0 or less: what the team still owed; decimal text.
   */
  carriedLoss: string;
  /**
   * Decimal text.
   */
  base: string;
  /**
   * What is paid besides the rate: the amount of the tier, as far as the giver has it; left out where the contract says none.
   */
  fixed?: string;
  /**
   * Decimal text.
   */
  share: string;
  /**
   * Decimal text.
   */
  dueBelow: string;
  /**
   * What was due below in earlier periods beyond the share; decimal text.
   */
  carriedDue: string;
  /**
   * How far share, less all that is due, is below nothing; decimal text.
   */
  uncovered: string;
  /**
   * Valid bets that make a member active; decimal text.
   */
  activeBets: string;
  /**
   * Decimal text.
   */
  activeDeposits: string;
  tiers: {
    id: string;
    /**
     * Decimal text.
     */
    bet: string;
    /**
     * Decimal text.
     */
    loss: string;
    members: number;
    /**
     * In per cent, two places.
     */
    rate: string;
    isReached: boolean;
    /**
     * Fixed amount besides the rate; decimal text, left out where there is none.
     */
    fixed?: string;
  }[];
  /**
   * What is due below, by direct downline.
   */
  branches: {
    account: string;
    /**
     * Decimal text.
     */
    amount: string;
  }[];
}

export interface ContractsLinesRequest {
  kind?: '' | 'dividend' | 'daily' | 'hourly' | 'realTime';
  /**
   * What the own contracts gave, or those that the member gave.
   */
  side?: 'own' | 'given';
  /**
   * Lines whose period ended on this day or later; 92 days without it.
   */
  from?: string;
  /**
   * And on this day or earlier; today without it.
   */
  to?: string;
  pageNo?: number;
  pageSize?: number;
}

export interface ContractsLinesValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  rows: {
    id: string;
    kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
    /**
     * CONS is all products together.
     */
    product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
    /**
     * Who is paid.
     */
    account: string;
    /**
     * Day, week, half of a month, month.
     */
    period: 'D' | 'W' | 'H' | 'M';
    /**
     * First day.
     */
    from: string;
    /**
     * Last day.
     */
    to: string;
    /**
     * First moment of a salary within a day, milliseconds since 1970; 0 for whole days.
     */
    fromAt: number;
    /**
     * The moment after the last, milliseconds since 1970; 0 for whole days.
     */
    toAt: number;
    /**
     * The terms held for a part of the period only.
     */
    isCut: boolean;
    /**
     * Decimal text.
     */
    validBets: string;
    /**
     * Decimal text.
     */
    netLoss: string;
    /**
     * What the rate is applied to: valid bets, or net loss with what is carried. Decimal text.
     */
    base: string;
    /**
     * Active members.
     */
    members: number;
    /**
     * In per cent, two places.
     */
    rate: string;
    /**
     * Decimal text.
     */
    amount: string;
    state: 'nothing' | 'pending' | 'withheld' | 'released' | 'paid';
    /**
     * When it was paid, or is to be; epoch milliseconds.
     */
    at: number;
  }[];
  totals: {
    /**
     * Decimal text.
     */
    amount: string;
    /**
     * Not paid yet; decimal text.
     */
    open: string;
  };
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface ContractsLogRequest {
  page?: number;
  size?: number;
}

export interface ContractsLogValue {
  content: {
    id: string;
    /**
     * Epoch milliseconds.
     */
    at: number;
    kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
    /**
     * CONS is all products together.
     */
    product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
    /**
     * The other side; masked where that is the upline.
     */
    account: string;
    /**
     * Side of the signed-in member.
     */
    role: 'upline' | 'downline';
    /**
     * autoEnd: a rate above it fell; withdraw: the offer is gone.
     */
    step:
      | 'offer'
      | 'accept'
      | 'reject'
      | 'requestEnd'
      | 'agreeEnd'
      | 'declineEnd'
      | 'takeBackEnd'
      | 'autoEnd'
      | 'withdraw';
    by: 'me' | 'other' | 'system';
    version: number;
    /**
     * Why, as the side wrote it; empty where it wrote nothing.
     */
    reason: string;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface ContractsOfferRequest {
  /**
   * Account of the downline.
   */
  account: string;
  kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  /**
   * CONS is all products together.
   */
  product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
  period: 'D' | 'W' | 'H' | 'M';
  tiers: {
    /**
     * Valid bet of the team to be reached; decimal text.
     */
    bet: string;
    /**
     * Net loss of the team to be reached; decimal text.
     */
    loss: string;
    /**
     * Active members to be reached.
     */
    members: number;
    /**
     * Per cent; decimal text, 0 where a fixed amount alone is paid.
     */
    rate: string;
    /**
     * Paid once in a period besides the rate; decimal text, left out where nothing is.
     */
    fixed?: string;
  }[];
  /**
   * Number of the newest offer that the person saw.
   */
  version?: number;
}

export interface ContractsOfferValue {
  /**
   * Empty while there is none.
   */
  id: string;
  status: 'none' | 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
  /**
   * Number of the newest offer; 0 while there is none.
   */
  version: number;
  /**
   * Day, week, half a month, month.
   */
  period: 'D' | 'W' | 'H' | 'M';
  tiers: {
    /**
     * Valid bet of the team to be reached; decimal text.
     */
    bet: string;
    /**
     * Net loss of the team to be reached; decimal text.
     */
    loss: string;
    /**
     * Active members to be reached.
     */
    members: number;
    /**
     * Per cent; decimal text, 0 where a fixed amount alone is paid.
     */
    rate: string;
    /**
     * Paid once in a period besides the rate; decimal text, left out where nothing is.
     */
    fixed?: string;
  }[];
  /**
   * Highest rate of the offering side itself, in per cent.
   */
  ownRate: string;
  /**
   * Of bet and loss; ISO 4217.
   */
  currency: string;
  /**
   * Accepting ends a contract one level below.
   */
  endsDownline: boolean;
  /**
   * Contracts in force below, through all levels, that end with this one.
   */
  endsBelow: number;
  /**
   * Which side asked to end it.
   */
  askedBy: 'upline' | 'downline' | null;
  /**
   * Why, as that side wrote it; empty where it wrote nothing, and while nobody asks.
   */
  endReason: string;
  /**
   * The other side by its nickname and account, which is masked where that is the upline; empty where a platform does not say.
   */
  partner: string;
}

export interface ContractsOfferManyRequest {
  /**
   * Direct downlines, at most 50.
   */
  accounts: {
    account: string;
    /**
     * Number of the newest offer to this account that the person saw.
     */
    version?: number;
  }[];
  kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  /**
   * CONS is all products together.
   */
  product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
  period: 'D' | 'W' | 'H' | 'M';
  tiers: {
    /**
     * Valid bet of the team to be reached; decimal text.
     */
    bet: string;
    /**
     * Net loss of the team to be reached; decimal text.
     */
    loss: string;
    /**
     * Active members to be reached.
     */
    members: number;
    /**
     * Per cent; decimal text, 0 where a fixed amount alone is paid.
     */
    rate: string;
    /**
     * Paid once in a period besides the rate; decimal text, left out where nothing is.
     */
    fixed?: string;
  }[];
}

export interface ContractsOfferManyValue {
  /**
   * One for each account, in the order asked.
   */
  results: {
    outcome: 'offered' | 'refused';
    /**
     * Number of the contract; empty where there is none.
     */
    id: string;
    /**
     * How the contract stands now; none where there is none.
     */
    status: 'none' | 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
    /**
     * Number of the newest offer; 0 while there is none.
     */
    version: number;
    /**
     * Why it was refused; empty where it was offered.
     */
    code: string;
    /**
     * The same as one English sentence, for logs and developers.
     */
    message: string;
  }[];
}

export interface ContractsOwnRequest {}

export interface ContractsOwnValue {
  list: {
    id: string;
    /**
     * The other side; masked where that is the upline.
     */
    account: string;
    nickname: string;
    kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
    /**
     * CONS is all products together.
     */
    product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
    /**
     * P offered, E offered again, A active, R rejected, V end asked for, C ended.
     */
    status: 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
    /**
     * Which side asked to end it.
     */
    askedBy: 'upline' | 'downline' | null;
    /**
     * The signed-in side is asked for an answer.
     */
    isWaiting: boolean;
    version: number;
    period: 'D' | 'W' | 'H' | 'M';
    /**
     * Highest rate, in per cent.
     */
    rate: string;
    /**
     * Highest fixed amount; decimal text, left out where there is none.
     */
    fixed?: string;
    /**
     * Epoch milliseconds.
     */
    changedAt: number;
  }[];
}

export interface ContractsPartnersRequest {}

export interface ContractsPartnersValue {
  options: {
    /**
     * Account.
     */
    value: string;
    /**
     * Account and nickname.
     */
    label: string;
  }[];
}

export interface ContractsReadRequest {
  /**
   * Account of the downline.
   */
  account: string;
  kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  /**
   * CONS is all products together.
   */
  product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
}

export interface ContractsReadValue {
  /**
   * Empty while there is none.
   */
  id: string;
  status: 'none' | 'P' | 'E' | 'A' | 'R' | 'V' | 'C';
  /**
   * Number of the newest offer; 0 while there is none.
   */
  version: number;
  /**
   * Day, week, half a month, month.
   */
  period: 'D' | 'W' | 'H' | 'M';
  tiers: {
    /**
     * Valid bet of the team to be reached; decimal text.
     */
    bet: string;
    /**
     * Net loss of the team to be reached; decimal text.
     */
    loss: string;
    /**
     * Active members to be reached.
     */
    members: number;
    /**
     * Per cent; decimal text, 0 where a fixed amount alone is paid.
     */
    rate: string;
    /**
     * Paid once in a period besides the rate; decimal text, left out where nothing is.
     */
    fixed?: string;
  }[];
  /**
   * Highest rate of the offering side itself, in per cent.
   */
  ownRate: string;
  /**
   * Of bet and loss; ISO 4217.
   */
  currency: string;
  /**
   * Accepting ends a contract one level below.
   */
  endsDownline: boolean;
  /**
   * Contracts in force below, through all levels, that end with this one.
   */
  endsBelow: number;
  /**
   * Which side asked to end it.
   */
  askedBy: 'upline' | 'downline' | null;
  /**
   * Why, as that side wrote it; empty where it wrote nothing, and while nobody asks.
   */
  endReason: string;
  /**
   * The other side by its nickname and account, which is masked where that is the upline; empty where a platform does not say.
   */
  partner: string;
}

export interface ContractsSimulateRequest {
  /**
   * The downline who gets the offer; left out or empty by who has one waiting.
   */
  account?: string;
  kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  /**
   * CONS is all products together.
   */
  product: 'CONS' | 'LIVE' | 'RNG' | 'FISH' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';
  period?: 'D' | 'W' | 'H' | 'M';
  /**
   * As they are typed; left out, those of the offer that waits.
   *
   * @maxItems 20
   */
  tiers?:
    | []
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ]
    | [
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
        {
          bet: string;
          loss: string;
          members: string;
          rate: string;
          fixed?: string;
        },
      ];
  /**
   * Of the team in a period, decimal text; what it was in the last one where empty.
   */
  validBets?: string;
  /**
   * The same; with a minus where the team wins.
   */
  netLoss?: string;
  /**
   * Active members, a whole number.
   */
  members?: string;
}

export interface ContractsSimulateValue {
  symbol: string;
  zone: string;
  /**
   * First day of the period that the numbers begin with.
   */
  from: string;
  to: string;
  /**
   * What was simulated; decimal text.
   */
  validBets: string;
  netLoss: string;
  members: number;
  /**
   * Number of the tier that is reached; 0 where none is.
   */
  tier: number;
  /**
   * What the downline of the contract keeps.
   */
  amount: string;
  /**
   * What the caller keeps.
   */
  own: string;
  tiers: {
    place: number;
    /**
     * Per cent.
     */
    rate: string;
    share: string;
    amount: string;
    own: string;
    reached: 'yes' | 'no';
    /**
     * Fixed amount besides the rate; decimal text, left out where there is none.
     */
    fixed?: string;
  }[];
  levels: {
    /**
     * 0 is the caller.
     */
    level: number;
    contracts: number;
    share: string;
    dueBelow: string;
    amount: string;
  }[];
}

export interface ConversationsListRequest {
  page?: number;
  size?: number;
}

export interface ConversationsListValue {
  content: {
    id: string;
    /**
     * Where the other one is.
     */
    side: 'upline' | 'downline';
    /**
     * The one below; empty for the one above.
     */
    account: string;
    nickname: string;
    /**
     * Beginning of the last message.
     */
    preview: string;
    /**
     * Whether the member wrote the last message.
     */
    isOwn: boolean;
    unread: number;
    lastAt: string;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface ConversationsMarkReadRequest {
  /**
   * Comma list.
   */
  ids: string;
}

export interface ConversationsMarkReadValue {}

export interface ConversationsMessagesRequest {
  /**
   * A member directly below; left out: the one above.
   */
  account?: string;
  /**
   * Those that came before the one with this number.
   */
  before?: string;
  size?: number;
}

export interface ConversationsMessagesValue {
  /**
   * Why the member cannot write, or ready.
   */
  standing: 'ready' | 'closed' | 'noRecipient' | 'notAccepted';
  /**
   * Number in the list of conversations; empty where there is none yet.
   */
  id: string;
  /**
   * Of the other one.
   */
  nickname: string;
  unread: number;
  /**
   * The oldest first.
   */
  messages: {
    /**
     * r for received, s for sent.
     */
    id: string;
    /**
     * Whether the member wrote it.
     */
    isOwn: boolean;
    /**
     * Whether it went to all directly below.
     */
    isToTeam: boolean;
    content: string;
    sentAt: string;
  }[];
  hasEarlier: boolean;
}

export interface ConversationsRecipientsRequest {
  /**
   * Beginning of an account or a nickname below.
   */
  name?: string;
  page?: number;
  size?: number;
}

export interface ConversationsRecipientsValue {
  /**
   * Nickname of the one above; empty where the member may not write there.
   */
  upline: string;
  /**
   * How many are directly below; 0 for a member who is no agent.
   */
  team: number;
  content: {
    account: string;
    nickname: string;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface ConversationsRemoveRequest {
  /**
   * Comma list.
   */
  ids: string;
}

export interface ConversationsRemoveValue {}

export interface ConversationsRemoveSentRequest {
  /**
   * Comma list.
   */
  ids: string;
}

export interface ConversationsRemoveSentValue {}

export interface ConversationsSendRequest {
  /**
   * The member above, one directly below, or all directly below.
   */
  to: 'upline' | 'downline' | 'team';
  /**
   * The one below; left out for the others.
   */
  account?: string;
  content: string;
  /**
   * The client's name of the message: sent again under the same one, it is sent once.
   */
  key?: string;
}

export interface ConversationsSendValue {
  /**
   * r for received, s for sent.
   */
  id: string;
  /**
   * Whether the member wrote it.
   */
  isOwn: boolean;
  /**
   * Whether it went to all directly below.
   */
  isToTeam: boolean;
  content: string;
  sentAt: string;
}

export interface ConversationsSentRequest {
  page?: number;
  size?: number;
}

export interface ConversationsSentValue {
  content: {
    id: string;
    to: 'upline' | 'downline' | 'team';
    /**
     * The one below; empty for the others.
     */
    account: string;
    /**
     * Empty for the team.
     */
    nickname: string;
    /**
     * How many got it.
     */
    recipients: number;
    content: string;
    sentAt: string;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface DataExportFileRequest {}

export interface DataExportFileValue {
  /**
   * Name of the file.
   */
  name: string;
  mediaType: string;
  /**
   * The bytes in Base64 (RFC 4648).
   */
  content: string;
}

export interface DataExportReadRequest {}

export interface DataExportReadValue {
  state: 'none' | 'preparing' | 'ready';
  /**
   * ISO 8601, UTC; empty while there is none.
   */
  readyAt: string;
  /**
   * Until when it can be saved; empty for none.
   */
  expiresAt: string;
  /**
   * Another copy can be asked for: one in 24 hours.
   */
  mayAsk: boolean;
  needsPassword: boolean;
}

export interface DataExportRequestRequest {
  /**
   * The login password; left out by a member who signs in by SMS only.
   */
  password?: string;
}

export interface DataExportRequestValue {
  state: 'none' | 'preparing' | 'ready';
  /**
   * ISO 8601, UTC; empty while there is none.
   */
  readyAt: string;
  /**
   * Until when it can be saved; empty for none.
   */
  expiresAt: string;
  /**
   * Another copy can be asked for: one in 24 hours.
   */
  mayAsk: boolean;
  needsPassword: boolean;
}

export interface DepositBanksRequest {}

export type DepositBanksValue = {
  bankCode: string;
  bankName: string;
  /**
   * How it is paid.
   */
  bankType: 'redirect' | 'qr' | 'account';
  minimum: string;
  maximum: string;
}[];

export interface DepositCancelRequest {
  id: string;
}

export interface DepositCancelValue {}

export interface DepositCreateRequest {
  /**
   * Id of a method of deposit.settings; it decides how it is paid, whichever of the paths is called.
   */
  bankCode: string;
  /**
   * Decimal.
   */
  amount: string;
  /**
   * Id of a deposit bonus that the member joins with the order; refused as promotions.join refuses it.
   */
  promotion?: string;
}

export interface DepositCreateValue {
  id: string;
  methodName: string;
  kind: 'redirect' | 'qr' | 'account';
  status: 'waiting' | 'underReview' | 'paid' | 'expired' | 'failed' | 'cancelled' | 'held';
  /**
   * What the wallet gets.
   */
  amount: string;
  /**
   * Exactly what is to be paid: the amount and the fee.
   */
  payAmount: string;
  /**
   * Decimal with all places of its currency.
   */
  fee: string;
  currency: string;
  symbol: string;
  /**
   * The page of the gateway, while the order waits.
   */
  payUrl: string | null;
  qrText: string | null;
  bankName: string | null;
  accountName: string | null;
  accountNumber: string | null;
  reference: string;
  reason: string;
  secondsLeft: number;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
}

export interface DepositListRequest {
  /**
   * Of the last so many days.
   */
  days?: number;
  /**
   * From 1.
   */
  page?: number;
  size?: number;
}

export interface DepositListValue {
  content: {
    id: string;
    reference: string;
    methodName: string;
    /**
     * Decimal with all places of its currency.
     */
    amount: string;
    /**
     * Decimal with all places of its currency.
     */
    fee: string;
    status: 'waiting' | 'underReview' | 'paid' | 'expired' | 'failed' | 'cancelled' | 'held';
    reason: string;
    createdAt: string;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
  /**
   * What came in on all pages.
   */
  totalPaid: string;
  currencySymbol: string;
}

export interface DepositOrderRequest {
  id: string;
}

export interface DepositOrderValue {
  id: string;
  methodName: string;
  kind: 'redirect' | 'qr' | 'account';
  status: 'waiting' | 'underReview' | 'paid' | 'expired' | 'failed' | 'cancelled' | 'held';
  /**
   * What the wallet gets.
   */
  amount: string;
  /**
   * Exactly what is to be paid: the amount and the fee.
   */
  payAmount: string;
  /**
   * Decimal with all places of its currency.
   */
  fee: string;
  currency: string;
  symbol: string;
  /**
   * The page of the gateway, while the order waits.
   */
  payUrl: string | null;
  qrText: string | null;
  bankName: string | null;
  accountName: string | null;
  accountNumber: string | null;
  reference: string;
  reason: string;
  secondsLeft: number;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
}

export interface DepositProveRequest {
  id: string;
  payerName: string;
  /**
   * One to three ids of uploaded pictures.
   */
  proofs: string[];
}

export interface DepositProveValue {
  id: string;
  methodName: string;
  kind: 'redirect' | 'qr' | 'account';
  status: 'waiting' | 'underReview' | 'paid' | 'expired' | 'failed' | 'cancelled' | 'held';
  /**
   * What the wallet gets.
   */
  amount: string;
  /**
   * Exactly what is to be paid: the amount and the fee.
   */
  payAmount: string;
  /**
   * Decimal with all places of its currency.
   */
  fee: string;
  currency: string;
  symbol: string;
  /**
   * The page of the gateway, while the order waits.
   */
  payUrl: string | null;
  qrText: string | null;
  bankName: string | null;
  accountName: string | null;
  accountNumber: string | null;
  reference: string;
  reason: string;
  secondsLeft: number;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
}

export interface DepositSettingsRequest {
  /**
   * Id of an order to be shown in place of the unpaid one.
   */
  order?: string;
}

export interface DepositSettingsValue {
  allowDeposit: 'Y' | 'N';
  totalDepositSuccessCount: number;
  depositInfo: {
    id: string;
    name: string;
    hint: string;
    kind: 'redirect' | 'qr' | 'account';
    /**
     * The drawing of its kind: card, wallet, bank or qr.
     */
    icon: string;
    /**
     * Decimal with all places of its currency.
     */
    minimum: string;
    /**
     * Decimal with all places of its currency.
     */
    maximum: string;
    /**
     * Decimal with all places of its currency.
     */
    fee: string;
    /**
     * Items: Decimal with all places of its currency.
     */
    quick: string[];
    /**
     * The newest deposit of the member that arrived came this way.
     */
    isLast?: boolean;
    /**
     * How long it usually takes.
     */
    minutes: number;
  }[];
  currency: string;
  currencySymbol: string;
  /**
   * Deposit bonuses that the member may join with the order, or has joined for the next deposit.
   */
  bonuses?: {
    id: string;
    promotionType: string;
    title: string;
    text: string;
    terms: string;
    image: string;
    /**
     * ISO 8601, like `endsAt`.
     */
    startsAt: string;
    endsAt: string;
    status:
      | 'upcoming'
      | 'open'
      | 'notForYou'
      | 'paused'
      | 'joined'
      | 'wagering'
      | 'done'
      | 'expired'
      | 'forfeited'
      | 'ended';
    /**
     * Why it is not for the member.
     */
    hindrance: '' | 'level' | 'firstDeposit' | 'country';
    /**
     * Name of the least level; empty where every level may join.
     */
    level: string;
    /**
     * For the first deposit only.
     */
    firstDeposit: boolean;
    /**
     * Of the deposit; 0 where the bonus is fixed.
     */
    percent: number;
    /**
     * Decimal; empty where the bonus is a percentage.
     */
    fixed: string;
    /**
     * Decimal: the most that it brings.
     */
    cap: string;
    /**
     * Decimal: the least deposit.
     */
    minimum: string;
    /**
     * How many times the bonus is to be staked.
     */
    wagering: number;
    currencySymbol: string;
    /**
     * Decimal: what the member got; empty until then.
     */
    bonus: string;
    /**
     * Decimal: to be staked in all.
     */
    asked: string;
    /**
     * Decimal: still to be staked.
     */
    left: string;
    /**
     * Percent that is staked.
     */
    progress: number;
    canGiveUp: boolean;
  }[];
  order: {
    id: string;
    methodName: string;
    kind: 'redirect' | 'qr' | 'account';
    status: 'waiting' | 'underReview' | 'paid' | 'expired' | 'failed' | 'cancelled' | 'held';
    /**
     * What the wallet gets.
     */
    amount: string;
    /**
     * Exactly what is to be paid: the amount and the fee.
     */
    payAmount: string;
    /**
     * Decimal with all places of its currency.
     */
    fee: string;
    currency: string;
    symbol: string;
    /**
     * The page of the gateway, while the order waits.
     */
    payUrl: string | null;
    qrText: string | null;
    bankName: string | null;
    accountName: string | null;
    accountNumber: string | null;
    reference: string;
    reason: string;
    secondsLeft: number;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
  } | null;
}

export interface DevicesDistrustRequest {
  /**
   * Null for all of them.
   */
  device: string | null;
}

export interface DevicesDistrustValue {
  /**
   * Browsers that log in without a second proof, the newest first.
   */
  list: {
    /**
     * Names it in devices.distrust.
     */
    device: string;
    /**
     * What the browser calls itself, or empty.
     */
    name: string;
    /**
     * Masked.
     */
    network: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC.
     */
    expiresAt: string;
  }[];
}

export interface DevicesEndRequest {
  /**
   * Null for all but this one.
   */
  id: string | null;
}

export interface DevicesEndValue {
  list: {
    id: string;
    /**
     * What the browser calls itself, or empty.
     */
    device: string;
    /**
     * Masked.
     */
    network: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC.
     */
    lastSeenAt: string;
    current: boolean;
  }[];
}

export interface DevicesListRequest {}

export interface DevicesListValue {
  list: {
    id: string;
    /**
     * What the browser calls itself, or empty.
     */
    device: string;
    /**
     * Masked.
     */
    network: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC.
     */
    lastSeenAt: string;
    current: boolean;
  }[];
}

export interface DevicesLoginsRequest {
  page?: number;
  size?: number;
}

export interface DevicesLoginsValue {
  content: {
    id: string;
    /**
     * ISO 8601, UTC.
     */
    at: string;
    way: 'password' | 'sms' | 'provider' | 'passkey' | 'registration' | 'demo';
    outcome: 'accepted' | 'refused';
    device: string;
    /**
     * Masked.
     */
    network: string;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface DevicesTrustedRequest {}

export interface DevicesTrustedValue {
  /**
   * Browsers that log in without a second proof, the newest first.
   */
  list: {
    /**
     * Names it in devices.distrust.
     */
    device: string;
    /**
     * What the browser calls itself, or empty.
     */
    name: string;
    /**
     * Masked.
     */
    network: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC.
     */
    expiresAt: string;
  }[];
}

export interface FeedbackListRequest {}

export interface FeedbackListValue {
  /**
   * The newest first, at most 50.
   */
  feedback: {
    id: string;
    /**
     * A choice of the form when it was sent.
     */
    type: string;
    content: string;
    contact: string;
    status: 'open' | 'answered' | 'closed';
    /**
     * Empty while it is open.
     */
    answer: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
  }[];
}

export interface FeedbackSendRequest {
  /**
   * A choice of feedback.setting.
   */
  type: string;
  content: string;
  /**
   * How the writer wants to be reached; a visitor has to say it.
   */
  contact?: string;
}

export interface FeedbackSendValue {
  id: string;
  /**
   * A choice of the form when it was sent.
   */
  type: string;
  content: string;
  contact: string;
  status: 'open' | 'answered' | 'closed';
  /**
   * Empty while it is open.
   */
  answer: string;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
}

export interface FeedbackSettingRequest {}

export interface FeedbackSettingValue {
  types: string[];
  /**
   * Characters of the content.
   */
  minLength: number;
  maxLength: number;
}

export interface GamesAddFavouriteRequest {
  nodeId: string;
}

export interface GamesAddFavouriteValue {}

export interface GamesFacetsRequest {
  gameType?: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
  /**
   * Vendor code; several with commas between.
   */
  vassalage?: string;
  gameClassify?: string;
  /**
   * Words of the name and the studio, in any order; misspelt ones find what is near.
   */
  gameName?: string;
  filter?: 'ALL' | 'NEW' | 'HOT' | 'FAV' | 'RECENT';
  /**
   * Sub-types (without gameType: types) with commas between; a game has one of them.
   */
  kinds?: string;
  /**
   * Features with commas between; a game has one of them.
   */
  features?: string;
  /**
   * low, medium, high, with commas between.
   */
  volatilities?: string;
  /**
   * Least return in percent.
   */
  rtpFrom?: string;
  /**
   * The lowest stake of a game is not above this amount.
   */
  stakeTo?: string;
}

export interface GamesFacetsValue {
  /**
   * Games that have all that is chosen.
   */
  total: number;
  vendors: {
    value: string;
    label: string;
  }[];
  /**
   * Amounts that lowest stakes are compared with.
   */
  stakes: {
    value: string;
    label: string;
  }[];
  counts: {
    page: {
      [k: string]: number;
    };
    type: {
      [k: string]: number;
    };
    feature: {
      [k: string]: number;
    };
    volatility: {
      [k: string]: number;
    };
    rtp: {
      [k: string]: number;
    };
    stake: {
      [k: string]: number;
    };
  };
}

export interface GamesFavouriteListRequest {
  /**
   * From 1.
   */
  page?: number;
  /**
   * Same as page.
   */
  pageNo?: number;
  size?: number;
}

export interface GamesFavouriteListValue {
  content: {
    /**
     * Identifies the game in favourites and launches.
     */
    nodeId: string;
    gameId: string;
    gameCode: string;
    /**
     * Room of a PVP game, else empty.
     */
    roomId: string;
    nodeTypeManageId: string;
    gameName: string;
    nodeName: string;
    defaultLanguage: string;
    /**
     * Vendor code.
     */
    vassalage: string;
    /**
     * Vendor name.
     */
    displayName: string;
    gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.
     */
    gameClassify: string;
    defaultIcon: string;
    showIcon: string;
    /**
     * Picture, 3:4.
     */
    iconUrl: string;
    tag: '' | 'new' | 'hot' | 'recommended' | 'maintenance';
    /**
     * Always false for a visitor.
     */
    favourite: boolean;
    /**
     * Date the game joined the lobby, YYYY-MM-DD.
     */
    launchDate: string;
  }[];
  pageNum: number;
  totalPages: number;
}

export interface GamesFavouritesRequest {}

/**
 * Items: nodeId
 */
export type GamesFavouritesValue = string[];

export interface GamesHotRequest {
  merchantCode?: string;
  isPlatform?: number;
  platform?: string;
  language?: string;
}

export interface GamesHotValue {
  list: {
    /**
     * Identifies the game in favourites and launches.
     */
    nodeId: string;
    gameId: string;
    gameCode: string;
    /**
     * Room of a PVP game, else empty.
     */
    roomId: string;
    nodeTypeManageId: string;
    gameName: string;
    nodeName: string;
    defaultLanguage: string;
    /**
     * Vendor code.
     */
    vassalage: string;
    /**
     * Vendor name.
     */
    displayName: string;
    gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.
     */
    gameClassify: string;
    defaultIcon: string;
    showIcon: string;
    /**
     * Picture, 3:4.
     */
    iconUrl: string;
    tag: '' | 'new' | 'hot' | 'recommended' | 'maintenance';
    /**
     * Always false for a visitor.
     */
    favourite: boolean;
    /**
     * Date the game joined the lobby, YYYY-MM-DD.
     */
    launchDate: string;
  }[];
}

export interface GamesIndexRequest {}

export interface GamesIndexValue {
  /**
   * Address of a game's picture, with {id} in place of its nodeId.
   */
  picture: string;
  /**
   * By nodeId, the addresses of pictures that are elsewhere.
   */
  ownPictures: {
    [k: string]: string;
  };
  /**
   * nodeId of each game, as a number.
   */
  ids: number[];
  names: string[];
  /**
   * Of each game, the place of its vendor in vendorCodes and vendorNames.
   */
  vendors: number[];
  /**
   * Of each game, the place of its type in gameTypes.
   */
  types: number[];
  vendorCodes: string[];
  vendorNames: string[];
  gameTypes: ('RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT')[];
}

export interface GamesInfoRequest {
  nodeId: string;
}

export interface GamesInfoValue {
  game: {
    /**
     * Identifies the game in favourites and launches.
     */
    nodeId: string;
    gameId: string;
    gameCode: string;
    /**
     * Room of a PVP game, else empty.
     */
    roomId: string;
    nodeTypeManageId: string;
    gameName: string;
    nodeName: string;
    defaultLanguage: string;
    /**
     * Vendor code.
     */
    vassalage: string;
    /**
     * Vendor name.
     */
    displayName: string;
    gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.
     */
    gameClassify: string;
    defaultIcon: string;
    showIcon: string;
    /**
     * Picture, 3:4.
     */
    iconUrl: string;
    tag: '' | 'new' | 'hot' | 'recommended' | 'maintenance';
    /**
     * Always false for a visitor.
     */
    favourite: boolean;
    /**
     * Date the game joined the lobby, YYYY-MM-DD.
     */
    launchDate: string;
  };
  /**
   * Percent of the stakes that come back over time, with two places.
   */
  rtp: string | null;
  volatility: 'low' | 'medium' | 'high' | null;
  features: string[];
  /**
   * Decimal with all places of the site's currency.
   */
  stakeLeast: string | null;
  stakeMost: string | null;
  /**
   * Planned maintenance of its vendor that is running or begins within a day.
   */
  maintenance: {
    /**
     * ISO 8601 in UTC.
     */
    from: string;
    /**
     * ISO 8601 in UTC.
     */
    until: string;
    /**
     * What the operator wrote for players, in the language of the call; empty if nothing.
     */
    text: string;
  } | null;
}

export interface GamesJackpotsRequest {}

export interface GamesJackpotsValue {
  jackpots: {
    id: string;
    /**
     * As players read it.
     */
    name: string;
    /**
     * Code of the vendor that pays it; empty for one of the platform.
     */
    vendor: string;
    /**
     * Three letters.
     */
    currency: string;
    /**
     * Decimal of the currency, as it is now.
     */
    amount: string;
  }[];
}

export interface GamesLaunchRequest {
  /**
   * An entry of the catalogue, or a kind of games such as SPORTS: the first entry of the provider in vassalage, or of the first provider.
   */
  nodeId?: string;
  gameId?: string;
  roomId?: string;
  /**
   * 1: the main wallet.
   */
  accountType?: number;
  confirmTrans?: number;
  /**
   * Vendor code.
   */
  vassalage?: string;
  /**
   * GLS: a game of a vendor. LOTT: a lottery page. GLS where it is left out.
   */
  launchMode?: string;
  platform?: string;
  /**
   * 3 web, 2 mobile.
   */
  clientType?: number;
  backUrl?: string;
  device?: string;
  language?: string;
  /**
   * The caller's own account, where it is sent.
   */
  username?: string;
  /**
   * Not read: the header says who calls.
   */
  token?: string;
  merchantCode?: string;
  gameCode?: string;
  playType?: string;
  /**
   * VN: the Vietnamese lottery.
   */
  lottoArea?: string;
  lottoPrizeMode?: string;
  lottoGameCode?: string;
  /**
   * betting: the page of a game; lobby: the list of games.
   */
  lottoView?: string;
}

export interface GamesLaunchValue {
  /**
   * Opens the game once, within a minute.
   */
  game_url: string;
  /**
   * Opens the game once, within a minute.
   */
  game_url2: string;
  /**
   * The same, where other clients of this family look for it.
   */
  content: {
    game_url: string;
    game_url2: string;
  };
  game: {
    nodeId: string;
    gameName: string;
    /**
     * Vendor name.
     */
    displayName: string;
    gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    iconUrl: string;
  };
}

export interface GamesListRequest {
  merchant?: string;
  platform?: string;
  /**
   * 3 web, 2 mobile.
   */
  clientType?: 2 | 3;
  gameType?: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
  /**
   * Vendor code; several with commas between.
   */
  vassalage?: string;
  gameClassify?: string;
  /**
   * Words of the name and the studio, in any order; misspelt ones find what is near.
   */
  gameName?: string;
  filter?: 'ALL' | 'NEW' | 'HOT' | 'FAV' | 'RECENT';
  /**
   * Sub-types (without gameType: types) with commas between; a game has one of them.
   */
  kinds?: string;
  /**
   * Features with commas between; a game has one of them.
   */
  features?: string;
  /**
   * low, medium, high, with commas between.
   */
  volatilities?: string;
  /**
   * Least return in percent.
   */
  rtpFrom?: string;
  /**
   * The lowest stake of a game is not above this amount.
   */
  stakeTo?: string;
  /**
   * popular, newest, name or rtp. Without one the most played are first, and what fits the name best.
   */
  order?: string;
  /**
   * From 1.
   */
  pageNo?: number;
  pageSize?: number;
  language?: string;
  imgSize?: string;
}

export interface GamesListValue {
  games: {
    /**
     * Identifies the game in favourites and launches.
     */
    nodeId: string;
    gameId: string;
    gameCode: string;
    /**
     * Room of a PVP game, else empty.
     */
    roomId: string;
    nodeTypeManageId: string;
    gameName: string;
    nodeName: string;
    defaultLanguage: string;
    /**
     * Vendor code.
     */
    vassalage: string;
    /**
     * Vendor name.
     */
    displayName: string;
    gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.
     */
    gameClassify: string;
    defaultIcon: string;
    showIcon: string;
    /**
     * Picture, 3:4.
     */
    iconUrl: string;
    tag: '' | 'new' | 'hot' | 'recommended' | 'maintenance';
    /**
     * Always false for a visitor.
     */
    favourite: boolean;
    /**
     * Date the game joined the lobby, YYYY-MM-DD.
     */
    launchDate: string;
  }[];
  totalPages: number;
  totalCount: number;
  /**
   * No game has all the words of gameName; these are called something like it.
   */
  near: boolean;
}

export interface GamesMatchesRequest {}

export interface GamesMatchesValue {
  matches: {
    match: string;
    /**
     * Code of the vendor.
     */
    vassalage: string;
    /**
     * The vendor's code of the game.
     */
    game: string;
    league: string;
    home: string;
    away: string;
    /**
     * ISO 8601, UTC.
     */
    startsAt: string;
    state: 'planned' | 'running' | 'over';
  }[];
}

export interface GamesMenusRequest {
  prizeMode?: string;
}

/**
 * Keyed by group code.
 */
export interface GamesMenusValue {
  [k: string]: {
    gameGroupCode: string;
    gameMenus: {
      gameId: number;
      code: string;
      /**
       * Name.
       */
      remark: string;
    }[];
  };
}

export interface GamesPopularRequest {
  count?: number;
}

export type GamesPopularValue = {
  /**
   * Identifies the game in favourites and launches.
   */
  nodeId: string;
  gameId: string;
  gameCode: string;
  /**
   * Room of a PVP game, else empty.
   */
  roomId: string;
  nodeTypeManageId: string;
  gameName: string;
  nodeName: string;
  defaultLanguage: string;
  /**
   * Vendor code.
   */
  vassalage: string;
  /**
   * Vendor name.
   */
  displayName: string;
  gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
  /**
   * Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.
   */
  gameClassify: string;
  defaultIcon: string;
  showIcon: string;
  /**
   * Picture, 3:4.
   */
  iconUrl: string;
  tag: '' | 'new' | 'hot' | 'recommended' | 'maintenance';
  /**
   * Always false for a visitor.
   */
  favourite: boolean;
  /**
   * Date the game joined the lobby, YYYY-MM-DD.
   */
  launchDate: string;
}[];

export interface GamesRecentRequest {}

export type GamesRecentValue = {
  /**
   * Identifies the game in favourites and launches.
   */
  nodeId: string;
  gameId: string;
  gameCode: string;
  /**
   * Room of a PVP game, else empty.
   */
  roomId: string;
  nodeTypeManageId: string;
  gameName: string;
  nodeName: string;
  defaultLanguage: string;
  /**
   * Vendor code.
   */
  vassalage: string;
  /**
   * Vendor name.
   */
  displayName: string;
  gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
  /**
   * Sub-type code: SC scratch, VP video poker, JP jackpot, TG table, CG Hi-Lo, AC arcade, BG bingo, SL slot; empty where there is none.
   */
  gameClassify: string;
  defaultIcon: string;
  showIcon: string;
  /**
   * Picture, 3:4.
   */
  iconUrl: string;
  tag: '' | 'new' | 'hot' | 'recommended' | 'maintenance';
  /**
   * Always false for a visitor.
   */
  favourite: boolean;
  /**
   * Date the game joined the lobby, YYYY-MM-DD.
   */
  launchDate: string;
}[];

export interface GamesRemoveFavouriteRequest {
  nodeId: string;
}

export interface GamesRemoveFavouriteValue {}

export interface GamesRoomsRequest {
  /**
   * A game in which players meet.
   */
  nodeId: string;
  vassalage?: string;
}

export interface GamesRoomsValue {
  rooms: {
    /**
     * For the launch.
     */
    roomId: string;
    roomName: string;
    nodeId: string;
    open: boolean;
    players: number;
    /**
     * Decimal; empty where the vendor does not say.
     */
    smallestStake: string;
    /**
     * Decimal; empty where the vendor does not say.
     */
    largestStake: string;
  }[];
}

export interface GamesSessionRequest {}

/**
 * What was played since the first stake of the stretch of play, in every tab and login.
 */
export interface GamesSessionValue {
  /**
   * Time played that counts; null before the first stake.
   */
  seconds: number | null;
  /**
   * Whether each further second counts: not once the idle minutes after the last stake have passed.
   */
  isRunning: boolean;
  rounds: number;
  /**
   * Decimal with all places of its currency.
   */
  staked: string;
  /**
   * Decimal with all places of its currency.
   */
  won: string;
  /**
   * Won less staked, decimal with all places of its currency; negative for a loss. Stakes of open rounds count.
   */
  net: string;
  currency: string;
  currencySymbol: string;
  /**
   * The game that a round is open in.
   */
  openRound: {
    nodeId: string;
    gameName: string;
  } | null;
}

export interface GamesTrialLaunchRequest {
  nodeId?: string;
  gameId?: string;
  roomId?: string;
  /**
   * 1: the main wallet.
   */
  accountType?: number;
  confirmTrans?: number;
  /**
   * Vendor code.
   */
  vassalage?: string;
  /**
   * GLS: a game of a vendor. LOTT: a lottery page. GLS where it is left out.
   */
  launchMode?: string;
  platform?: string;
  /**
   * 3 web, 2 mobile.
   */
  clientType?: number;
  backUrl?: string;
  device?: string;
  language?: string;
  /**
   * The caller's own account, where it is sent.
   */
  username?: string;
  /**
   * Not read: the header says who calls.
   */
  token?: string;
  merchantCode?: string;
  gameCode?: string;
  playType?: string;
  /**
   * VN: the Vietnamese lottery.
   */
  lottoArea?: string;
  lottoPrizeMode?: string;
  lottoGameCode?: string;
  /**
   * betting: the page of a game; lobby: the list of games.
   */
  lottoView?: string;
}

export interface GamesTrialLaunchValue {
  /**
   * Opens the game once, within a minute.
   */
  game_url: string;
  /**
   * Opens the game once, within a minute.
   */
  game_url2: string;
  /**
   * The same, where other clients of this family look for it.
   */
  content: {
    game_url: string;
    game_url2: string;
  };
  game: {
    nodeId: string;
    gameName: string;
    /**
     * Vendor name.
     */
    displayName: string;
    gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    iconUrl: string;
  };
}

export interface GamesTypesRequest {
  typeId?: number;
  merchant_code?: string;
}

export interface GamesTypesValue {
  /**
   * Game type → vendor code → sub-types.
   */
  content: {
    [k: string]: {
      [k: string]: string[];
    };
  };
}

export interface GamesVendorsRequest {
  platform?: string;
  merchant?: string;
  language?: string;
}

export interface GamesVendorsValue {
  data: {
    lanes: {
      title: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
      cards: {
        /**
         * Vendor code.
         */
        vassalage: string;
        displayName: string;
        title: string;
        accountTypeName: string;
        accountTypeId: number;
        id: string;
        gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
        /**
         * VASSALAGE: the card opens the vendor’s list; GAME: it starts.
         */
        isGame: string;
        gameCode: string;
        smallIcon: string;
        mobileSmallIcon: string;
        h5Icon: string;
        /**
         * Spelled as on the wire.
         */
        lagerIcon: string;
        mobileLargeIcon: string;
        /**
         * Foyer’s own: the book as visitors see it, with odds and no bets; null where the provider has no such page.
         */
        preview?: string | null;
        /**
         * Foyer’s own: nothing of the provider can be played now.
         */
        maintenance?: boolean;
      }[];
      gameClassify: {
        key: string;
        displayName: string;
        gameCount: number;
      }[];
    }[];
  };
  /**
   * titles of the lanes that have vendors
   */
  filled?: ('RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT')[];
  lanes: {
    title: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    cards: {
      /**
       * Vendor code.
       */
      vassalage: string;
      displayName: string;
      title: string;
      accountTypeName: string;
      accountTypeId: number;
      id: string;
      gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
      /**
       * VASSALAGE: the card opens the vendor’s list; GAME: it starts.
       */
      isGame: string;
      gameCode: string;
      smallIcon: string;
      mobileSmallIcon: string;
      h5Icon: string;
      /**
       * Spelled as on the wire.
       */
      lagerIcon: string;
      mobileLargeIcon: string;
      /**
       * Foyer’s own: the book as visitors see it, with odds and no bets; null where the provider has no such page.
       */
      preview?: string | null;
      /**
       * Foyer’s own: nothing of the provider can be played now.
       */
      maintenance?: boolean;
    }[];
    gameClassify: {
      key: string;
      displayName: string;
      gameCount: number;
    }[];
  }[];
}

export interface GamesWinnersRequest {
  /**
   * A game type, or ALL.
   */
  gameCategory?: string;
  language?: string;
  limitNum?: number;
}

export interface GamesWinnersValue {
  list: {
    id: string;
    /**
     * Masked.
     */
    customerName: string;
    gameName: string;
    /**
     * Decimal with all places of its currency.
     */
    winAmount: string;
    nodeId: string;
    gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    vendor: string;
    iconUrl: string;
    vo: {
      customerName: string;
      gameName: string;
      /**
       * Decimal with all places of its currency.
       */
      winAmount: string;
      nodeId: string;
      gameType: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
      vendor: string;
      iconUrl: string;
    };
  }[];
}

export interface IdentityDocumentsRequest {}

export interface IdentityDocumentsValue {
  /**
   * Approved once a passport, an ID or a licence is.
   */
  status: 'none' | 'open' | 'approved' | 'rejected' | 'more';
  /**
   * The market wants it before money leaves.
   */
  needed: boolean;
  /**
   * The newest first, at most 20.
   */
  documents: {
    id: string;
    type: 'passport' | 'nationalId' | 'driverLicence' | 'address';
    status: 'open' | 'approved' | 'rejected' | 'more';
    /**
     * The reason, as the operator wrote it.
     */
    remark: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
  }[];
}

export interface IdentitySendRequest {
  type: 'passport' | 'nationalId' | 'driverLicence' | 'address';
  number?: string;
  /**
   * Date of birth as the paper says it, `YYYY-MM-DD`; nothing for a proof of address.
   */
  birthday?: string;
  /**
   * Ids of one to three uploaded pictures.
   */
  proofs: string[];
}

export interface IdentitySendValue {
  /**
   * Approved once a passport, an ID or a licence is.
   */
  status: 'none' | 'open' | 'approved' | 'rejected' | 'more';
  /**
   * The market wants it before money leaves.
   */
  needed: boolean;
  /**
   * The newest first, at most 20.
   */
  documents: {
    id: string;
    type: 'passport' | 'nationalId' | 'driverLicence' | 'address';
    status: 'open' | 'approved' | 'rejected' | 'more';
    /**
     * The reason, as the operator wrote it.
     */
    remark: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
  }[];
}

export interface IdentitySettingRequest {}

export interface IdentitySettingValue {
  /**
   * The market wants the identity proven before money leaves.
   */
  beforeWithdrawal: boolean;
  /**
   * Papers that are taken.
   */
  types: string[];
  mostPictures: number;
  /**
   * Of one picture.
   */
  mostBytes: number;
  status: 'none' | 'open' | 'approved' | 'rejected' | 'more';
}

export interface LevelsProgressRequest {}

export interface LevelsProgressValue {
  playerRankName: string;
  rankLevel: number;
  /**
   * Empty where the highest level is reached.
   */
  nextRankName: string;
  currencySymbol: string;
  monthlyTurnover: {
    /**
     * Decimal: valid bets so far.
     */
    actual: string;
    /**
     * Decimal: valid bets that are asked for; 0 where none are.
     */
    expected: string;
  };
  totalTurnover: {
    /**
     * Decimal: valid bets so far.
     */
    actual: string;
    /**
     * Decimal: valid bets that are asked for; 0 where none are.
     */
    expected: string;
  };
  keepTurnover: {
    /**
     * Decimal: valid bets so far.
     */
    actual: string;
    /**
     * Decimal: valid bets that are asked for; 0 where none are.
     */
    expected: string;
  };
  /**
   * Where the targets of a higher level are met.
   */
  rise?: {
    name: string;
    /**
     * `nextBet`: the day after the next valid bet.
     */
    when: 'today' | 'tomorrow' | 'nextBet';
  };
  levels: {
    rank: number;
    name: string;
    /**
     * What the level brings.
     */
    text: string;
    state: 'reached' | 'current' | 'ahead';
    /**
     * Decimal: valid bets in all that the level asks for.
     */
    totalTurnover: string;
    /**
     * Decimal: valid bets of one month that the level asks for.
     */
    monthlyTurnover: string;
    /**
     * Decimal: valid bets of each month that keep the level.
     */
    keepTurnover: string;
    /**
     * Decimal: what is paid once when the level is reached.
     */
    bonus: string;
  }[];
}

export interface LotteryBetRequest {
  gameId: number;
  currentNumero: string;
  bettingMode?: number;
  /**
   * By which the odds are found; the difference to the member's highest is paid as a rebate. The highest by default.
   */
  series?: number;
  /**
   * What the person saw that the order costs; zeros behind the places of the currency are allowed, as clients of this family send four decimals.
   */
  betCartAmountSum: string | number;
  /**
   * @maxItems 50
   */
  lines?: {
    playId: number;
    content?: {
      /**
       * @maxItems 30
       */
      rows?: string[][];
      /**
       * @maxItems 1000
       */
      picks?: string[];
      /**
       * @maxItems 100
       */
      bank?: string[];
      /**
       * @maxItems 100
       */
      drag?: string[];
      /**
       * @maxItems 100
       */
      m?: string[];
      /**
       * @maxItems 100
       */
      n?: string[];
      /**
       * @maxItems 30
       */
      positions?: number[];
    };
    multiple?: number;
    /**
     * What was chosen, as it is typed, in the place of `content`.
     */
    bettingContent?: string;
  }[];
  /**
   * All lines in one text, in the place of `lines`: `balls~1~playId~mode~series~multiple` or `multiple~balls~stakes~1~playId~0`, apart by `;`, rows apart by `_`.
   */
  bettingSlipString?: string;
  chase?: boolean;
  /**
   * The issues of a chase, the current one first, and how often the lines are bought in each: a list of `{numero, multiple}`, or one `{numero, multiples}`, whose issues follow each other from `numero`, or are all named by it.
   *
   * @maxItems 50
   */
  chaseSlip?:
    | {
        numero: string;
        multiple?: number;
        /**
         * @maxItems 50
         */
        multiples?: number[];
      }[]
    | {
        /**
         * @maxItems 50
         */
        numero?: string | string[];
        /**
         * @maxItems 50
         */
        multiples?: number[];
      };
  /**
   * A win ends the chase; what is left of it is given back.
   */
  winningStop?: boolean;
}

export interface LotteryBetValue {
  orderNumber: string;
  numero: string;
  /**
   * Of all issues together.
   */
  totalBettingAmount: string;
  tickets: {
    id: string;
    orderNumber: string;
    gameId: number;
    gameName: string;
    numero: string;
    playId: number;
    playName: string;
    /**
     * What was chosen, as it can be typed.
     */
    content: string;
    /**
     * Number of stakes.
     */
    stakes: string;
    /**
     * What it cost.
     */
    amount: string;
    /**
     * The most that a draw can pay for it.
     */
    largestWin: string;
    /**
     * What came back; 0 before the draw.
     */
    winAmount: string;
    /**
     * By which the odds were found; 0 for tickets that are older than this.
     */
    series: number;
    /**
     * What comes back whatever is drawn, with the result; nothing for stakes that are given back.
     */
    rebate: string;
    status: 'placed' | 'closed' | 'won' | 'lost' | 'refunded' | 'cancelled' | 'void';
    canCancel: boolean;
    /**
     * When it was bought, in milliseconds since 1970
     */
    betTime: number;
    /**
     * End of the sale, in milliseconds since 1970
     */
    closeTime: number;
    /**
     * The draw, in milliseconds since 1970
     */
    drawTime: number;
    /**
     * What was drawn; empty before.
     */
    numbers: number[];
    commitment: string;
    /**
     * Hex; empty before the draw.
     */
    seed: string;
    /**
     * What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.
     */
    witness: string;
    /**
     * The chase that it is part of.
     */
    chaseId?: string;
  }[];
  /**
   * Number of the chase.
   */
  chaseId?: string;
}

export interface LotteryBetVietnamRequest {
  prizeMode?: string;
  device?: string;
  /**
   * @maxItems 50
   */
  contents: {
    gameId: number;
    playId: number;
    bettingContent: string;
    /**
     * A win ends what is left.
     */
    winStop?: boolean;
    /**
     * @maxItems 50
     */
    numero: {
      numero: string;
      multiple?: number;
    }[];
  }[];
}

export interface LotteryBetVietnamValue {
  orders: {
    orderNumber: string;
    totalBettingAmount: string;
    chaseId?: string;
  }[];
  totalBettingAmount: string;
}

export interface LotteryCancelRequest {
  /**
   * @maxItems 50
   */
  id: string[];
}

export interface LotteryCancelValue {
  tickets: {
    id: string;
    orderNumber: string;
    gameId: number;
    gameName: string;
    numero: string;
    playId: number;
    playName: string;
    /**
     * What was chosen, as it can be typed.
     */
    content: string;
    /**
     * Number of stakes.
     */
    stakes: string;
    /**
     * What it cost.
     */
    amount: string;
    /**
     * The most that a draw can pay for it.
     */
    largestWin: string;
    /**
     * What came back; 0 before the draw.
     */
    winAmount: string;
    /**
     * By which the odds were found; 0 for tickets that are older than this.
     */
    series: number;
    /**
     * What comes back whatever is drawn, with the result; nothing for stakes that are given back.
     */
    rebate: string;
    status: 'placed' | 'closed' | 'won' | 'lost' | 'refunded' | 'cancelled' | 'void';
    canCancel: boolean;
    /**
     * When it was bought, in milliseconds since 1970
     */
    betTime: number;
    /**
     * End of the sale, in milliseconds since 1970
     */
    closeTime: number;
    /**
     * The draw, in milliseconds since 1970
     */
    drawTime: number;
    /**
     * What was drawn; empty before.
     */
    numbers: number[];
    commitment: string;
    /**
     * Hex; empty before the draw.
     */
    seed: string;
    /**
     * What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.
     */
    witness: string;
    /**
     * The chase that it is part of.
     */
    chaseId?: string;
  }[];
}

export interface LotteryCancelChaseRequest {
  /**
   * Number of a chase.
   */
  id: string;
}

export interface LotteryCancelChaseValue {
  tickets: {
    id: string;
    orderNumber: string;
    gameId: number;
    gameName: string;
    numero: string;
    playId: number;
    playName: string;
    /**
     * What was chosen, as it can be typed.
     */
    content: string;
    /**
     * Number of stakes.
     */
    stakes: string;
    /**
     * What it cost.
     */
    amount: string;
    /**
     * The most that a draw can pay for it.
     */
    largestWin: string;
    /**
     * What came back; 0 before the draw.
     */
    winAmount: string;
    /**
     * By which the odds were found; 0 for tickets that are older than this.
     */
    series: number;
    /**
     * What comes back whatever is drawn, with the result; nothing for stakes that are given back.
     */
    rebate: string;
    status: 'placed' | 'closed' | 'won' | 'lost' | 'refunded' | 'cancelled' | 'void';
    canCancel: boolean;
    /**
     * When it was bought, in milliseconds since 1970
     */
    betTime: number;
    /**
     * End of the sale, in milliseconds since 1970
     */
    closeTime: number;
    /**
     * The draw, in milliseconds since 1970
     */
    drawTime: number;
    /**
     * What was drawn; empty before.
     */
    numbers: number[];
    commitment: string;
    /**
     * Hex; empty before the draw.
     */
    seed: string;
    /**
     * What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.
     */
    witness: string;
    /**
     * The chase that it is part of.
     */
    chaseId?: string;
  }[];
}

export interface LotteryCertificateRequest {
  gameId: number;
  numero: string;
}

export interface LotteryCertificateValue {
  certificate: {
    scheme: string;
    engine: string;
    merchant: string;
    game: string;
    family: string;
    issue: string;
    money: 'real' | 'play';
    opensAt: number;
    closesAt: number;
    drawsAt: number;
    drawnAt: number;
    commitment: string;
    seed: string;
    witness: string;
    witnessValue: string;
    witnessProof: string;
    tickets: number;
    root: string;
    entropy: string;
    /**
     * In the order of drawing; empty where the issue is void.
     */
    numbers: number[];
    /**
     * Animal of the lunar year of the draw; -1 where animals do not matter.
     */
    animal: number;
    voidReason: string;
  };
  /**
   * Key of /site/keys.
   */
  keyId: string;
  /**
   * Ed25519 over `foyer lottery certificate 1`, a new line, and the certificate as canonical JSON; base64url.
   */
  signature: string;
}

export interface LotteryChaseIssuesRequest {
  gameId: number;
  count?: number;
}

export interface LotteryChaseIssuesValue {
  /**
   * The issue on sale and those after it.
   */
  chaseNumeros: {
    numero: string;
    /**
     * In milliseconds since 1970
     */
    openTime: number;
    /**
     * In milliseconds since 1970
     */
    closeTime: number;
    /**
     * In milliseconds since 1970
     */
    drawTime: number;
  }[];
}

export interface LotteryChasesRequest {
  /**
   * This chase alone.
   */
  id?: string;
  gameId?: number;
  size?: number;
}

export interface LotteryChasesValue {
  currencySymbol: string;
  /**
   * The latest first.
   */
  list: {
    id: string;
    gameName: string;
    /**
     * `stopped` by a win, `cancelled` by the member, `ended` when all of its issues are drawn.
     */
    status: 'running' | 'stopped' | 'cancelled' | 'ended';
    stopsOnWin: boolean;
    /**
     * All issues.
     */
    draws: number;
    /**
     * Issues whose sale has not ended.
     */
    left: number;
    /**
     * What all issues cost, those that were given back too.
     */
    amount: string;
    winAmount: string;
    canCancel: boolean;
    /**
     * In milliseconds since 1970
     */
    betTime: number;
    /**
     * The issues, the earliest first.
     */
    steps: {
      numero: string;
      status: 'placed' | 'closed' | 'won' | 'lost' | 'refunded' | 'cancelled' | 'void';
      amount: string;
      /**
       * What came back.
       */
      winAmount: string;
    }[];
  }[];
}

export interface LotteryGamesRequest {}

/**
 * Keyed by group code.
 */
export interface LotteryGamesValue {
  [k: string]: {
    gameGroupId: number;
    gameGroupCode: string;
    code: string;
    games: {
      gameId: number;
      code: string;
      /**
       * Name.
       */
      remark: string;
    }[];
    /**
     * The page that sells its games.
     */
    area: 'lottery' | 'elott' | 'seaLottery' | 'vnLottery';
    /**
     * Name of the group.
     */
    name: string;
  };
}

export interface LotteryHistoryRequest {
  gameId: number;
  page?: number;
  size?: number;
}

export interface LotteryHistoryValue {
  list: {
    /**
     * Name of the issue within its game.
     */
    numero: string;
    /**
     * In the order of drawing.
     */
    numbers: number[];
    /**
     * When it was drawn, in milliseconds since 1970
     */
    openTime: number;
    /**
     * Hex SHA-256 of the seed, shown before the sale.
     */
    commitment: string;
    /**
     * Hex, shown after the draw.
     */
    seed: string;
    /**
     * The numbers by rank, where a draw has several prizes.
     */
    prizes?: {
      name: string;
      /**
       * With leading zeros.
       */
      numbers: string[];
    }[];
  }[];
  total: number;
}

export interface LotteryHistoryByCodeRequest {
  code: string;
  page?: number;
  size?: number;
}

export interface LotteryHistoryByCodeValue {
  list: {
    /**
     * Name of the issue within its game.
     */
    numero: string;
    /**
     * In the order of drawing.
     */
    numbers: number[];
    /**
     * When it was drawn, in milliseconds since 1970
     */
    openTime: number;
    /**
     * Hex SHA-256 of the seed, shown before the sale.
     */
    commitment: string;
    /**
     * Hex, shown after the draw.
     */
    seed: string;
    /**
     * The numbers by rank, where a draw has several prizes.
     */
    prizes?: {
      name: string;
      /**
       * With leading zeros.
       */
      numbers: string[];
    }[];
  }[];
  total: number;
}

export interface LotteryHotGapRequest {
  gameId: number;
}

export interface LotteryHotGapValue {
  /**
   * How many draws were counted.
   */
  draws: number;
  /**
   * The numbers that are counted, in the order of the lists.
   */
  symbols: number[];
  /**
   * By place (FIRST, SECOND, …; ALL for a draw of more than ten): how often each number came.
   */
  hot: {
    [k: string]: number[];
  };
  /**
   * By place: how many draws each number has not come for.
   */
  gap: {
    [k: string]: number[];
  };
}

export interface LotteryMenusRecentRequest {
  prizeMode?: string;
}

/**
 * Keyed by group code.
 */
export interface LotteryMenusRecentValue {
  [k: string]: {
    gameGroupCode: string;
    gameMenus: {
      gameId: number;
      code: string;
      /**
       * Name.
       */
      remark: string;
    }[];
  };
}

export interface LotteryMenusVietnamRequest {
  prizeMode?: string;
  device?: string;
}

/**
 * Keyed by group code.
 */
export interface LotteryMenusVietnamValue {
  [k: string]: {
    gameGroupCode: string;
    gameMenus: {
      gameId: number;
      code: string;
      /**
       * Name.
       */
      remark: string;
    }[];
  };
}

export interface LotteryNearRequest {
  gameId: number;
}

export interface LotteryNearValue {
  /**
   * The server's clock, in milliseconds since 1970
   */
  serverTime: number;
  currentNumero: {
    numero: string;
    gameId: number;
    /**
     * Start of the sale, in milliseconds since 1970
     */
    openTime: number;
    /**
     * End of the sale, in milliseconds since 1970
     */
    closeTime: number;
    /**
     * The draw, in milliseconds since 1970
     */
    drawTime: number;
    /**
     * Whole seconds to the end of the sale, by the server's clock.
     */
    secondsLeft: number;
    /**
     * Hex SHA-256 of the seed of the draw.
     */
    commitment: string;
    /**
     * Animal of the lunar year of the draw, 0 (rat) to 11 (pig), where the game is judged by it: it has the numbers 1, 13, 25, 37 and 49.
     */
    animal?: number;
    /**
     * What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.
     */
    witness: string;
  };
  lastNumero: {
    /**
     * Name of the issue within its game.
     */
    numero: string;
    /**
     * In the order of drawing.
     */
    numbers: number[];
    /**
     * When it was drawn, in milliseconds since 1970
     */
    openTime: number;
    /**
     * Hex SHA-256 of the seed, shown before the sale.
     */
    commitment: string;
    /**
     * Hex, shown after the draw.
     */
    seed: string;
    /**
     * The numbers by rank, where a draw has several prizes.
     */
    prizes?: {
      name: string;
      /**
       * With leading zeros.
       */
      numbers: string[];
    }[];
  } | null;
  /**
   * The operator has closed the game: nothing is sold.
   */
  closed: boolean;
}

export interface LotteryOpenedRequest {
  /**
   * The page that sells its games.
   */
  area?: 'lottery' | 'elott' | 'seaLottery' | 'vnLottery';
}

export type LotteryOpenedValue = {
  gameId: number;
  code: string;
  /**
   * Name.
   */
  remark: string;
  groupName: string;
  /**
   * Address of the picture of the game's group.
   */
  picture: string;
  /**
   * The most that one stake of the largest unit may win, a decimal in the currency of the caller.
   */
  topPrize: string;
  currentNumero: {
    numero: string;
    gameId: number;
    /**
     * Start of the sale, in milliseconds since 1970
     */
    openTime: number;
    /**
     * End of the sale, in milliseconds since 1970
     */
    closeTime: number;
    /**
     * The draw, in milliseconds since 1970
     */
    drawTime: number;
    /**
     * Whole seconds to the end of the sale, by the server's clock.
     */
    secondsLeft: number;
    /**
     * Hex SHA-256 of the seed of the draw.
     */
    commitment: string;
    /**
     * Animal of the lunar year of the draw, 0 (rat) to 11 (pig), where the game is judged by it: it has the numbers 1, 13, 25, 37 and 49.
     */
    animal?: number;
    /**
     * What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.
     */
    witness: string;
  };
  lastNumero: {
    /**
     * Name of the issue within its game.
     */
    numero: string;
    /**
     * In the order of drawing.
     */
    numbers: number[];
    /**
     * When it was drawn, in milliseconds since 1970
     */
    openTime: number;
    /**
     * Hex SHA-256 of the seed, shown before the sale.
     */
    commitment: string;
    /**
     * Hex, shown after the draw.
     */
    seed: string;
    /**
     * The numbers by rank, where a draw has several prizes.
     */
    prizes?: {
      name: string;
      /**
       * With leading zeros.
       */
      numbers: string[];
    }[];
  } | null;
  gameGroupCode: string;
  /**
   * The page that sells its games.
   */
  area: 'lottery' | 'elott' | 'seaLottery' | 'vnLottery';
  /**
   * Nothing is sold; issues are drawn all the same.
   */
  closed: boolean;
  featured: boolean;
  marks: ('hot' | 'new' | 'recommended')[];
}[];

export interface LotteryPlayMenuRequest {
  gameId: number;
}

export type LotteryPlayMenuValue = {
  prizeModeId: number;
  playMenuGroups: {
    playCode: string;
    playName: string;
    /**
     * What the plays of the group are about, in a sentence.
     */
    text: string;
    groupSwitch: number;
    sorting: number;
    playMenus: {
      playId: number;
      playName: string;
      /**
       * How the play is won, in a sentence.
       */
      text: string;
      /**
       * Place among the popular plays of the game, from 1; 0 for the others.
       */
      popular: number;
      playSwitch: number;
      singleBetPrice: string;
      /**
       * Family of the engine.
       */
      family: string;
      /**
       * Play of the family.
       */
      play: string;
      /**
       * What one stake returns, by what wins; the stake is within.
       */
      odds: {
        [k: string]: string;
      };
      /**
       * Names of choices that are no numbers.
       */
      choiceNames: {
        [k: string]: string;
      };
      /**
       * What a play with several odds pays by, named by tier.
       */
      tierNames: {
        [k: string]: string;
      };
    }[];
  }[];
}[];

export interface LotteryProofRequest {
  /**
   * Number of a ticket.
   */
  id: string;
}

export interface LotteryProofValue {
  game: string;
  numero: string;
  /**
   * The ticket as it was sold, whose hash is the leaf.
   */
  ticket: string;
  steps: {
    side: 'left' | 'right';
    /**
     * Hex SHA-256 of the neighbour.
     */
    hash: string;
  }[];
  /**
   * Root of the tree, as in the certificate.
   */
  root: string;
  tickets: number;
}

export interface LotteryRecentRequest {
  /**
   * The page that sells its games.
   */
  area?: 'lottery' | 'elott' | 'seaLottery' | 'vnLottery';
}

export type LotteryRecentValue = {
  gameId: number;
  code: string;
  /**
   * Name.
   */
  remark: string;
  /**
   * Name of the issue within its game.
   */
  numero: string;
  /**
   * In the order of drawing.
   */
  numbers: number[];
  /**
   * When it was drawn, in milliseconds since 1970
   */
  openTime: number;
  /**
   * Hex SHA-256 of the seed, shown before the sale.
   */
  commitment: string;
  /**
   * Hex, shown after the draw.
   */
  seed: string;
  /**
   * The numbers by rank, where a draw has several prizes.
   */
  prizes?: {
    name: string;
    /**
     * With leading zeros.
     */
    numbers: string[];
  }[];
}[];

export interface LotterySeriesRequest {}

export type LotterySeriesValue = {
  gameGroupCode: string;
  prizeModeId: number;
  /**
   * The lowest odds that may be bought. Two less are a rebate of 0.1 % more.
   */
  minSeries: number;
  /**
   * The highest odds of the member, without a rebate.
   */
  maxSeries: number;
  maxBetSeries: number;
  defaultSeries: number;
}[];

export interface LotterySettingRequest {
  gameId: number;
}

export interface LotterySettingValue {
  gameId: number;
  code: string;
  /**
   * Name.
   */
  remark: string;
  groupName: string;
  currency: string;
  currencySymbol: string;
  bettingModes: {
    bettingModeId: number;
    code: string;
    /**
     * Part of a whole unit of the currency.
     */
    unit: string;
    /**
     * What one stake costs.
     */
    stake: string;
    /**
     * The most that an order may cost.
     */
    betAmountMax: string;
    betMultipleMax: number;
    /**
     * The most that a ticket may pay.
     */
    winAmountMax: string;
  }[];
  gameGroupCode: string;
  /**
   * The page that sells its games.
   */
  area: 'lottery' | 'elott' | 'seaLottery' | 'vnLottery';
}

export interface LotteryTicketRequest {
  id: string;
}

export interface LotteryTicketValue {
  /**
   * The server's clock, in milliseconds since 1970
   */
  serverTime: number;
  ticket: {
    id: string;
    orderNumber: string;
    gameId: number;
    gameName: string;
    numero: string;
    playId: number;
    playName: string;
    /**
     * What was chosen, as it can be typed.
     */
    content: string;
    /**
     * Number of stakes.
     */
    stakes: string;
    /**
     * What it cost.
     */
    amount: string;
    /**
     * The most that a draw can pay for it.
     */
    largestWin: string;
    /**
     * What came back; 0 before the draw.
     */
    winAmount: string;
    /**
     * By which the odds were found; 0 for tickets that are older than this.
     */
    series: number;
    /**
     * What comes back whatever is drawn, with the result; nothing for stakes that are given back.
     */
    rebate: string;
    status: 'placed' | 'closed' | 'won' | 'lost' | 'refunded' | 'cancelled' | 'void';
    canCancel: boolean;
    /**
     * When it was bought, in milliseconds since 1970
     */
    betTime: number;
    /**
     * End of the sale, in milliseconds since 1970
     */
    closeTime: number;
    /**
     * The draw, in milliseconds since 1970
     */
    drawTime: number;
    /**
     * What was drawn; empty before.
     */
    numbers: number[];
    commitment: string;
    /**
     * Hex; empty before the draw.
     */
    seed: string;
    /**
     * What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.
     */
    witness: string;
    /**
     * The chase that it is part of.
     */
    chaseId?: string;
  };
  /**
   * The game's name in its draws.
   */
  gameCode: string;
  /**
   * Family of the engine.
   */
  family: string;
  /**
   * Play of the family.
   */
  play: string;
  /**
   * What one stake returns, by what wins, as bought.
   */
  odds: {
    [k: string]: string;
  };
  /**
   * What one stake cost.
   */
  stake: string;
  currency: string;
  currencySymbol: string;
  /**
   * The numbers by rank, where a draw has several prizes.
   */
  prizes?: {
    name: string;
    /**
     * With leading zeros.
     */
    numbers: string[];
  }[];
}

export interface LotteryTodayRequest {
  gameId?: number;
  page?: number;
  size?: number;
}

export interface LotteryTodayValue {
  list: {
    id: string;
    orderNumber: string;
    gameId: number;
    gameName: string;
    numero: string;
    playId: number;
    playName: string;
    /**
     * What was chosen, as it can be typed.
     */
    content: string;
    /**
     * Number of stakes.
     */
    stakes: string;
    /**
     * What it cost.
     */
    amount: string;
    /**
     * The most that a draw can pay for it.
     */
    largestWin: string;
    /**
     * What came back; 0 before the draw.
     */
    winAmount: string;
    /**
     * By which the odds were found; 0 for tickets that are older than this.
     */
    series: number;
    /**
     * What comes back whatever is drawn, with the result; nothing for stakes that are given back.
     */
    rebate: string;
    status: 'placed' | 'closed' | 'won' | 'lost' | 'refunded' | 'cancelled' | 'void';
    canCancel: boolean;
    /**
     * When it was bought, in milliseconds since 1970
     */
    betTime: number;
    /**
     * End of the sale, in milliseconds since 1970
     */
    closeTime: number;
    /**
     * The draw, in milliseconds since 1970
     */
    drawTime: number;
    /**
     * What was drawn; empty before.
     */
    numbers: number[];
    commitment: string;
    /**
     * Hex; empty before the draw.
     */
    seed: string;
    /**
     * What the second party to the draw was held to before the sale: `committed:<party>:<hex SHA-256>`, `drand:<chain>:<round>`, or empty.
     */
    witness: string;
    /**
     * The chase that it is part of.
     */
    chaseId?: string;
  }[];
  total: number;
}

export interface MemberChangePasswordRequest {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

export interface MemberChangePasswordValue {
  /**
   * Replaces the old token: every other session of the member has ended.
   */
  token: string;
}

export interface MemberChangePaymentPasswordRequest {
  oldPaymentPassword: string;
  newPaymentPassword: string;
  confirmNewPaymentPassword: string;
}

export interface MemberChangePaymentPasswordValue {}

export interface MemberCheckRegistrationRequest {
  method: 'username' | 'mobile';
  /**
   * What the person read in the picture or heard; once for each attempt.
   */
  captcha?: string;
  countryDialingCode?: string;
  /**
   * Binds the new account to the person of a provider; from bind_customer_required.
   */
  bindTicket?: string;
  /**
   * Token of the attempt, where this form is not its first.
   */
  attempt?: string;
  [k: string]: string | boolean | 'username' | 'mobile' | undefined;
}

export interface MemberCheckRegistrationValue {
  /**
   * Goes with every further call of this registration.
   */
  attempt: string;
  /**
   * After that everything is to be proven once more.
   */
  expiresInSeconds: number;
}

export interface MemberCheckUsernameRequest {
  username: string;
}

export interface MemberCheckUsernameValue {
  available: boolean;
}

export interface MemberHasPaymentPasswordRequest {}

export type MemberHasPaymentPasswordValue = boolean;

export interface MemberIconRequest {}

export interface MemberIconValue {
  /**
   * URL.
   */
  avatar: string;
  avatarType: 'STATIC';
}

export interface MemberInfoRequest {}

export interface MemberInfoValue {
  /**
   * Customer id.
   */
  id: string;
  account: string;
  nickname: string;
  /**
   * 0 player; 1, 2, 41, 42 agent; 4 trial.
   */
  type: number;
  /**
   * The upline takes messages.
   */
  toUpline: boolean;
  /**
   * Epoch milliseconds.
   */
  regDate: number;
  /**
   * Masked; empty where none.
   */
  mobile: string;
  /**
   * Masked; empty where none.
   */
  email: string;
  /**
   * Wire code of the stored language.
   */
  language: string;
  clubLabel: {
    labelName: string;
    rankLevel: number;
  };
  /**
   * ISO 8601 in UTC: end of the break that this session is in, or was opened in; 9999-12-31T00:00:00.000Z where it is for good; null where none. Not every platform says it.
   */
  breakUntil?: string | null;
}

export interface MemberOverviewRequest {}

export interface MemberOverviewValue {
  /**
   * `due`: nothing was sent, or it was rejected, and the market asks for it; `none`: it may be sent.
   */
  identity: 'none' | 'due' | 'open' | 'approved' | 'rejected' | 'more';
  /**
   * Limits on play that the member has set.
   */
  limits: number;
  authenticator: boolean;
  openWithdrawals: number;
}

export interface MemberProfileRequest {}

export interface MemberProfileValue {
  /**
   * Full name, as on the papers and on the bank account.
   */
  payeeName: string;
  nickname: string;
  /**
   * yyyy-mm-dd.
   */
  birthday: string;
  /**
   * Number of an identity paper.
   */
  idNumber: string;
  placeOfBirth: string;
  /**
   * ISO 3166-1 alpha-2.
   */
  nationality: string;
  occupation: string;
  /**
   * A choice of the form profile.
   */
  sourceOfIncome: string;
  permanentAddress: string;
  currentAddress: string;
  telegram: string;
  whatsapp: string;
  line: string;
  facebook: string;
  wechat: string;
  zalo: string;
  qqNum: string;
  /**
   * Fields that can be filled in once: the next save makes them final.
   */
  once: string[];
  /**
   * Those of them that have a value, which support alone can correct.
   */
  fixed: string[];
}

export interface MemberRegisterRequest {
  username?: string;
  password: string;
  confirmPassword?: string;
  payeeName?: string;
  email?: string;
  qqNum?: string;
  mobileNum?: string;
  countryDialingCode?: string;
  recommenderId?: string;
  /**
   * What the person read in the picture or heard.
   */
  captcha?: string;
  /**
   * Code from the SMS.
   */
  verificationCode?: string;
  affiliateCode?: string;
  referralCode?: string;
  paymentPassword?: string;
  line?: string;
  whatsapp?: string;
  facebook?: string;
  wechat?: string;
  idNumber?: string;
  birthday?: string;
  telegram?: string;
  zalo?: string;
  login?: boolean;
  registerUrl?: string;
  domain?: string;
  registerMethod?: string;
  /**
   * Id the client keeps for itself.
   */
  loginDeviceId?: string;
  /**
   * Token that verification.answer gave; needed while module GEETEST3 is on.
   */
  humanToken?: string;
  /**
   * Binds the new account to the person of a provider; from bind_customer_required.
   */
  bindTicket?: string;
  /**
   * Token of the attempt, from member.checkRegistration: what was proven in it is not asked for again.
   */
  attempt?: string;
  [k: string]: string | boolean | undefined;
}

export interface MemberRegisterValue {
  /**
   * Customer id.
   */
  id: string;
  userName: string;
  /**
   * Opaque; goes into the header Authorization as it is.
   */
  token: string;
  /**
   * 0 player; 1, 2, 41, 42 agent; 4 trial.
   */
  customerType: number;
  firstTimeLogin: boolean;
  /**
   * The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.
   */
  passwordExpired: boolean;
  /**
   * The password is the one that somebody else gave the account: it has to be changed.
   */
  passwordDefault: boolean;
}

export interface MemberRegisterMobileRequest {
  username?: string;
  password?: string;
  confirmPassword?: string;
  payeeName?: string;
  email?: string;
  qqNum?: string;
  mobileNum: string;
  countryDialingCode?: string;
  recommenderId?: string;
  /**
   * What the person read in the picture.
   */
  captcha?: string;
  /**
   * Code from the SMS.
   */
  verificationCode?: string;
  affiliateCode?: string;
  referralCode?: string;
  paymentPassword?: string;
  line?: string;
  whatsapp?: string;
  facebook?: string;
  wechat?: string;
  idNumber?: string;
  birthday?: string;
  telegram?: string;
  zalo?: string;
  login?: boolean;
  registerUrl?: string;
  domain?: string;
  registerMethod?: string;
  /**
   * Id the client keeps for itself.
   */
  loginDeviceId?: string;
  /**
   * Token that verification.answer gave; needed while module GEETEST3 is on.
   */
  humanToken?: string;
  /**
   * Binds the new account to the person of a provider; from bind_customer_required.
   */
  bindTicket?: string;
  /**
   * Token of the attempt, from member.checkRegistration: what was proven in it is not asked for again.
   */
  attempt?: string;
  [k: string]: string | boolean | undefined;
}

export interface MemberRegisterMobileValue {
  /**
   * Customer id.
   */
  id: string;
  userName: string;
  /**
   * Opaque; goes into the header Authorization as it is.
   */
  token: string;
  /**
   * 0 player; 1, 2, 41, 42 agent; 4 trial.
   */
  customerType: number;
  firstTimeLogin: boolean;
  /**
   * The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.
   */
  passwordExpired: boolean;
  /**
   * The password is the one that somebody else gave the account: it has to be changed.
   */
  passwordDefault: boolean;
}

export interface MemberResetByEmailRequest {
  username: string;
  email: string;
}

export interface MemberResetByEmailValue {}

export interface MemberResetByLinkRequest {
  /**
   * What stands behind the # of the link in the message; good once.
   */
  token: string;
  newPassword: string;
  confirmNewPassword: string;
  /**
   * To the security question that a refusal `questions.needed` names, where the member has set some.
   */
  answer?: string;
}

export interface MemberResetByLinkValue {}

export interface MemberResetByPhoneRequest {
  mobileNum: string;
  countryDialingCode?: string;
  verificationCode?: string;
  newPassword: string;
  confirmNewPassword?: string;
  /**
   * To the security question that a refusal `questions.needed` names, where the member has set some.
   */
  answer?: string;
}

export interface MemberResetByPhoneValue {
  /**
   * Account of the number that was just proven, for the login with the new password.
   */
  userName: string;
}

export interface MemberSaveProfileRequest {
  payeeName?: string;
  /**
   * Left out: as it is. Empty: no longer there.
   */
  nickname?: string;
  birthday?: string;
  idNumber?: string;
  placeOfBirth?: string;
  nationality?: string;
  occupation?: string;
  sourceOfIncome?: string;
  permanentAddress?: string;
  currentAddress?: string;
  telegram?: string;
  whatsapp?: string;
  line?: string;
  facebook?: string;
  wechat?: string;
  zalo?: string;
  qqNum?: string;
}

export interface MemberSaveProfileValue {
  /**
   * Full name, as on the papers and on the bank account.
   */
  payeeName: string;
  nickname: string;
  /**
   * yyyy-mm-dd.
   */
  birthday: string;
  /**
   * Number of an identity paper.
   */
  idNumber: string;
  placeOfBirth: string;
  /**
   * ISO 3166-1 alpha-2.
   */
  nationality: string;
  occupation: string;
  /**
   * A choice of the form profile.
   */
  sourceOfIncome: string;
  permanentAddress: string;
  currentAddress: string;
  telegram: string;
  whatsapp: string;
  line: string;
  facebook: string;
  wechat: string;
  zalo: string;
  qqNum: string;
  /**
   * Fields that can be filled in once: the next save makes them final.
   */
  once: string[];
  /**
   * Those of them that have a value, which support alone can correct.
   */
  fixed: string[];
}

export interface MemberSetLanguageRequest {
  /**
   * Wire code, for example EN.
   */
  language: string;
}

export interface MemberSetLanguageValue {}

export interface MemberSetPaymentPasswordRequest {
  /**
   * The login password; left out by a member who signs in by SMS only.
   */
  password?: string;
  paymentPassword: string;
  confirmPaymentPassword: string;
}

export interface MemberSetPaymentPasswordValue {}

export interface MemberSuggestUsernameRequest {}

/**
 * A free username.
 */
export type MemberSuggestUsernameValue = string;

export interface MessagesInboxRequest {
  /**
   * brand: system and personal; member: written by another member.
   */
  kind?: 'all' | 'brand' | 'system' | 'personal' | 'member';
  page?: number;
  size?: number;
}

export interface MessagesInboxValue {
  content: {
    id: string;
    kind: 'system' | 'personal' | 'member';
    title: string;
    /**
     * Plain text.
     */
    body: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    isRead: boolean;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface MessagesReadRequest {
  /**
   * Comma list.
   */
  messageIds: string;
}

export interface MessagesReadValue {}

export interface MessagesReadStopLinkRequest {
  /**
   * What the link of a promotion carries.
   */
  token: string;
}

export interface MessagesReadStopLinkValue {
  channel: 'email' | 'sms';
  /**
   * Nothing comes by this channel now.
   */
  isStopped: boolean;
}

export interface MessagesRemoveRequest {
  /**
   * Comma list.
   */
  messageIds: string;
}

export interface MessagesRemoveValue {}

export interface MessagesSaveSettingsRequest {
  /**
   * Left out: as it is.
   */
  accountEmail?: boolean;
  accountSms?: boolean;
  /**
   * True gives the consent to promotions by this way, false withdraws it.
   */
  promotionsPortal?: boolean;
  promotionsEmail?: boolean;
  promotionsSms?: boolean;
}

export interface MessagesSaveSettingsValue {
  /**
   * Ways by which messages reach the member beside the portal.
   */
  channels: ('email' | 'sms')[];
  accountEmail: boolean;
  accountSms: boolean;
  /**
   * The member agreed, and did not withdraw.
   */
  promotionsPortal: boolean;
  promotionsEmail: boolean;
  promotionsSms: boolean;
  /**
   * When the member last agreed to promotions or withdrew, ISO 8601, UTC; empty for never.
   */
  consentChangedAt: string;
}

export interface MessagesSettingsRequest {}

export interface MessagesSettingsValue {
  /**
   * Ways by which messages reach the member beside the portal.
   */
  channels: ('email' | 'sms')[];
  accountEmail: boolean;
  accountSms: boolean;
  /**
   * The member agreed, and did not withdraw.
   */
  promotionsPortal: boolean;
  promotionsEmail: boolean;
  promotionsSms: boolean;
  /**
   * When the member last agreed to promotions or withdrew, ISO 8601, UTC; empty for never.
   */
  consentChangedAt: string;
}

export interface MessagesStopByLinkRequest {
  /**
   * What the link of a promotion carries.
   */
  token: string;
}

export interface MessagesStopByLinkValue {
  channel: 'email' | 'sms';
  /**
   * Nothing comes by this channel now.
   */
  isStopped: boolean;
}

export interface MessagesUnreadRequest {}

export type MessagesUnreadValue = number;

export interface MissionsClaimRequest {
  id: string;
}

export interface MissionsClaimValue {
  id: string;
  title: string;
  /**
   * Decimal; empty for none.
   */
  amount: string;
  points: number;
  /**
   * Red envelopes.
   */
  tickets: number;
}

export interface MissionsLeaderboardRequest {}

export interface MissionsLeaderboardValue {
  /**
   * First day of the week.
   */
  from: string;
  to: string;
  endsAt: string;
  currencySymbol: string;
  ownPlace: number | null;
  ownAmount: string;
  places: {
    place: number;
    /**
     * Masked; the member's own is not.
     */
    account: string;
    /**
     * Decimal: valid bets of the days that have ended.
     */
    amount: string;
    /**
     * Decimal; empty for none.
     */
    prize: string;
    points: number;
    own: 'own' | 'other';
  }[];
}

export interface MissionsListRequest {}

export interface MissionsListValue {
  currencySymbol: string;
  claimable: number;
  missions: {
    id: string;
    title: string;
    text: string;
    period: 'daily' | 'weekly' | 'once';
    metric: 'validBets' | 'rounds' | 'lotteryTickets' | 'deposits' | 'depositAmount' | 'logInDays';
    state: 'upcoming' | 'open' | 'claimable' | 'claimed' | 'expired';
    /**
     * `actual` and `target` are decimals of the currency.
     */
    isMoney: boolean;
    actual: string;
    target: string;
    percent: number;
    /**
     * Decimal: money that it brings; empty for none.
     */
    amount: string;
    points: number;
    /**
     * Red envelopes.
     */
    tickets: number;
    /**
     * How many times the money is to be staked.
     */
    wagering: number;
    /**
     * When its window ends, ISO 8601; null where it does not.
     */
    endsAt: string | null;
  }[];
}

export interface NoticesCategoriesRequest {}

export type NoticesCategoriesValue = {
  /**
   * Kind of promotion, as `promotionType` of an announcement says it.
   */
  category: string;
  /**
   * Announcements of it that the caller may read.
   */
  count: number;
}[];

export interface NoticesListRequest {
  /**
   * Comma list of B banner, PL player, PU popup, PR promotion; also A all and AFTER_LOGIN.
   */
  types?: string;
  platform?: 'W' | 'M';
  /**
   * B, or AFTER_LOGIN: what is shown after the login alone goes to members.
   */
  execution?: string;
}

export interface NoticesListValue {
  banners: {
    id: string;
    title: string;
    text: string;
    /**
     * Picture.
     */
    url: string;
    /**
     * Path inside the portal, or https to a host of the site; empty for nowhere.
     */
    linkage: string;
    /**
     * Slot, for example w_home.
     */
    groupName: string;
  }[];
  player: {
    id: string;
    title: string;
    /**
     * HTML; the reader sanitises it.
     */
    content: string;
    /**
     * YYYY-MM-DD
     */
    startDateStr: string;
    /**
     * Set where the reward center has more; else empty.
     */
    promotionType: string;
  }[];
  popup: {
    id: string;
    title: string;
    /**
     * HTML; the reader sanitises it.
     */
    content: string;
    /**
     * YYYY-MM-DD
     */
    startDateStr: string;
    /**
     * Set where the reward center has more; else empty.
     */
    promotionType: string;
  }[];
  promotion: {
    id: string;
    title: string;
    /**
     * HTML; the reader sanitises it.
     */
    content: string;
    /**
     * YYYY-MM-DD
     */
    startDateStr: string;
    /**
     * Set where the reward center has more; else empty.
     */
    promotionType: string;
    contents: string[];
    announcementImages: {
      url: string;
    }[];
  }[];
}

export interface OwnerProofConfirmRequest {
  code: string;
}

export interface OwnerProofConfirmValue {
  freshSeconds: number;
}

export interface OwnerProofReadRequest {}

export interface OwnerProofReadValue {
  hasPassword: boolean;
  /**
   * How long the last login or code is still good for changes.
   */
  freshSeconds: number;
  /**
   * Masked number that a code can go to; empty where there is none.
   */
  sms: string;
  /**
   * Masked address that a code can go to; empty where there is none.
   */
  email: string;
}

export interface OwnerProofSendRequest {
  via: 'sms' | 'email';
}

export interface OwnerProofSendValue {
  expiredMinutes: number;
  resendSeconds: number;
}

export interface PasskeysAddRequest {
  name: string;
  /**
   * JSON of the credential that the browser gave.
   */
  answer: string;
}

export interface PasskeysAddValue {
  list: {
    id: string;
    name: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC; null before the first login.
     */
    lastUsedAt: string | null;
  }[];
  /**
   * What another passkey, or the removal of one, is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export interface PasskeysListRequest {}

export interface PasskeysListValue {
  list: {
    id: string;
    name: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC; null before the first login.
     */
    lastUsedAt: string | null;
  }[];
  /**
   * What another passkey, or the removal of one, is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export interface PasskeysRemoveRequest {
  id: string;
  /**
   * The login password, where the account has no authenticator.
   */
  password?: string;
  /**
   * A code of the authenticator, or a recovery code, where there is one.
   */
  code?: string;
}

export interface PasskeysRemoveValue {
  list: {
    id: string;
    name: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC; null before the first login.
     */
    lastUsedAt: string | null;
  }[];
  /**
   * What another passkey, or the removal of one, is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export interface PasskeysRenameRequest {
  id: string;
  name: string;
}

export interface PasskeysRenameValue {
  list: {
    id: string;
    name: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * ISO 8601, UTC; null before the first login.
     */
    lastUsedAt: string | null;
  }[];
  /**
   * What another passkey, or the removal of one, is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export interface PasskeysStartRequest {
  /**
   * The login password, where the account has no authenticator.
   */
  password?: string;
  /**
   * A code of the authenticator, or a recovery code, where there is one.
   */
  code?: string;
}

export interface PasskeysStartValue {
  /**
   * JSON, as the browser's own parser of WebAuthn takes it.
   */
  options: string;
}

export interface PayoutAccountsRequest {}

export interface PayoutAccountsValue {
  accounts: {
    id: string;
    kind: 'bank' | 'wallet';
    /**
     * Bank or wallet.
     */
    name: string;
    holder: string;
    /**
     * The last digits of the number.
     */
    masked: string;
  }[];
  providers: {
    code: string;
    name: string;
    kind: 'bank' | 'wallet';
  }[];
  /**
   * Accounts that a member may keep.
   */
  most: number;
}

export interface PayoutAddAccountRequest {
  provider: string;
  holder: string;
  number: string;
  fundPassword: string;
}

export interface PayoutAddAccountValue {
  accounts: {
    id: string;
    kind: 'bank' | 'wallet';
    /**
     * Bank or wallet.
     */
    name: string;
    holder: string;
    /**
     * The last digits of the number.
     */
    masked: string;
  }[];
  providers: {
    code: string;
    name: string;
    kind: 'bank' | 'wallet';
  }[];
  /**
   * Accounts that a member may keep.
   */
  most: number;
}

export interface PayoutBanksRequest {}

export type PayoutBanksValue = {
  bankCode: string;
  bankName: string;
  bankType: 'bank' | 'wallet';
}[];

export interface PayoutRemoveAccountRequest {
  id: string;
}

export interface PayoutRemoveAccountValue {
  accounts: {
    id: string;
    kind: 'bank' | 'wallet';
    /**
     * Bank or wallet.
     */
    name: string;
    holder: string;
    /**
     * The last digits of the number.
     */
    masked: string;
  }[];
  providers: {
    code: string;
    name: string;
    kind: 'bank' | 'wallet';
  }[];
  /**
   * Accounts that a member may keep.
   */
  most: number;
}

export interface PointsBalanceRequest {}

export interface PointsBalanceValue {
  points: number;
}

export interface PointsConfigRequest {}

export interface PointsConfigValue {
  /**
   * Points for one unit of the currency.
   */
  exchangeRatio: number;
  /**
   * Fewest points of one conversion.
   */
  minConvert: number;
  /**
   * Points of a conversion are a multiple of it.
   */
  step: number;
  points: number;
  currency: string;
  currencySymbol: string;
  /**
   * False for an account that cannot spend points.
   */
  open: boolean;
  hasFundPassword: boolean;
}

export interface PointsConversionTypesRequest {}

export type PointsConversionTypesValue = {
  type: string;
  currency: string;
}[];

export interface PointsConvertRequest {
  points: number;
  /**
   * The fund password.
   */
  password: string;
}

export interface PointsConvertValue {
  id: string;
  points: number;
  /**
   * Decimal with all places of its currency.
   */
  amount: string;
  pointsLeft: number;
}

export interface PointsDetailsRequest {
  page?: number;
  size?: number;
  /**
   * Day of the server, YYYY-MM-DD.
   */
  from?: string;
  /**
   * Day of the server, YYYY-MM-DD.
   */
  to?: string;
}

export interface PointsDetailsValue {
  content: {
    id: string;
    type:
      | 'points.opening'
      | 'points.play'
      | 'points.signIn'
      | 'points.reward'
      | 'points.redeem'
      | 'points.return'
      | 'points.convert';
    /**
     * Epoch milliseconds.
     */
    time: number;
    in: number;
    out: number;
    /**
     * Points after it.
     */
    balance: number;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
  totalIn: number;
  totalOut: number;
}

export interface PointsRedeemRequest {
  rewardId: string;
  quantity?: number;
  /**
   * The fund password.
   */
  password: string;
}

export interface PointsRedeemValue {
  id: string;
  rewardId: string;
  /**
   * Its name.
   */
  reward: string;
  type: 'physical' | 'bonus' | 'ticket';
  points: number;
  quantity: number;
  status: 'inProcess' | 'approved' | 'rejected';
  /**
   * What the operator says; empty where nothing.
   */
  remark: string;
  /**
   * Epoch milliseconds.
   */
  time: number;
}

export interface PointsRedemptionRequest {
  id: string;
}

export interface PointsRedemptionValue {
  id: string;
  rewardId: string;
  /**
   * Its name.
   */
  reward: string;
  type: 'physical' | 'bonus' | 'ticket';
  points: number;
  quantity: number;
  status: 'inProcess' | 'approved' | 'rejected';
  /**
   * What the operator says; empty where nothing.
   */
  remark: string;
  /**
   * Epoch milliseconds.
   */
  time: number;
}

export interface PointsRedemptionsRequest {
  page?: number;
  size?: number;
  status?: 'inProcess' | 'approved' | 'rejected';
}

export interface PointsRedemptionsValue {
  content: {
    id: string;
    rewardId: string;
    /**
     * Its name.
     */
    reward: string;
    type: 'physical' | 'bonus' | 'ticket';
    points: number;
    quantity: number;
    status: 'inProcess' | 'approved' | 'rejected';
    /**
     * What the operator says; empty where nothing.
     */
    remark: string;
    /**
     * Epoch milliseconds.
     */
    time: number;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface PointsRewardsRequest {}

export interface PointsRewardsValue {
  points: number;
  rewards: {
    id: string;
    name: string;
    text: string;
    image: string;
    type: 'physical' | 'bonus' | 'ticket';
    pointsRequirement: number;
    /**
     * Deposits that a member must have made; decimal with all places of its currency.
     */
    amountRequirement: string;
    quantity: number;
    availableQuantity: number;
    limitPerMember: number | null;
    /**
     * Pieces that this member may order now.
     */
    mostNow: number;
    /**
     * Epoch milliseconds.
     */
    startAt: number;
    /**
     * Epoch milliseconds; null where it stays.
     */
    endAt: number | null;
    standing: 'open' | 'soldOut' | 'tooFewPoints' | 'amountMissing' | 'limitReached' | 'upcoming' | 'ended';
  }[];
}

export interface PromotionsGiveUpRequest {
  id: string;
}

export interface PromotionsGiveUpValue {
  id: string;
  promotionType: string;
  title: string;
  text: string;
  terms: string;
  image: string;
  /**
   * ISO 8601, like `endsAt`.
   */
  startsAt: string;
  endsAt: string;
  status:
    | 'upcoming'
    | 'open'
    | 'notForYou'
    | 'paused'
    | 'joined'
    | 'wagering'
    | 'done'
    | 'expired'
    | 'forfeited'
    | 'ended';
  /**
   * Why it is not for the member.
   */
  hindrance: '' | 'level' | 'firstDeposit' | 'country';
  /**
   * Name of the least level; empty where every level may join.
   */
  level: string;
  /**
   * For the first deposit only.
   */
  firstDeposit: boolean;
  /**
   * Of the deposit; 0 where the bonus is fixed.
   */
  percent: number;
  /**
   * Decimal; empty where the bonus is a percentage.
   */
  fixed: string;
  /**
   * Decimal: the most that it brings.
   */
  cap: string;
  /**
   * Decimal: the least deposit.
   */
  minimum: string;
  /**
   * How many times the bonus is to be staked.
   */
  wagering: number;
  currencySymbol: string;
  /**
   * Decimal: what the member got; empty until then.
   */
  bonus: string;
  /**
   * Decimal: to be staked in all.
   */
  asked: string;
  /**
   * Decimal: still to be staked.
   */
  left: string;
  /**
   * Percent that is staked.
   */
  progress: number;
  canGiveUp: boolean;
}

export interface PromotionsJoinRequest {
  id: string;
}

export interface PromotionsJoinValue {
  id: string;
  promotionType: string;
  title: string;
  text: string;
  terms: string;
  image: string;
  /**
   * ISO 8601, like `endsAt`.
   */
  startsAt: string;
  endsAt: string;
  status:
    | 'upcoming'
    | 'open'
    | 'notForYou'
    | 'paused'
    | 'joined'
    | 'wagering'
    | 'done'
    | 'expired'
    | 'forfeited'
    | 'ended';
  /**
   * Why it is not for the member.
   */
  hindrance: '' | 'level' | 'firstDeposit' | 'country';
  /**
   * Name of the least level; empty where every level may join.
   */
  level: string;
  /**
   * For the first deposit only.
   */
  firstDeposit: boolean;
  /**
   * Of the deposit; 0 where the bonus is fixed.
   */
  percent: number;
  /**
   * Decimal; empty where the bonus is a percentage.
   */
  fixed: string;
  /**
   * Decimal: the most that it brings.
   */
  cap: string;
  /**
   * Decimal: the least deposit.
   */
  minimum: string;
  /**
   * How many times the bonus is to be staked.
   */
  wagering: number;
  currencySymbol: string;
  /**
   * Decimal: what the member got; empty until then.
   */
  bonus: string;
  /**
   * Decimal: to be staked in all.
   */
  asked: string;
  /**
   * Decimal: still to be staked.
   */
  left: string;
  /**
   * Percent that is staked.
   */
  progress: number;
  canGiveUp: boolean;
}

export interface PromotionsListRequest {}

export interface PromotionsListValue {
  promotions: {
    id: string;
    promotionType: string;
    title: string;
    text: string;
    terms: string;
    image: string;
    /**
     * ISO 8601, like `endsAt`.
     */
    startsAt: string;
    endsAt: string;
    status:
      | 'upcoming'
      | 'open'
      | 'notForYou'
      | 'paused'
      | 'joined'
      | 'wagering'
      | 'done'
      | 'expired'
      | 'forfeited'
      | 'ended';
    /**
     * Why it is not for the member.
     */
    hindrance: '' | 'level' | 'firstDeposit' | 'country';
    /**
     * Name of the least level; empty where every level may join.
     */
    level: string;
    /**
     * For the first deposit only.
     */
    firstDeposit: boolean;
    /**
     * Of the deposit; 0 where the bonus is fixed.
     */
    percent: number;
    /**
     * Decimal; empty where the bonus is a percentage.
     */
    fixed: string;
    /**
     * Decimal: the most that it brings.
     */
    cap: string;
    /**
     * Decimal: the least deposit.
     */
    minimum: string;
    /**
     * How many times the bonus is to be staked.
     */
    wagering: number;
    currencySymbol: string;
    /**
     * Decimal: what the member got; empty until then.
     */
    bonus: string;
    /**
     * Decimal: to be staked in all.
     */
    asked: string;
    /**
     * Decimal: still to be staked.
     */
    left: string;
    /**
     * Percent that is staked.
     */
    progress: number;
    canGiveUp: boolean;
  }[];
}

export interface PromotionsReadRequest {
  id: string;
}

export interface PromotionsReadValue {
  id: string;
  promotionType: string;
  title: string;
  text: string;
  terms: string;
  image: string;
  /**
   * ISO 8601, like `endsAt`.
   */
  startsAt: string;
  endsAt: string;
  status:
    | 'upcoming'
    | 'open'
    | 'notForYou'
    | 'paused'
    | 'joined'
    | 'wagering'
    | 'done'
    | 'expired'
    | 'forfeited'
    | 'ended';
  /**
   * Why it is not for the member.
   */
  hindrance: '' | 'level' | 'firstDeposit' | 'country';
  /**
   * Name of the least level; empty where every level may join.
   */
  level: string;
  /**
   * For the first deposit only.
   */
  firstDeposit: boolean;
  /**
   * Of the deposit; 0 where the bonus is fixed.
   */
  percent: number;
  /**
   * Decimal; empty where the bonus is a percentage.
   */
  fixed: string;
  /**
   * Decimal: the most that it brings.
   */
  cap: string;
  /**
   * Decimal: the least deposit.
   */
  minimum: string;
  /**
   * How many times the bonus is to be staked.
   */
  wagering: number;
  currencySymbol: string;
  /**
   * Decimal: what the member got; empty until then.
   */
  bonus: string;
  /**
   * Decimal: to be staked in all.
   */
  asked: string;
  /**
   * Decimal: still to be staked.
   */
  left: string;
  /**
   * Percent that is staked.
   */
  progress: number;
  canGiveUp: boolean;
}

export interface ProvidersBindRequest {
  /**
   * Id of a provider, for example google.
   */
  provider: string;
  code: string;
  state: string;
}

export interface ProvidersBindValue {
  /**
   * Providers that people can log in by now, and those that the account is bound to.
   */
  list: {
    provider: string;
    /**
     * When it was bound, ISO 8601, UTC; null where it is not.
     */
    since: string | null;
    /**
     * Whether it is the only way left to log in, so that it stays.
     */
    lastWay: boolean;
  }[];
  /**
   * What a change is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export interface ProvidersListRequest {}

export interface ProvidersListValue {
  /**
   * Providers that people can log in by now, and those that the account is bound to.
   */
  list: {
    provider: string;
    /**
     * When it was bound, ISO 8601, UTC; null where it is not.
     */
    since: string | null;
    /**
     * Whether it is the only way left to log in, so that it stays.
     */
    lastWay: boolean;
  }[];
  /**
   * What a change is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export interface ProvidersStartRequest {
  /**
   * Id of a provider, for example google.
   */
  provider: string;
  /**
   * The login password, where the account has no authenticator.
   */
  password?: string;
  /**
   * A code of the authenticator, or a recovery code, where there is one.
   */
  code?: string;
}

export interface ProvidersStartValue {
  /**
   * Address for the window.
   */
  url: string;
}

export interface ProvidersUnbindRequest {
  /**
   * Id of a provider, for example google.
   */
  provider: string;
  /**
   * The login password, where the account has no authenticator.
   */
  password?: string;
  /**
   * A code of the authenticator, or a recovery code, where there is one.
   */
  code?: string;
}

export interface ProvidersUnbindValue {
  /**
   * Providers that people can log in by now, and those that the account is bound to.
   */
  list: {
    provider: string;
    /**
     * When it was bound, ISO 8601, UTC; null where it is not.
     */
    since: string | null;
    /**
     * Whether it is the only way left to log in, so that it stays.
     */
    lastWay: boolean;
  }[];
  /**
   * What a change is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export interface QuestionsReadRequest {}

export interface QuestionsReadValue {
  /**
   * What may be chosen from, in the order of lists.
   */
  list: {
    /**
     * Key of its text.
     */
    question: string;
    /**
     * Whether the member has answered it. Answers are never told.
     */
    chosen: boolean;
  }[];
  /**
   * When the answers were set, ISO 8601, UTC; null where there are none.
   */
  since: string | null;
  /**
   * What a change is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export interface QuestionsSaveRequest {
  /**
   * @minItems 3
   * @maxItems 3
   */
  answers: [
    {
      question:
        | 'firstPet'
        | 'firstTeacher'
        | 'childhoodFriend'
        | 'childhoodStreet'
        | 'childhoodDream'
        | 'firstJob'
        | 'firstConcert'
        | 'firstTrip'
        | 'grandparentTown'
        | 'parentsMet';
      /**
       * Letter case, width and spaces do not count.
       */
      answer: string;
    },
    {
      question:
        | 'firstPet'
        | 'firstTeacher'
        | 'childhoodFriend'
        | 'childhoodStreet'
        | 'childhoodDream'
        | 'firstJob'
        | 'firstConcert'
        | 'firstTrip'
        | 'grandparentTown'
        | 'parentsMet';
      /**
       * Letter case, width and spaces do not count.
       */
      answer: string;
    },
    {
      question:
        | 'firstPet'
        | 'firstTeacher'
        | 'childhoodFriend'
        | 'childhoodStreet'
        | 'childhoodDream'
        | 'firstJob'
        | 'firstConcert'
        | 'firstTrip'
        | 'grandparentTown'
        | 'parentsMet';
      /**
       * Letter case, width and spaces do not count.
       */
      answer: string;
    },
  ];
  /**
   * The login password, where the account has no authenticator.
   */
  password?: string;
  /**
   * A code of the authenticator, or a recovery code, where there is one.
   */
  code?: string;
}

export interface QuestionsSaveValue {
  /**
   * What may be chosen from, in the order of lists.
   */
  list: {
    /**
     * Key of its text.
     */
    question: string;
    /**
     * Whether the member has answered it. Answers are never told.
     */
    chosen: boolean;
  }[];
  /**
   * When the answers were set, ISO 8601, UTC; null where there are none.
   */
  since: string | null;
  /**
   * What a change is proven by.
   */
  provenBy: 'password' | 'authenticator';
}

export interface RebatesClaimRequest {}

export interface RebatesClaimValue {
  /**
   * Decimal: what was paid into the wallet.
   */
  amount: string;
}

export interface RebatesReadRequest {}

export interface RebatesReadValue {
  currencySymbol: string;
  /**
   * Whether rebates are paid without a claim.
   */
  automatic: boolean;
  /**
   * Decimal: least that one claim pays.
   */
  minimum: string;
  /**
   * Decimal: what is due now.
   */
  claimable: string;
  canClaim: boolean;
  rates: {
    product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Percent with two decimals.
     */
    rate: string;
  }[];
  days: {
    id: string;
    day: string;
    product: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';
    /**
     * Decimal.
     */
    validBets: string;
    /**
     * Percent with two decimals.
     */
    rate: string;
    /**
     * Decimal.
     */
    amount: string;
    status: 'open' | 'paid' | 'expired';
  }[];
}

export interface RecordsAccountRequest {
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  kind?:
    | ''
    | 'income'
    | 'deposit'
    | 'withdrawal'
    | 'game'
    | 'lottery'
    | 'bonus'
    | 'transfer'
    | 'contract'
    | 'adjustment'
    | 'other';
  pageNo?: number;
  pageSize?: number;
}

export interface RecordsAccountValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  rows: {
    id: string;
    /**
     * ISO 8601, UTC.
     */
    time: string;
    kind:
      | 'deposit'
      | 'withdrawal'
      | 'game'
      | 'lottery'
      | 'bonus'
      | 'transfer'
      | 'contract'
      | 'adjustment'
      | 'other';
    /**
     * Round or order number.
     */
    reference: string;
    /**
     * Decimal text.
     */
    amount: string;
    /**
     * What was in the wallet after it, decimal text.
     */
    balance: string;
  }[];
  totals: {
    /**
     * Decimal text.
     */
    in: string;
    /**
     * Decimal text.
     */
    out: string;
    /**
     * Decimal text.
     */
    net: string;
  };
  /**
   * Decimal text.
   */
  pageTotal: string;
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface RecordsBetsRequest {
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  /**
   * A kind of game, or LOTT for the lottery; all without it.
   */
  product?: string;
  pageNo?: number;
  pageSize?: number;
}

export interface RecordsBetsValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  rows: {
    /**
     * Number of the round or of the ticket.
     */
    id: string;
    time: string;
    product: string;
    game: string;
    state: 'open' | 'settled' | 'refunded';
    /**
     * Decimal text.
     */
    stake: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    net: string;
  }[];
  totals: {
    /**
     * Decimal text.
     */
    stake: string;
    /**
     * Decimal text.
     */
    validBet: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    net: string;
  };
  pageTotals: {
    /**
     * Decimal text.
     */
    stake: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    net: string;
  };
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface RecordsDetailRequest {
  /**
   * Of a row of the betting record or of the account record.
   */
  id: string;
}

export interface RecordsDetailValue {
  id: string;
  symbol: string;
  zone: string;
  /**
   * A kind of game or of movement.
   */
  kind: string;
  /**
   * Empty where it is about no game.
   */
  game: string;
  /**
   * Round or order number.
   */
  reference: string;
  time: string;
  /**
   * Decimal text.
   */
  net: string;
  lines: {
    id: string;
    /**
     * ISO 8601, UTC.
     */
    time: string;
    kind:
      | 'deposit'
      | 'withdrawal'
      | 'game'
      | 'lottery'
      | 'bonus'
      | 'transfer'
      | 'contract'
      | 'adjustment'
      | 'other';
    reference: string;
    /**
     * Decimal text.
     */
    amount: string;
    /**
     * What was in the wallet after it, decimal text.
     */
    balance: string;
  }[];
}

export interface RecordsFileRequest {
  record: 'account' | 'bets' | 'profit' | 'income';
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  kind?:
    | ''
    | 'income'
    | 'deposit'
    | 'withdrawal'
    | 'game'
    | 'lottery'
    | 'bonus'
    | 'transfer'
    | 'contract'
    | 'adjustment'
    | 'other';
  /**
   * A kind of game, or LOTT for the lottery; all without it.
   */
  product?: string;
}

export interface RecordsFileValue {
  /**
   * Name of the file.
   */
  name: string;
  mediaType: string;
  /**
   * The bytes in Base64 (RFC 4648).
   */
  content: string;
}

export interface RecordsIncomeRequest {
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  pageNo?: number;
  pageSize?: number;
}

export interface RecordsIncomeValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  rows: {
    day: string;
    /**
     * Decimal text.
     */
    rebate: string;
    /**
     * Decimal text.
     */
    salary: string;
    /**
     * Decimal text.
     */
    dividend: string;
    /**
     * Decimal text.
     */
    referral: string;
    /**
     * Decimal text.
     */
    bonus: string;
    /**
     * Decimal text.
     */
    total: string;
  }[];
  pageTotals: {
    /**
     * Decimal text.
     */
    rebate: string;
    /**
     * Decimal text.
     */
    salary: string;
    /**
     * Decimal text.
     */
    dividend: string;
    /**
     * Decimal text.
     */
    referral: string;
    /**
     * Decimal text.
     */
    bonus: string;
    /**
     * Decimal text.
     */
    total: string;
  };
  totals: {
    /**
     * Decimal text.
     */
    rebate: string;
    /**
     * Decimal text.
     */
    salary: string;
    /**
     * Decimal text.
     */
    dividend: string;
    /**
     * Decimal text.
     */
    referral: string;
    /**
     * Decimal text.
     */
    bonus: string;
    /**
     * Decimal text.
     */
    total: string;
  };
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface RecordsLotteryProfitRequest {
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
}

export interface RecordsLotteryProfitValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  days: {
    day: string;
    bets: number;
    /**
     * Decimal text.
     */
    validBet: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    net: string;
  }[];
  totals: {
    /**
     * Decimal text.
     */
    validBet: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    net: string;
  };
}

export interface RecordsProfitRequest {
  /**
   * First day, by the clocks of the brand; a week before the last one without it.
   */
  from?: string;
  /**
   * Last day; today without it. At most 92 days.
   */
  to?: string;
  product?: string;
}

export interface RecordsProfitValue {
  from: string;
  to: string;
  /**
   * Whose days they are.
   */
  zone: string;
  symbol: string;
  days: {
    day: string;
    bets: number;
    /**
     * Decimal text.
     */
    validBet: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    net: string;
  }[];
  totals: {
    /**
     * Decimal text.
     */
    validBet: string;
    /**
     * Decimal text.
     */
    payout: string;
    /**
     * Decimal text.
     */
    net: string;
  };
}

export interface RecordsStatementRequest {
  /**
   * A month by the clocks of the brand.
   */
  month: string;
}

export interface RecordsStatementValue {
  /**
   * Name of the file.
   */
  name: string;
  mediaType: string;
  /**
   * The bytes in Base64 (RFC 4648).
   */
  content: string;
}

export interface RecordsStatementsRequest {}

export interface RecordsStatementsValue {
  zone: string;
  symbol: string;
  months: {
    /**
     * yyyy-MM.
     */
    month: string;
    /**
     * Decimal text.
     */
    opening: string;
    /**
     * Decimal text.
     */
    closing: string;
    /**
     * Decimal text.
     */
    net: string;
  }[];
}

export interface ReferralsDetailsRequest {
  autoGenerate?: 'true' | 'false';
}

export interface ReferralsDetailsValue {
  /**
   * Empty where the member has none.
   */
  referralCode: string;
  link: string;
  totalInvitations: number;
  promotionDomains: string[];
  currencySymbol: string;
  /**
   * Decimal: what a friend brings.
   */
  pays: string;
  /**
   * Decimal: valid bets of the friend that are asked for.
   */
  leastBets: string;
  /**
   * Decimal: what was issued so far.
   */
  earnings: string;
  invited: {
    id: string;
    /**
     * Masked.
     */
    account: string;
    /**
     * Epoch milliseconds.
     */
    joinedAt: number;
    status: 'joined' | 'rewarded';
    /**
     * Decimal; empty where there is none yet.
     */
    reward: string;
  }[];
  /**
   * Who brought the member, and by which code or link; null for a member who came alone.
   */
  invitedBy: {
    /**
     * Nickname of the agent, or the masked account of a friend.
     */
    name: string;
    code: string;
  } | null;
}

export interface RewardsActivitiesRequest {}

export interface RewardsActivitiesValue {
  activities: {
    id: string;
    promotionType: string;
    title: string;
    text: string;
    image: string;
    status:
      | 'comingSoon'
      | 'applying'
      | 'joined'
      | 'processing'
      | 'rejected'
      | 'issued'
      | 'claimed'
      | 'closed';
    needsPicture: boolean;
    /**
     * Why the last application was rejected; empty otherwise.
     */
    remark: string;
    canApplyAgain: boolean;
    /**
     * Decimal with all places of its currency; empty where it is none.
     */
    amount: string;
    points: number;
    /**
     * ISO 8601.
     */
    opensAt: string | null;
    /**
     * ISO 8601; null where it stays open.
     */
    closesAt: string | null;
  }[];
}

export interface RewardsActivityRequest {
  id: string;
}

export interface RewardsActivityValue {
  id: string;
  promotionType: string;
  title: string;
  text: string;
  image: string;
  status: 'comingSoon' | 'applying' | 'joined' | 'processing' | 'rejected' | 'issued' | 'claimed' | 'closed';
  needsPicture: boolean;
  /**
   * Why the last application was rejected; empty otherwise.
   */
  remark: string;
  canApplyAgain: boolean;
  /**
   * Decimal with all places of its currency; empty where it is none.
   */
  amount: string;
  points: number;
  /**
   * ISO 8601.
   */
  opensAt: string | null;
  /**
   * ISO 8601; null where it stays open.
   */
  closesAt: string | null;
}

export interface RewardsApplyRequest {
  id: string;
  /**
   * At most 140 characters as people count them.
   */
  comment?: string;
  /**
   * Ids of uploads, three at most.
   */
  images?: string[];
}

export interface RewardsApplyValue {
  id: string;
  promotionType: string;
  title: string;
  text: string;
  image: string;
  status: 'comingSoon' | 'applying' | 'joined' | 'processing' | 'rejected' | 'issued' | 'claimed' | 'closed';
  needsPicture: boolean;
  /**
   * Why the last application was rejected; empty otherwise.
   */
  remark: string;
  canApplyAgain: boolean;
  /**
   * Decimal with all places of its currency; empty where it is none.
   */
  amount: string;
  points: number;
  /**
   * ISO 8601.
   */
  opensAt: string | null;
  /**
   * ISO 8601; null where it stays open.
   */
  closesAt: string | null;
}

export interface RewardsCancelTicketRequest {
  transactionId: string;
}

export interface RewardsCancelTicketValue {}

export interface RewardsClaimRequest {
  promotionClaimId: string;
  promotionType?: string;
}

export interface RewardsClaimValue {
  id: string;
  title: string;
  /**
   * Decimal with all places of its currency; empty where it is none.
   */
  amount: string;
  points: number;
}

export interface RewardsClaimActivityRequest {
  id: string;
}

export interface RewardsClaimActivityValue {
  id: string;
  title: string;
  /**
   * Decimal with all places of its currency; empty where it is none.
   */
  amount: string;
  points: number;
}

export interface RewardsClaimSignInRequest {
  /**
   * Day of the server, YYYY-MM-DD.
   */
  date: string;
}

export interface RewardsClaimSignInValue {
  /**
   * False for an account that cannot claim.
   */
  open: boolean;
  /**
   * Day of the server, YYYY-MM-DD.
   */
  date: string;
  claimedToday: boolean;
  /**
   * Days in a row, with today once it is claimed.
   */
  streak: number;
  /**
   * Until the server's next day.
   */
  secondsLeft: number;
  days: {
    day: number;
    /**
     * Day of the server, YYYY-MM-DD.
     */
    date: string;
    points: number;
    state: 'done' | 'today' | 'ahead';
  }[];
}

export interface RewardsClaimTicketRequest {
  transactionId: string;
  isApp?: 'Y' | 'N';
}

export interface RewardsClaimTicketValue {
  /**
   * Number of the reward.
   */
  configId: string;
  /**
   * Money that it paid; empty where it is none.
   */
  value: string;
  points: number;
}

export interface RewardsClaimableRequest {
  /**
   * Kinds, separated by commas; all where it is left out.
   */
  promotionType?: string;
  status?: 'I';
}

export type RewardsClaimableValue = {
  rewardId: string;
  promotionType: string;
}[];

export interface RewardsClaimsRequest {}

export interface RewardsClaimsValue {
  rewards: {
    rewardId: string;
    promotionType: string;
    title: string;
    text: string;
    status: 'issued' | 'claimed' | 'closed';
    /**
     * Decimal with all places of its currency; empty where it is none.
     */
    amount: string;
    points: number;
    /**
     * How many times the amount is to be staked.
     */
    wagering: number;
    /**
     * Epoch milliseconds.
     */
    issuedAt: number;
    /**
     * ISO 8601; null where it does not run out.
     */
    expiresAt: string | null;
  }[];
}

export interface RewardsEnvelopeRequest {}

export interface RewardsEnvelopeValue {
  standing: 'open' | 'upcoming' | 'used' | 'ineligible' | 'closed';
  title: string;
  /**
   * Envelopes that the member may still open in this window.
   */
  remaining: number;
  /**
   * Until the window opens or closes.
   */
  secondsLeft: number;
  /**
   * Decimal with all places of its currency; empty where it is none.
   */
  least: string;
  /**
   * Decimal with all places of its currency; empty where it is none.
   */
  most: string;
  symbol: string;
  history: {
    id: string;
    /**
     * Decimal with all places of its currency.
     */
    amount: string;
    /**
     * ISO 8601.
     */
    at: string;
  }[];
}

export interface RewardsOpenEnvelopeRequest {}

export interface RewardsOpenEnvelopeValue {
  grab: {
    id: string;
    /**
     * Decimal with all places of its currency.
     */
    amount: string;
    /**
     * ISO 8601.
     */
    at: string;
  };
  remaining: number;
}

export interface RewardsOpenPromotionsRequest {}

export interface RewardsOpenPromotionsValue {
  activities: {
    id: string;
    promotionType: string;
    title: string;
    text: string;
    image: string;
    status:
      | 'comingSoon'
      | 'applying'
      | 'joined'
      | 'processing'
      | 'rejected'
      | 'issued'
      | 'claimed'
      | 'closed';
    needsPicture: boolean;
    /**
     * Why the last application was rejected; empty otherwise.
     */
    remark: string;
    canApplyAgain: boolean;
    /**
     * Decimal with all places of its currency; empty where it is none.
     */
    amount: string;
    points: number;
    /**
     * ISO 8601.
     */
    opensAt: string | null;
    /**
     * ISO 8601; null where it stays open.
     */
    closesAt: string | null;
  }[];
}

export interface RewardsSignInRequest {}

export interface RewardsSignInValue {
  /**
   * False for an account that cannot claim.
   */
  open: boolean;
  /**
   * Day of the server, YYYY-MM-DD.
   */
  date: string;
  claimedToday: boolean;
  /**
   * Days in a row, with today once it is claimed.
   */
  streak: number;
  /**
   * Until the server's next day.
   */
  secondsLeft: number;
  days: {
    day: number;
    /**
     * Day of the server, YYYY-MM-DD.
     */
    date: string;
    points: number;
    state: 'done' | 'today' | 'ahead';
  }[];
}

export interface RewardsSignUpRequest {}

export interface RewardsSignUpValue {
  /**
   * A reward of the registration waits to be claimed.
   */
  available: boolean;
  rewards: {
    rewardId: string;
    promotionType: string;
  }[];
}

export interface RewardsSummaryRequest {}

export interface RewardsSummaryValue {
  claimable: number;
  signIn: number;
  envelopes: number;
  /**
   * Complete and not claimed.
   */
  missions: number;
  total: number;
}

export interface RewardsTicketsRequest {
  isApp?: 'Y' | 'N';
  status?: 'AVAILABLE';
}

export type RewardsTicketsValue = {
  /**
   * Number of the issued reward.
   */
  transactionId: string;
  promotionType: string;
  conditionStatus: {
    /**
     * Before a moment; staked after the claim.
     */
    condition: 'CLAIM_BEFORE' | 'WAGERING';
    /**
     * ISO 8601, UTC, or how often the amount is to be staked.
     */
    value: string;
    met: boolean;
  }[];
}[];

export interface RewardsWageringRequest {}

export interface RewardsWageringValue {
  currencySymbol: string;
  /**
   * Of the main wallet, without bonuses that are not played off. Decimal with all places of its currency.
   */
  cash: string;
  /**
   * Of the main wallet, from bonuses that are not played off. Decimal with all places of its currency.
   */
  bonus: string;
  /**
   * In the wallets of providers. Decimal with all places of its currency.
   */
  elsewhere: string;
  /**
   * Of the main wallet: nothing while something is still to be staked. Decimal with all places of its currency.
   */
  withdrawable: string;
  /**
   * Something is still to be staked before a withdrawal.
   */
  isOpen: boolean;
  /**
   * Decimal with all places of its currency.
   */
  asked: string;
  /**
   * Decimal with all places of its currency.
   */
  played: string;
  /**
   * Decimal with all places of its currency.
   */
  left: string;
  percent: number;
  /**
   * Those that are not played off, oldest first.
   */
  bonuses: {
    id: string;
    title: string;
    /**
     * Decimal with all places of its currency.
     */
    asked: string;
    /**
     * Decimal with all places of its currency.
     */
    left: string;
    percent: number;
  }[];
}

export interface SecurityConfigRequest {}

export interface SecurityConfigValue {
  /**
   * False for a member who logs in by SMS only.
   */
  loginPassword: boolean;
  paymentPassword: boolean;
  /**
   * Masked; empty where there is none.
   */
  mobile: string;
  /**
   * Masked; empty where there is none.
   */
  email: string;
  realName: boolean;
  /**
   * When they were set, ISO 8601, UTC; null where they are not.
   */
  securityQuestions: string | null;
  /**
   * When it was set up, ISO 8601, UTC; null where it is not.
   */
  authenticator: string | null;
  passkeys: number;
}

export interface SessionBindProviderRequest {
  bindTicket: string;
  username: string;
  password: string;
  /**
   * Token that verification.answer gave; needed while module GEETEST3 is on.
   */
  humanToken?: string;
}

export interface SessionBindProviderValue {
  /**
   * Customer id.
   */
  id: string;
  userName: string;
  /**
   * Opaque; goes into the header Authorization as it is.
   */
  token: string;
  /**
   * 0 player; 1, 2, 41, 42 agent; 4 trial.
   */
  customerType: number;
  firstTimeLogin: boolean;
  /**
   * The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.
   */
  passwordExpired: boolean;
  /**
   * The password is the one that somebody else gave the account: it has to be changed.
   */
  passwordDefault: boolean;
}

export interface SessionEnterOnBreakRequest {
  ticket: string;
}

export interface SessionEnterOnBreakValue {
  /**
   * Customer id.
   */
  id: string;
  userName: string;
  /**
   * Opaque; goes into the header Authorization as it is.
   */
  token: string;
  /**
   * 0 player; 1, 2, 41, 42 agent; 4 trial.
   */
  customerType: number;
  firstTimeLogin: boolean;
  /**
   * The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.
   */
  passwordExpired: boolean;
  /**
   * The password is the one that somebody else gave the account: it has to be changed.
   */
  passwordDefault: boolean;
}

export interface SessionExchangeProviderRequest {
  /**
   * Id of a provider, for example google.
   */
  provider: string;
  code: string;
  state: string;
}

export interface SessionExchangeProviderValue {
  /**
   * Customer id.
   */
  id: string;
  userName: string;
  /**
   * Opaque; goes into the header Authorization as it is.
   */
  token: string;
  /**
   * 0 player; 1, 2, 41, 42 agent; 4 trial.
   */
  customerType: number;
  firstTimeLogin: boolean;
  /**
   * The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.
   */
  passwordExpired: boolean;
  /**
   * The password is the one that somebody else gave the account: it has to be changed.
   */
  passwordDefault: boolean;
}

export interface SessionLoginRequest {
  username: string;
  password: string;
  type?: 'username' | 'sms';
  /**
   * What the person read in the picture or heard.
   */
  captcha?: string;
  countryDialingCode?: string;
  /**
   * Id the client keeps for itself.
   */
  loginDeviceId?: string;
  /**
   * Token that verification.answer gave; needed while module GEETEST3 is on.
   */
  humanToken?: string;
  /**
   * Where agents log in, nobody else does.
   */
  entry?: 'member' | 'agent';
}

export interface SessionLoginValue {
  /**
   * Customer id.
   */
  id: string;
  userName: string;
  /**
   * Opaque; goes into the header Authorization as it is.
   */
  token: string;
  /**
   * 0 player; 1, 2, 41, 42 agent; 4 trial.
   */
  customerType: number;
  firstTimeLogin: boolean;
  /**
   * The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.
   */
  passwordExpired: boolean;
  /**
   * The password is the one that somebody else gave the account: it has to be changed.
   */
  passwordDefault: boolean;
}

export interface SessionLogoutRequest {}

export interface SessionLogoutValue {}

export interface SessionPasskeyRequest {
  /**
   * JSON of the credential that the browser gave.
   */
  answer: string;
}

export interface SessionPasskeyValue {
  /**
   * Customer id.
   */
  id: string;
  userName: string;
  /**
   * Opaque; goes into the header Authorization as it is.
   */
  token: string;
  /**
   * 0 player; 1, 2, 41, 42 agent; 4 trial.
   */
  customerType: number;
  firstTimeLogin: boolean;
  /**
   * The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.
   */
  passwordExpired: boolean;
  /**
   * The password is the one that somebody else gave the account: it has to be changed.
   */
  passwordDefault: boolean;
}

export interface SessionSendStepUpCodeRequest {
  /**
   * From the refusal login_verify_required.
   */
  ticket: string;
  method: 'sms' | 'email';
}

export interface SessionSendStepUpCodeValue {
  /**
   * How long the code is good.
   */
  expiredMinutes: number;
  /**
   * Earliest next sending.
   */
  resendSeconds: number;
}

export interface SessionStartPasskeyRequest {
  /**
   * From the refusal login_verify_required, where a passkey is to prove that login.
   */
  ticket?: string;
}

export interface SessionStartPasskeyValue {
  /**
   * JSON, as the browser's own parser of WebAuthn takes it.
   */
  options: string;
}

export interface SessionStartProviderRequest {
  /**
   * Id of a provider, for example google.
   */
  provider: string;
}

export interface SessionStartProviderValue {
  /**
   * Address for the window.
   */
  url: string;
}

export interface SessionStepUpRequest {
  /**
   * From the refusal login_verify_required; good for one login.
   */
  ticket: string;
  method: 'sms' | 'email' | 'payeeName' | 'authenticator' | 'passkey';
  /**
   * For a passkey, JSON of the credential that the browser gave for session.startPasskey.
   */
  answer: string;
  /**
   * Ask nothing more in this browser for 30 days.
   */
  trustDevice?: boolean;
}

export interface SessionStepUpValue {
  /**
   * Customer id.
   */
  id: string;
  userName: string;
  /**
   * Opaque; goes into the header Authorization as it is.
   */
  token: string;
  /**
   * 0 player; 1, 2, 41, 42 agent; 4 trial.
   */
  customerType: number;
  firstTimeLogin: boolean;
  /**
   * The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.
   */
  passwordExpired: boolean;
  /**
   * The password is the one that somebody else gave the account: it has to be changed.
   */
  passwordDefault: boolean;
}

export interface SessionTrialRequest {
  os?: string;
  platform?: string;
  /**
   * Accepted and ignored: transport is TLS.
   */
  Encryption?: string;
  /**
   * Accepted and ignored.
   */
  'X-Gateway-Version'?: string | number;
  /**
   * Id the client keeps for itself.
   */
  loginDeviceId?: string;
}

export interface SessionTrialValue {
  /**
   * Customer id.
   */
  id: string;
  userName: string;
  /**
   * Opaque; goes into the header Authorization as it is.
   */
  token: string;
  /**
   * 0 player; 1, 2, 41, 42 agent; 4 trial.
   */
  customerType: number;
  firstTimeLogin: boolean;
  /**
   * The password is too old: with module PWDEXPFORCECHANGE3 on it has to be changed.
   */
  passwordExpired: boolean;
  /**
   * The password is the one that somebody else gave the account: it has to be changed.
   */
  passwordDefault: boolean;
}

export interface SupportLinkRequest {
  /**
   * Public key of this press alone: an uncompressed point on P-256, base64url. The link is encrypted to it; without one it comes as other clients of the wire contract unpack it.
   */
  key?: string;
}

export interface SupportLinkValue {
  version: {
    pathList: {
      /**
       * What the link opens: chat.
       */
      type: string;
      /**
       * Compact JWE (ECDH-ES, A256GCM) of the link; without a key the link in DES and base64, and the eight characters of its key behind it.
       */
      path: string;
    }[];
  };
}

export interface SystemConsolidatedRequest {}

export interface SystemConsolidatedValue {
  /**
   * Rules of the registration form by field.
   */
  register: {
    [k: string]: {
      key: string;
      /**
       * Input kind: text, password, tel, email, date.
       */
      type: string;
      /**
       * Regular expression; `*` means any.
       */
      acceptedPattern: string;
      /**
       * Number of the pattern family.
       */
      patternId: number;
      minLength: number;
      maxLength: number;
      enabled: boolean;
      required: boolean;
      /**
       * Place in the form, from 0.
       */
      order: number;
    };
  };
  whitelabel: {
    modId: string;
    enabled: '1' | '0';
    childrenNodes: {
      modId: string;
      enabled: '1' | '0';
      childrenNodes: {
        modId: string;
        enabled: '1' | '0';
        /**
         * @maxItems 0
         */
        childrenNodes: [];
      }[];
    }[];
  };
  imageCDNs: string[];
  launchGameCDNs: string[];
  /**
   * Name of the IANA database.
   */
  timeZone: string;
  /**
   * Wire codes that people can choose.
   */
  languages: string[];
}

export interface SystemCountriesRequest {}

export type SystemCountriesValue = {
  /**
   * ISO 3166-1 alpha-2.
   */
  code: string;
  /**
   * English name.
   */
  name: string;
  /**
   * With plus sign.
   */
  dialingCode: string;
  /**
   * Digits of a national mobile number.
   */
  minLength: number;
  maxLength: number;
}[];

export interface SystemDomainRouteRequest {
  device?: string;
}

export interface SystemDomainRouteValue {
  domainList: string[];
  resources: {
    resourceType: string;
    url: string;
    qrCodeUrl: string;
    labelNameEn: string;
  }[];
}

export interface SystemHelpRequest {
  /**
   * Wire code.
   */
  lang?: string;
  device?: string;
  /**
   * Words that a topic must have, in any order.
   */
  search?: string;
}

export type SystemHelpValue = {
  title: string;
  /**
   * Anchor of /help#tag.
   */
  tag: string;
  /**
   * HTML; the reader sanitises it.
   */
  content: string;
}[];

export interface SystemInstallationRequest {}

export interface SystemInstallationValue {
  /**
   * Accounts with public passwords are good here, and no money is real.
   */
  demonstration: boolean;
  /**
   * There are games, so that a free demo has something to play.
   */
  trial: boolean;
  /**
   * Ids of the identity providers that people can log in with, whatever the settings switch on.
   */
  providers: string[];
}

export interface SystemLocationRequest {}

export interface SystemLocationValue {
  /**
   * Two letters; empty where nothing says it.
   */
  country: string;
  /**
   * Of the country, else that of the brand.
   */
  dialingCode: string;
  /**
   * The brand is closed to where the call comes from.
   */
  regionRestriction: boolean;
}

export interface SystemRegisterSettingsRequest {}

export interface SystemRegisterSettingsValue {
  [k: string]: {
    key: string;
    /**
     * Input kind: text, password, tel, email, date.
     */
    type: string;
    /**
     * Regular expression; `*` means any.
     */
    acceptedPattern: string;
    /**
     * Number of the pattern family.
     */
    patternId: number;
    minLength: number;
    maxLength: number;
    enabled: boolean;
    required: boolean;
    /**
     * Place in the form, from 0.
     */
    order: number;
  };
}

export interface SystemSendersRequest {}

export interface SystemSendersValue {
  /**
   * A sender of SMS is set.
   */
  sms: boolean;
  /**
   * A sender of e-mail is set.
   */
  email: boolean;
}

export interface SystemStatusRequest {
  host?: string;
}

export interface SystemStatusValue {
  maintenance: boolean;
  /**
   * When it began and when it ends, in milliseconds since 1970; null while the platform is open.
   */
  maintenancePeriod: {
    maintainTime: number;
    /**
     * Null where the end is not known.
     */
    endTime: number | null;
  } | null;
  regionRestriction: boolean;
  /**
   * ISO country of the caller where known.
   */
  location: string;
  info: {
    customerService: {
      csType: string;
      path: string;
    }[];
    domainRoute: string[];
    resources: {
      resourceType: string;
      url: string;
      qrCodeUrl: string;
      labelNameEn: string;
    }[];
    whitelabel: {
      modId: string;
      enabled: '1' | '0';
      childrenNodes: {
        modId: string;
        enabled: '1' | '0';
        childrenNodes: {
          modId: string;
          enabled: '1' | '0';
          /**
           * @maxItems 0
           */
          childrenNodes: [];
        }[];
      }[];
    };
    register: {
      [k: string]: {
        key: string;
        /**
         * Input kind: text, password, tel, email, date.
         */
        type: string;
        /**
         * Regular expression; `*` means any.
         */
        acceptedPattern: string;
        /**
         * Number of the pattern family.
         */
        patternId: number;
        minLength: number;
        maxLength: number;
        enabled: boolean;
        required: boolean;
        /**
         * Place in the form, from 0.
         */
        order: number;
      };
    };
    mainDomain: string;
    analytics: {
      gtagId: string;
    };
    imageCDNs: string[];
    launchGameCDNs: string[];
  };
}

export interface SystemTemplatesRequest {}

export type SystemTemplatesValue = {
  name: string;
  device: 'WEB';
  schemes: ('light' | 'dark')[];
}[];

export interface SystemWhitelabelRequest {}

export interface SystemWhitelabelValue {
  modId: string;
  enabled: '1' | '0';
  childrenNodes: {
    modId: string;
    enabled: '1' | '0';
    childrenNodes: {
      modId: string;
      enabled: '1' | '0';
      /**
       * @maxItems 0
       */
      childrenNodes: [];
    }[];
  }[];
}

export interface TransfersFormRequest {
  /**
   * An agent asks about members below where it is left out, everyone else about the one above.
   */
  to?: 'upline' | 'downline';
  /**
   * Who gets the money, for a transfer to a member below.
   */
  account?: string;
}

export interface TransfersFormValue {
  /**
   * Whether the brand has transfers in this direction open.
   */
  enabled: boolean;
  /**
   * The first reason why nothing can be sent; ready where there is none.
   */
  standing:
    | 'ready'
    | 'noFundPassword'
    | 'held'
    | 'turnoverLeft'
    | 'identityDue'
    | 'noneLeftToday'
    | 'noRecipient'
    | 'closed';
  recipient: {
    /**
     * Masked where it is the member above.
     */
    account: string;
    nickname: string;
  };
  terms: {
    available: string;
    minimum: string;
    maximum: string;
    /**
     * What is left of what a member sends in 24 hours.
     */
    left: string;
    /**
     * What must still be staked first.
     */
    turnoverLeft: string;
    currency: string;
    symbol: string;
  };
}

export interface TransfersListRequest {
  pageNo?: number;
  pageSize?: number;
}

export interface TransfersListValue {
  symbol: string;
  zone: string;
  rows: {
    id: string;
    time: string;
    way: 'sent' | 'received';
    /**
     * Who got it, or who sent it.
     */
    nickname: string;
    reference: string;
    /**
     * Decimal with all places of its currency.
     */
    amount: string;
  }[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export interface TransfersToDownlineRequest {
  account: string;
  /**
   * Decimal text with at most the places of its currency.
   */
  amount: string;
  fundPassword: string;
}

export interface TransfersToDownlineValue {
  id: string;
  /**
   * Who got it.
   */
  nickname: string;
  /**
   * Decimal with all places of its currency.
   */
  amount: string;
  /**
   * What the sender has left.
   */
  balance: string;
  currency: string;
}

export interface TransfersToUplineRequest {
  /**
   * Decimal text with at most the places of its currency.
   */
  amount: string;
  fundPassword: string;
}

export interface TransfersToUplineValue {
  id: string;
  /**
   * Who got it.
   */
  nickname: string;
  /**
   * Decimal with all places of its currency.
   */
  amount: string;
  /**
   * What the sender has left.
   */
  balance: string;
  currency: string;
}

export interface VerificationAnswerRequest {
  id: string;
  /**
   * Slider: left edge of the piece in CSS pixels.
   */
  offset?: number;
  /**
   * Work: the number found.
   */
  number?: number;
}

export interface VerificationAnswerValue {
  /**
   * Goes with the next login, registration or SMS request as humanToken. Single use.
   */
  token: string;
  expiresInSeconds: number;
}

export interface VerificationChallengeRequest {
  kind?: 'slider' | 'work';
  t?: string;
}

export interface VerificationChallengeValue {
  id: string;
  kind: 'slider' | 'work';
  expiresInSeconds: number;
  attemptsLeft: number;
  slider?: {
    /**
     * PNG in base64 with the gap.
     */
    puzzle: string;
    /**
     * PNG in base64, as high as the puzzle.
     */
    piece: string;
    /**
     * Puzzle width in CSS pixels.
     */
    width: number;
    height: number;
    pieceWidth: number;
  };
  work?: {
    algorithm: 'SHA-256';
    salt: string;
    /**
     * Hex of SHA-256(salt + number in decimal).
     */
    target: string;
    /**
     * The number is from 0 to this.
     */
    maximum: number;
  };
}

export interface VerificationProveRegisterCodeRequest {
  /**
   * Token of the attempt, from member.checkRegistration.
   */
  attempt: string;
  mobileNo: string;
  countryDialingCode?: string;
  /**
   * Code from the SMS.
   */
  verificationCode: string;
}

export interface VerificationProveRegisterCodeValue {}

export interface VerificationSendLoginCodeRequest {
  mobileNum: string;
  countryDialingCode?: string;
  /**
   * Token that verification.answer gave; needed while module GEETEST3 is on.
   */
  humanToken?: string;
}

export interface VerificationSendLoginCodeValue {
  /**
   * How long the code is good.
   */
  expiredMinutes: number;
  /**
   * Earliest next sending.
   */
  resendSeconds: number;
}

export interface VerificationSendRegisterCodeRequest {
  mobileNo: string;
  countryDialingCode?: string;
  /**
   * Token that verification.answer gave; needed while module GEETEST3 is on.
   */
  humanToken?: string;
}

export interface VerificationSendRegisterCodeValue {
  /**
   * How long the code is good.
   */
  expiredMinutes: number;
  /**
   * Earliest next sending.
   */
  resendSeconds: number;
}

export interface VerificationSendResetCodeRequest {
  mobileNum: string;
  countryDialingCode?: string;
  /**
   * Token that verification.answer gave; needed while module GEETEST3 is on.
   */
  humanToken?: string;
}

export interface VerificationSendResetCodeValue {
  /**
   * How long the code is good.
   */
  expiredMinutes: number;
  /**
   * Earliest next sending.
   */
  resendSeconds: number;
}

export interface WalletBalanceRequest {
  /**
   * 0: every wallet.
   */
  typeId?: number;
}

export interface WalletBalanceValue {
  /**
   * Decimal with all places of its currency.
   */
  sumBalance: string;
  balance: {
    accountTypeId: number;
    /**
     * Decimal with all places of its currency.
     */
    availBalance: string;
  }[];
  /**
   * ISO 4217.
   */
  currency: string;
  currencySymbol: string;
}

export interface WalletBetweenSubsRequest {
  /**
   * accountTypeId; a form sends it as a text.
   */
  fromTypeId: number | string;
  /**
   * accountTypeId; a form sends it as a text.
   */
  toTypeId: number | string;
  /**
   * Decimal of the currency.
   */
  amount: string;
}

export interface WalletBetweenSubsValue {
  from: {
    accountTypeId: number;
    /**
     * Decimal with all places of its currency.
     */
    availBalance: string;
  };
  to: {
    accountTypeId: number;
    /**
     * Decimal with all places of its currency.
     */
    availBalance: string;
  };
  /**
   * Decimal with all places of its currency.
   */
  amount: string;
  currency: string;
}

export interface WalletFromMainRequest {
  /**
   * accountTypeId; a form sends it as a text.
   */
  typeId: number | string;
  /**
   * Decimal of the currency.
   */
  amount: string;
}

export interface WalletFromMainValue {
  from: {
    accountTypeId: number;
    /**
     * Decimal with all places of its currency.
     */
    availBalance: string;
  };
  to: {
    accountTypeId: number;
    /**
     * Decimal with all places of its currency.
     */
    availBalance: string;
  };
  /**
   * Decimal with all places of its currency.
   */
  amount: string;
  currency: string;
}

export interface WalletListRequest {}

export type WalletListValue = {
  accountTypeId: number;
  /**
   * Name of the provider; empty for the main wallet.
   */
  accountTypeName: string;
  /**
   * Decimal with all places of its currency.
   */
  availBalance: string;
  locked: boolean;
}[];

export interface WalletLockByTypeRequest {
  /**
   * accountTypeId; 1 is the main wallet.
   */
  typeId: number;
}

export interface WalletLockByTypeValue {
  accountTypeId: number;
  /**
   * Its provider is closed: money goes out of it only.
   */
  locked: boolean;
}

export interface WalletLocksRequest {}

export type WalletLocksValue = {
  accountTypeId: number;
  /**
   * Its provider is closed: money goes out of it only.
   */
  locked: boolean;
}[];

export interface WalletMerchantRequest {}

export interface WalletMerchantValue {
  /**
   * Every game plays with the main wallet.
   */
  isSingle: boolean;
}

export interface WalletPendingRequest {}

export interface WalletPendingValue {
  symbol: string;
  /**
   * Money that is on its way in or out, by what it waits for; nothing where nothing waits.
   */
  rows: {
    kind: 'withdrawals' | 'deposits' | 'rounds' | 'tickets';
    count: number;
    /**
     * Decimal text.
     */
    amount: string;
  }[];
}

export interface WalletToMainRequest {
  /**
   * accountTypeId; a form sends it as a text.
   */
  typeId: number | string;
  /**
   * Decimal of the currency; all there is where it is left out.
   */
  amount?: string;
}

export interface WalletToMainValue {
  from: {
    accountTypeId: number;
    /**
     * Decimal with all places of its currency.
     */
    availBalance: string;
  };
  to: {
    accountTypeId: number;
    /**
     * Decimal with all places of its currency.
     */
    availBalance: string;
  };
  /**
   * Decimal with all places of its currency.
   */
  amount: string;
  currency: string;
}

export interface WalletTransferRequest {
  /**
   * accountTypeId; 1 is the main wallet.
   */
  from: number;
  /**
   * accountTypeId; 1 is the main wallet.
   */
  to: number;
  /**
   * Decimal of the currency.
   */
  amount: string;
}

export interface WalletTransferValue {
  from: {
    accountTypeId: number;
    /**
     * Decimal with all places of its currency.
     */
    availBalance: string;
  };
  to: {
    accountTypeId: number;
    /**
     * Decimal with all places of its currency.
     */
    availBalance: string;
  };
  /**
   * Decimal with all places of its currency.
   */
  amount: string;
  currency: string;
}

export interface WalletTransferLockRequest {}

export interface WalletTransferLockValue {
  /**
   * No money goes into wallets of providers.
   */
  locked: boolean;
}

export interface WithdrawalsAnswerRequest {
  id: string;
  text: string;
}

export interface WithdrawalsAnswerValue {
  id: string;
  status:
    | 'submitted'
    | 'reviewing'
    | 'infoNeeded'
    | 'processing'
    | 'paidOut'
    | 'completed'
    | 'rejected'
    | 'returned';
  /**
   * Decimal text: what left the wallet.
   */
  amount: string;
  /**
   * Decimal text: the part of it that is kept.
   */
  fee: string;
  currency: string;
  /**
   * Why it was refused or returned, or what is asked for; else empty.
   */
  reason: string;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * The member has yet to say whether it arrived.
   */
  awaitsReceipt: boolean;
  receipt:
    | 'none'
    | 'pending'
    | 'received'
    | 'autoReceived'
    | 'underReview'
    | 'toppedUp'
    | 'confirmedPaid'
    | 'refunded';
}

export interface WithdrawalsCancelRequest {
  id: string;
}

export interface WithdrawalsCancelValue {
  id: string;
  status:
    | 'submitted'
    | 'reviewing'
    | 'infoNeeded'
    | 'processing'
    | 'paidOut'
    | 'completed'
    | 'rejected'
    | 'returned';
  /**
   * Decimal text: what left the wallet.
   */
  amount: string;
  /**
   * Decimal text: the part of it that is kept.
   */
  fee: string;
  currency: string;
  /**
   * Why it was refused or returned, or what is asked for; else empty.
   */
  reason: string;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * The member has yet to say whether it arrived.
   */
  awaitsReceipt: boolean;
  receipt:
    | 'none'
    | 'pending'
    | 'received'
    | 'autoReceived'
    | 'underReview'
    | 'toppedUp'
    | 'confirmedPaid'
    | 'refunded';
}

export interface WithdrawalsDetailRequest {
  id: string;
}

export interface WithdrawalsDetailValue {
  withdrawal: {
    id: string;
    status:
      | 'submitted'
      | 'reviewing'
      | 'infoNeeded'
      | 'processing'
      | 'paidOut'
      | 'completed'
      | 'rejected'
      | 'returned';
    /**
     * Decimal text: what left the wallet.
     */
    amount: string;
    /**
     * Decimal text: the part of it that is kept.
     */
    fee: string;
    currency: string;
    /**
     * Why it was refused or returned, or what is asked for; else empty.
     */
    reason: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * The member has yet to say whether it arrived.
     */
    awaitsReceipt: boolean;
    receipt:
      | 'none'
      | 'pending'
      | 'received'
      | 'autoReceived'
      | 'underReview'
      | 'toppedUp'
      | 'confirmedPaid'
      | 'refunded';
  };
  /**
   * Bank or wallet, with the last digits.
   */
  account: string;
  /**
   * Hours from the request in which a payment of this method usually arrives.
   */
  expectedHours: number;
  /**
   * The brand allows it, the review has not begun, and the member is on no break.
   */
  mayCancel: boolean;
  track: {
    submitted: {
      state: 'done' | 'current' | 'upcoming' | 'failed';
      /**
       * ISO 8601, UTC.
       */
      at: string | null;
    };
    reviewing: {
      state: 'done' | 'current' | 'upcoming' | 'failed';
      /**
       * ISO 8601, UTC.
       */
      at: string | null;
    };
    processing: {
      state: 'done' | 'current' | 'upcoming' | 'failed';
      /**
       * ISO 8601, UTC.
       */
      at: string | null;
    };
    paidOut: {
      state: 'done' | 'current' | 'upcoming' | 'failed';
      /**
       * ISO 8601, UTC.
       */
      at: string | null;
    };
    completed: {
      state: 'done' | 'current' | 'upcoming' | 'failed';
      /**
       * ISO 8601, UTC.
       */
      at: string | null;
    };
  };
  steps: {
    /**
     * A status, or receipt.<status>.
     */
    what: string;
    note: string;
    /**
     * ISO 8601, UTC.
     */
    at: string;
  }[];
}

export interface WithdrawalsFormRequest {
  groupId?: string;
}

export interface WithdrawalsFormValue {
  standing: 'ready' | 'turnoverLeft' | 'noneLeftToday' | 'noFundPassword' | 'noAccount' | 'held' | 'closed';
  accounts: {
    id: string;
    kind: 'bank' | 'wallet';
    /**
     * Bank or wallet.
     */
    name: string;
    holder: string;
    /**
     * The last digits of the number.
     */
    masked: string;
  }[];
  /**
   * As in the terms, under the name that clients of the wire contract read.
   */
  minimumAmount: string;
  /**
   * Likewise.
   */
  maximumAmount: string;
  terms: {
    available: string;
    minimum: string;
    maximum: string;
    fee: string;
    currency: string;
    /**
     * Withdrawals left today.
     */
    leftToday: number;
    /**
     * Hours from the request in which a payment to a bank usually arrives.
     */
    bankHours: number;
    /**
     * As `bankHours`, to an e-wallet.
     */
    walletHours: number;
    /**
     * What must still be staked first.
     */
    turnoverLeft: string;
  };
  /**
   * The one that is under way.
   */
  pending: {
    id: string;
    status:
      | 'submitted'
      | 'reviewing'
      | 'infoNeeded'
      | 'processing'
      | 'paidOut'
      | 'completed'
      | 'rejected'
      | 'returned';
    /**
     * Decimal text: what left the wallet.
     */
    amount: string;
    /**
     * Decimal text: the part of it that is kept.
     */
    fee: string;
    currency: string;
    /**
     * Why it was refused or returned, or what is asked for; else empty.
     */
    reason: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * The member has yet to say whether it arrived.
     */
    awaitsReceipt: boolean;
    receipt:
      | 'none'
      | 'pending'
      | 'received'
      | 'autoReceived'
      | 'underReview'
      | 'toppedUp'
      | 'confirmedPaid'
      | 'refunded';
  } | null;
}

export interface WithdrawalsHoldRequest {}

export interface WithdrawalsHoldValue {
  /**
   * When withdrawals are taken again, as an ISO instant; null where they are.
   */
  until: string | null;
  /**
   * What was changed.
   */
  reason: 'email' | 'mobile' | 'authenticator' | 'passkey' | 'password' | 'questions' | null;
}

export interface WithdrawalsListRequest {
  pageNo?: number;
  pageSize?: number;
}

export interface WithdrawalsListValue {
  rows: {
    id: string;
    status:
      | 'submitted'
      | 'reviewing'
      | 'infoNeeded'
      | 'processing'
      | 'paidOut'
      | 'completed'
      | 'rejected'
      | 'returned';
    /**
     * Decimal text: what left the wallet.
     */
    amount: string;
    /**
     * Decimal text: the part of it that is kept.
     */
    fee: string;
    currency: string;
    /**
     * Why it was refused or returned, or what is asked for; else empty.
     */
    reason: string;
    /**
     * ISO 8601, UTC.
     */
    createdAt: string;
    /**
     * The member has yet to say whether it arrived.
     */
    awaitsReceipt: boolean;
    receipt:
      | 'none'
      | 'pending'
      | 'received'
      | 'autoReceived'
      | 'underReview'
      | 'toppedUp'
      | 'confirmedPaid'
      | 'refunded';
  }[];
  totalPages: number;
  totalCount: number;
}

export interface WithdrawalsSubmitRequest {
  /**
   * Decimal text with at most the places of its currency.
   */
  amount: string;
  /**
   * Number of the saved account.
   */
  card: string;
  fundPassword: string;
}

export interface WithdrawalsSubmitValue {
  id: string;
  status:
    | 'submitted'
    | 'reviewing'
    | 'infoNeeded'
    | 'processing'
    | 'paidOut'
    | 'completed'
    | 'rejected'
    | 'returned';
  /**
   * Decimal text: what left the wallet.
   */
  amount: string;
  /**
   * Decimal text: the part of it that is kept.
   */
  fee: string;
  currency: string;
  /**
   * Why it was refused or returned, or what is asked for; else empty.
   */
  reason: string;
  /**
   * ISO 8601, UTC.
   */
  createdAt: string;
  /**
   * The member has yet to say whether it arrived.
   */
  awaitsReceipt: boolean;
  receipt:
    | 'none'
    | 'pending'
    | 'received'
    | 'autoReceived'
    | 'underReview'
    | 'toppedUp'
    | 'confirmedPaid'
    | 'refunded';
}

/** Operation name → what it takes and gives. */
export interface ApiOperations {
  'admission.read': { readonly request: AdmissionReadRequest; readonly value: AdmissionReadValue };
  'agent.affiliate': { readonly request: AgentAffiliateRequest; readonly value: AgentAffiliateValue };
  'agent.announcements': {
    readonly request: AgentAnnouncementsRequest;
    readonly value: AgentAnnouncementsValue;
  };
  'agent.bets': { readonly request: AgentBetsRequest; readonly value: AgentBetsValue };
  'agent.branches': { readonly request: AgentBranchesRequest; readonly value: AgentBranchesValue };
  'agent.changeLink': { readonly request: AgentChangeLinkRequest; readonly value: AgentChangeLinkValue };
  'agent.createLink': { readonly request: AgentCreateLinkRequest; readonly value: AgentCreateLinkValue };
  'agent.default': { readonly request: AgentDefaultRequest; readonly value: AgentDefaultValue };
  'agent.downlines': { readonly request: AgentDownlinesRequest; readonly value: AgentDownlinesValue };
  'agent.file': { readonly request: AgentFileRequest; readonly value: AgentFileValue };
  'agent.globalRebates': {
    readonly request: AgentGlobalRebatesRequest;
    readonly value: AgentGlobalRebatesValue;
  };
  'agent.links': { readonly request: AgentLinksRequest; readonly value: AgentLinksValue };
  'agent.lotteryOdds': { readonly request: AgentLotteryOddsRequest; readonly value: AgentLotteryOddsValue };
  'agent.lotteryProfit': {
    readonly request: AgentLotteryProfitRequest;
    readonly value: AgentLotteryProfitValue;
  };
  'agent.openAccount': { readonly request: AgentOpenAccountRequest; readonly value: AgentOpenAccountValue };
  'agent.overview': { readonly request: AgentOverviewRequest; readonly value: AgentOverviewValue };
  'agent.promote': { readonly request: AgentPromoteRequest; readonly value: AgentPromoteValue };
  'agent.rebates': { readonly request: AgentRebatesRequest; readonly value: AgentRebatesValue };
  'agent.registered': { readonly request: AgentRegisteredRequest; readonly value: AgentRegisteredValue };
  'agent.removeLink': { readonly request: AgentRemoveLinkRequest; readonly value: AgentRemoveLinkValue };
  'agent.setLotteryOdds': {
    readonly request: AgentSetLotteryOddsRequest;
    readonly value: AgentSetLotteryOddsValue;
  };
  'agent.setRebates': { readonly request: AgentSetRebatesRequest; readonly value: AgentSetRebatesValue };
  'agent.transactions': {
    readonly request: AgentTransactionsRequest;
    readonly value: AgentTransactionsValue;
  };
  'agent.userLoss': { readonly request: AgentUserLossRequest; readonly value: AgentUserLossValue };
  'authenticator.confirm': {
    readonly request: AuthenticatorConfirmRequest;
    readonly value: AuthenticatorConfirmValue;
  };
  'authenticator.read': {
    readonly request: AuthenticatorReadRequest;
    readonly value: AuthenticatorReadValue;
  };
  'authenticator.remove': {
    readonly request: AuthenticatorRemoveRequest;
    readonly value: AuthenticatorRemoveValue;
  };
  'authenticator.renewCodes': {
    readonly request: AuthenticatorRenewCodesRequest;
    readonly value: AuthenticatorRenewCodesValue;
  };
  'authenticator.start': {
    readonly request: AuthenticatorStartRequest;
    readonly value: AuthenticatorStartValue;
  };
  'captcha.image': { readonly request: CaptchaImageRequest; readonly value: CaptchaImageValue };
  'captcha.sound': { readonly request: CaptchaSoundRequest; readonly value: CaptchaSoundValue };
  'care.answerCheck': { readonly request: CareAnswerCheckRequest; readonly value: CareAnswerCheckValue };
  'care.askReturn': { readonly request: CareAskReturnRequest; readonly value: CareAskReturnValue };
  'care.breakEnd': { readonly request: CareBreakEndRequest; readonly value: CareBreakEndValue };
  'care.confirmLimit': { readonly request: CareConfirmLimitRequest; readonly value: CareConfirmLimitValue };
  'care.depositRoom': { readonly request: CareDepositRoomRequest; readonly value: CareDepositRoomValue };
  'care.history': { readonly request: CareHistoryRequest; readonly value: CareHistoryValue };
  'care.keepExclusion': {
    readonly request: CareKeepExclusionRequest;
    readonly value: CareKeepExclusionValue;
  };
  'care.keepLimit': { readonly request: CareKeepLimitRequest; readonly value: CareKeepLimitValue };
  'care.play': { readonly request: CarePlayRequest; readonly value: CarePlayValue };
  'care.returnState': { readonly request: CareReturnStateRequest; readonly value: CareReturnStateValue };
  'care.session': { readonly request: CareSessionRequest; readonly value: CareSessionValue };
  'care.setLimit': { readonly request: CareSetLimitRequest; readonly value: CareSetLimitValue };
  'care.standing': { readonly request: CareStandingRequest; readonly value: CareStandingValue };
  'care.takeBreak': { readonly request: CareTakeBreakRequest; readonly value: CareTakeBreakValue };
  'closure.close': { readonly request: ClosureCloseRequest; readonly value: ClosureCloseValue };
  'closure.read': { readonly request: ClosureReadRequest; readonly value: ClosureReadValue };
  'confirmations.answer': {
    readonly request: ConfirmationsAnswerRequest;
    readonly value: ConfirmationsAnswerValue;
  };
  'confirmations.list': {
    readonly request: ConfirmationsListRequest;
    readonly value: ConfirmationsListValue;
  };
  'confirmations.receipt': {
    readonly request: ConfirmationsReceiptRequest;
    readonly value: ConfirmationsReceiptValue;
  };
  'consents.due': { readonly request: ConsentsDueRequest; readonly value: ConsentsDueValue };
  'consents.renew': { readonly request: ConsentsRenewRequest; readonly value: ConsentsRenewValue };
  'contact.confirm': { readonly request: ContactConfirmRequest; readonly value: ContactConfirmValue };
  'contact.prove': { readonly request: ContactProveRequest; readonly value: ContactProveValue };
  'contact.sendNew': { readonly request: ContactSendNewRequest; readonly value: ContactSendNewValue };
  'contact.sendOld': { readonly request: ContactSendOldRequest; readonly value: ContactSendOldValue };
  'contact.start': { readonly request: ContactStartRequest; readonly value: ContactStartValue };
  'contracts.accrued': { readonly request: ContractsAccruedRequest; readonly value: ContractsAccruedValue };
  'contracts.answerDaily': {
    readonly request: ContractsAnswerDailyRequest;
    readonly value: ContractsAnswerDailyValue;
  };
  'contracts.answerDividend': {
    readonly request: ContractsAnswerDividendRequest;
    readonly value: ContractsAnswerDividendValue;
  };
  'contracts.answerHourly': {
    readonly request: ContractsAnswerHourlyRequest;
    readonly value: ContractsAnswerHourlyValue;
  };
  'contracts.answerRealTime': {
    readonly request: ContractsAnswerRealTimeRequest;
    readonly value: ContractsAnswerRealTimeValue;
  };
  'contracts.consolidated': {
    readonly request: ContractsConsolidatedRequest;
    readonly value: ContractsConsolidatedValue;
  };
  'contracts.copy': { readonly request: ContractsCopyRequest; readonly value: ContractsCopyValue };
  'contracts.directLine': {
    readonly request: ContractsDirectLineRequest;
    readonly value: ContractsDirectLineValue;
  };
  'contracts.end': { readonly request: ContractsEndRequest; readonly value: ContractsEndValue };
  'contracts.given': { readonly request: ContractsGivenRequest; readonly value: ContractsGivenValue };
  'contracts.history': { readonly request: ContractsHistoryRequest; readonly value: ContractsHistoryValue };
  'contracts.line': { readonly request: ContractsLineRequest; readonly value: ContractsLineValue };
  'contracts.lines': { readonly request: ContractsLinesRequest; readonly value: ContractsLinesValue };
  'contracts.log': { readonly request: ContractsLogRequest; readonly value: ContractsLogValue };
  'contracts.offer': { readonly request: ContractsOfferRequest; readonly value: ContractsOfferValue };
  'contracts.offerMany': {
    readonly request: ContractsOfferManyRequest;
    readonly value: ContractsOfferManyValue;
  };
  'contracts.own': { readonly request: ContractsOwnRequest; readonly value: ContractsOwnValue };
  'contracts.partners': {
    readonly request: ContractsPartnersRequest;
    readonly value: ContractsPartnersValue;
  };
  'contracts.read': { readonly request: ContractsReadRequest; readonly value: ContractsReadValue };
  'contracts.simulate': {
    readonly request: ContractsSimulateRequest;
    readonly value: ContractsSimulateValue;
  };
  'conversations.list': {
    readonly request: ConversationsListRequest;
    readonly value: ConversationsListValue;
  };
  'conversations.markRead': {
    readonly request: ConversationsMarkReadRequest;
    readonly value: ConversationsMarkReadValue;
  };
  'conversations.messages': {
    readonly request: ConversationsMessagesRequest;
    readonly value: ConversationsMessagesValue;
  };
  'conversations.recipients': {
    readonly request: ConversationsRecipientsRequest;
    readonly value: ConversationsRecipientsValue;
  };
  'conversations.remove': {
    readonly request: ConversationsRemoveRequest;
    readonly value: ConversationsRemoveValue;
  };
  'conversations.removeSent': {
    readonly request: ConversationsRemoveSentRequest;
    readonly value: ConversationsRemoveSentValue;
  };
  'conversations.send': {
    readonly request: ConversationsSendRequest;
    readonly value: ConversationsSendValue;
  };
  'conversations.sent': {
    readonly request: ConversationsSentRequest;
    readonly value: ConversationsSentValue;
  };
  'dataExport.file': { readonly request: DataExportFileRequest; readonly value: DataExportFileValue };
  'dataExport.read': { readonly request: DataExportReadRequest; readonly value: DataExportReadValue };
  'dataExport.request': {
    readonly request: DataExportRequestRequest;
    readonly value: DataExportRequestValue;
  };
  'deposit.banks': { readonly request: DepositBanksRequest; readonly value: DepositBanksValue };
  'deposit.cancel': { readonly request: DepositCancelRequest; readonly value: DepositCancelValue };
  'deposit.create': { readonly request: DepositCreateRequest; readonly value: DepositCreateValue };
  'deposit.list': { readonly request: DepositListRequest; readonly value: DepositListValue };
  'deposit.order': { readonly request: DepositOrderRequest; readonly value: DepositOrderValue };
  'deposit.prove': { readonly request: DepositProveRequest; readonly value: DepositProveValue };
  'deposit.settings': { readonly request: DepositSettingsRequest; readonly value: DepositSettingsValue };
  'devices.distrust': { readonly request: DevicesDistrustRequest; readonly value: DevicesDistrustValue };
  'devices.end': { readonly request: DevicesEndRequest; readonly value: DevicesEndValue };
  'devices.list': { readonly request: DevicesListRequest; readonly value: DevicesListValue };
  'devices.logins': { readonly request: DevicesLoginsRequest; readonly value: DevicesLoginsValue };
  'devices.trusted': { readonly request: DevicesTrustedRequest; readonly value: DevicesTrustedValue };
  'feedback.list': { readonly request: FeedbackListRequest; readonly value: FeedbackListValue };
  'feedback.send': { readonly request: FeedbackSendRequest; readonly value: FeedbackSendValue };
  'feedback.setting': { readonly request: FeedbackSettingRequest; readonly value: FeedbackSettingValue };
  'games.addFavourite': {
    readonly request: GamesAddFavouriteRequest;
    readonly value: GamesAddFavouriteValue;
  };
  'games.facets': { readonly request: GamesFacetsRequest; readonly value: GamesFacetsValue };
  'games.favouriteList': {
    readonly request: GamesFavouriteListRequest;
    readonly value: GamesFavouriteListValue;
  };
  'games.favourites': { readonly request: GamesFavouritesRequest; readonly value: GamesFavouritesValue };
  'games.hot': { readonly request: GamesHotRequest; readonly value: GamesHotValue };
  'games.index': { readonly request: GamesIndexRequest; readonly value: GamesIndexValue };
  'games.info': { readonly request: GamesInfoRequest; readonly value: GamesInfoValue };
  'games.jackpots': { readonly request: GamesJackpotsRequest; readonly value: GamesJackpotsValue };
  'games.launch': { readonly request: GamesLaunchRequest; readonly value: GamesLaunchValue };
  'games.list': { readonly request: GamesListRequest; readonly value: GamesListValue };
  'games.matches': { readonly request: GamesMatchesRequest; readonly value: GamesMatchesValue };
  'games.menus': { readonly request: GamesMenusRequest; readonly value: GamesMenusValue };
  'games.popular': { readonly request: GamesPopularRequest; readonly value: GamesPopularValue };
  'games.recent': { readonly request: GamesRecentRequest; readonly value: GamesRecentValue };
  'games.removeFavourite': {
    readonly request: GamesRemoveFavouriteRequest;
    readonly value: GamesRemoveFavouriteValue;
  };
  'games.rooms': { readonly request: GamesRoomsRequest; readonly value: GamesRoomsValue };
  'games.session': { readonly request: GamesSessionRequest; readonly value: GamesSessionValue };
  'games.trialLaunch': { readonly request: GamesTrialLaunchRequest; readonly value: GamesTrialLaunchValue };
  'games.types': { readonly request: GamesTypesRequest; readonly value: GamesTypesValue };
  'games.vendors': { readonly request: GamesVendorsRequest; readonly value: GamesVendorsValue };
  'games.winners': { readonly request: GamesWinnersRequest; readonly value: GamesWinnersValue };
  'identity.documents': {
    readonly request: IdentityDocumentsRequest;
    readonly value: IdentityDocumentsValue;
  };
  'identity.send': { readonly request: IdentitySendRequest; readonly value: IdentitySendValue };
  'identity.setting': { readonly request: IdentitySettingRequest; readonly value: IdentitySettingValue };
  'levels.progress': { readonly request: LevelsProgressRequest; readonly value: LevelsProgressValue };
  'lottery.bet': { readonly request: LotteryBetRequest; readonly value: LotteryBetValue };
  'lottery.betVietnam': {
    readonly request: LotteryBetVietnamRequest;
    readonly value: LotteryBetVietnamValue;
  };
  'lottery.cancel': { readonly request: LotteryCancelRequest; readonly value: LotteryCancelValue };
  'lottery.cancelChase': {
    readonly request: LotteryCancelChaseRequest;
    readonly value: LotteryCancelChaseValue;
  };
  'lottery.certificate': {
    readonly request: LotteryCertificateRequest;
    readonly value: LotteryCertificateValue;
  };
  'lottery.chaseIssues': {
    readonly request: LotteryChaseIssuesRequest;
    readonly value: LotteryChaseIssuesValue;
  };
  'lottery.chases': { readonly request: LotteryChasesRequest; readonly value: LotteryChasesValue };
  'lottery.games': { readonly request: LotteryGamesRequest; readonly value: LotteryGamesValue };
  'lottery.history': { readonly request: LotteryHistoryRequest; readonly value: LotteryHistoryValue };
  'lottery.historyByCode': {
    readonly request: LotteryHistoryByCodeRequest;
    readonly value: LotteryHistoryByCodeValue;
  };
  'lottery.hotGap': { readonly request: LotteryHotGapRequest; readonly value: LotteryHotGapValue };
  'lottery.menusRecent': {
    readonly request: LotteryMenusRecentRequest;
    readonly value: LotteryMenusRecentValue;
  };
  'lottery.menusVietnam': {
    readonly request: LotteryMenusVietnamRequest;
    readonly value: LotteryMenusVietnamValue;
  };
  'lottery.near': { readonly request: LotteryNearRequest; readonly value: LotteryNearValue };
  'lottery.opened': { readonly request: LotteryOpenedRequest; readonly value: LotteryOpenedValue };
  'lottery.playMenu': { readonly request: LotteryPlayMenuRequest; readonly value: LotteryPlayMenuValue };
  'lottery.proof': { readonly request: LotteryProofRequest; readonly value: LotteryProofValue };
  'lottery.recent': { readonly request: LotteryRecentRequest; readonly value: LotteryRecentValue };
  'lottery.series': { readonly request: LotterySeriesRequest; readonly value: LotterySeriesValue };
  'lottery.setting': { readonly request: LotterySettingRequest; readonly value: LotterySettingValue };
  'lottery.ticket': { readonly request: LotteryTicketRequest; readonly value: LotteryTicketValue };
  'lottery.today': { readonly request: LotteryTodayRequest; readonly value: LotteryTodayValue };
  'member.changePassword': {
    readonly request: MemberChangePasswordRequest;
    readonly value: MemberChangePasswordValue;
  };
  'member.changePaymentPassword': {
    readonly request: MemberChangePaymentPasswordRequest;
    readonly value: MemberChangePaymentPasswordValue;
  };
  'member.checkRegistration': {
    readonly request: MemberCheckRegistrationRequest;
    readonly value: MemberCheckRegistrationValue;
  };
  'member.checkUsername': {
    readonly request: MemberCheckUsernameRequest;
    readonly value: MemberCheckUsernameValue;
  };
  'member.hasPaymentPassword': {
    readonly request: MemberHasPaymentPasswordRequest;
    readonly value: MemberHasPaymentPasswordValue;
  };
  'member.icon': { readonly request: MemberIconRequest; readonly value: MemberIconValue };
  'member.info': { readonly request: MemberInfoRequest; readonly value: MemberInfoValue };
  'member.overview': { readonly request: MemberOverviewRequest; readonly value: MemberOverviewValue };
  'member.profile': { readonly request: MemberProfileRequest; readonly value: MemberProfileValue };
  'member.register': { readonly request: MemberRegisterRequest; readonly value: MemberRegisterValue };
  'member.registerMobile': {
    readonly request: MemberRegisterMobileRequest;
    readonly value: MemberRegisterMobileValue;
  };
  'member.resetByEmail': {
    readonly request: MemberResetByEmailRequest;
    readonly value: MemberResetByEmailValue;
  };
  'member.resetByLink': {
    readonly request: MemberResetByLinkRequest;
    readonly value: MemberResetByLinkValue;
  };
  'member.resetByPhone': {
    readonly request: MemberResetByPhoneRequest;
    readonly value: MemberResetByPhoneValue;
  };
  'member.saveProfile': {
    readonly request: MemberSaveProfileRequest;
    readonly value: MemberSaveProfileValue;
  };
  'member.setLanguage': {
    readonly request: MemberSetLanguageRequest;
    readonly value: MemberSetLanguageValue;
  };
  'member.setPaymentPassword': {
    readonly request: MemberSetPaymentPasswordRequest;
    readonly value: MemberSetPaymentPasswordValue;
  };
  'member.suggestUsername': {
    readonly request: MemberSuggestUsernameRequest;
    readonly value: MemberSuggestUsernameValue;
  };
  'messages.inbox': { readonly request: MessagesInboxRequest; readonly value: MessagesInboxValue };
  'messages.read': { readonly request: MessagesReadRequest; readonly value: MessagesReadValue };
  'messages.readStopLink': {
    readonly request: MessagesReadStopLinkRequest;
    readonly value: MessagesReadStopLinkValue;
  };
  'messages.remove': { readonly request: MessagesRemoveRequest; readonly value: MessagesRemoveValue };
  'messages.saveSettings': {
    readonly request: MessagesSaveSettingsRequest;
    readonly value: MessagesSaveSettingsValue;
  };
  'messages.settings': { readonly request: MessagesSettingsRequest; readonly value: MessagesSettingsValue };
  'messages.stopByLink': {
    readonly request: MessagesStopByLinkRequest;
    readonly value: MessagesStopByLinkValue;
  };
  'messages.unread': { readonly request: MessagesUnreadRequest; readonly value: MessagesUnreadValue };
  'missions.claim': { readonly request: MissionsClaimRequest; readonly value: MissionsClaimValue };
  'missions.leaderboard': {
    readonly request: MissionsLeaderboardRequest;
    readonly value: MissionsLeaderboardValue;
  };
  'missions.list': { readonly request: MissionsListRequest; readonly value: MissionsListValue };
  'notices.categories': {
    readonly request: NoticesCategoriesRequest;
    readonly value: NoticesCategoriesValue;
  };
  'notices.list': { readonly request: NoticesListRequest; readonly value: NoticesListValue };
  'ownerProof.confirm': {
    readonly request: OwnerProofConfirmRequest;
    readonly value: OwnerProofConfirmValue;
  };
  'ownerProof.read': { readonly request: OwnerProofReadRequest; readonly value: OwnerProofReadValue };
  'ownerProof.send': { readonly request: OwnerProofSendRequest; readonly value: OwnerProofSendValue };
  'passkeys.add': { readonly request: PasskeysAddRequest; readonly value: PasskeysAddValue };
  'passkeys.list': { readonly request: PasskeysListRequest; readonly value: PasskeysListValue };
  'passkeys.remove': { readonly request: PasskeysRemoveRequest; readonly value: PasskeysRemoveValue };
  'passkeys.rename': { readonly request: PasskeysRenameRequest; readonly value: PasskeysRenameValue };
  'passkeys.start': { readonly request: PasskeysStartRequest; readonly value: PasskeysStartValue };
  'payout.accounts': { readonly request: PayoutAccountsRequest; readonly value: PayoutAccountsValue };
  'payout.addAccount': { readonly request: PayoutAddAccountRequest; readonly value: PayoutAddAccountValue };
  'payout.banks': { readonly request: PayoutBanksRequest; readonly value: PayoutBanksValue };
  'payout.removeAccount': {
    readonly request: PayoutRemoveAccountRequest;
    readonly value: PayoutRemoveAccountValue;
  };
  'points.balance': { readonly request: PointsBalanceRequest; readonly value: PointsBalanceValue };
  'points.config': { readonly request: PointsConfigRequest; readonly value: PointsConfigValue };
  'points.conversionTypes': {
    readonly request: PointsConversionTypesRequest;
    readonly value: PointsConversionTypesValue;
  };
  'points.convert': { readonly request: PointsConvertRequest; readonly value: PointsConvertValue };
  'points.details': { readonly request: PointsDetailsRequest; readonly value: PointsDetailsValue };
  'points.redeem': { readonly request: PointsRedeemRequest; readonly value: PointsRedeemValue };
  'points.redemption': { readonly request: PointsRedemptionRequest; readonly value: PointsRedemptionValue };
  'points.redemptions': {
    readonly request: PointsRedemptionsRequest;
    readonly value: PointsRedemptionsValue;
  };
  'points.rewards': { readonly request: PointsRewardsRequest; readonly value: PointsRewardsValue };
  'promotions.giveUp': { readonly request: PromotionsGiveUpRequest; readonly value: PromotionsGiveUpValue };
  'promotions.join': { readonly request: PromotionsJoinRequest; readonly value: PromotionsJoinValue };
  'promotions.list': { readonly request: PromotionsListRequest; readonly value: PromotionsListValue };
  'promotions.read': { readonly request: PromotionsReadRequest; readonly value: PromotionsReadValue };
  'providers.bind': { readonly request: ProvidersBindRequest; readonly value: ProvidersBindValue };
  'providers.list': { readonly request: ProvidersListRequest; readonly value: ProvidersListValue };
  'providers.start': { readonly request: ProvidersStartRequest; readonly value: ProvidersStartValue };
  'providers.unbind': { readonly request: ProvidersUnbindRequest; readonly value: ProvidersUnbindValue };
  'questions.read': { readonly request: QuestionsReadRequest; readonly value: QuestionsReadValue };
  'questions.save': { readonly request: QuestionsSaveRequest; readonly value: QuestionsSaveValue };
  'rebates.claim': { readonly request: RebatesClaimRequest; readonly value: RebatesClaimValue };
  'rebates.read': { readonly request: RebatesReadRequest; readonly value: RebatesReadValue };
  'records.account': { readonly request: RecordsAccountRequest; readonly value: RecordsAccountValue };
  'records.bets': { readonly request: RecordsBetsRequest; readonly value: RecordsBetsValue };
  'records.detail': { readonly request: RecordsDetailRequest; readonly value: RecordsDetailValue };
  'records.file': { readonly request: RecordsFileRequest; readonly value: RecordsFileValue };
  'records.income': { readonly request: RecordsIncomeRequest; readonly value: RecordsIncomeValue };
  'records.lotteryProfit': {
    readonly request: RecordsLotteryProfitRequest;
    readonly value: RecordsLotteryProfitValue;
  };
  'records.profit': { readonly request: RecordsProfitRequest; readonly value: RecordsProfitValue };
  'records.statement': { readonly request: RecordsStatementRequest; readonly value: RecordsStatementValue };
  'records.statements': {
    readonly request: RecordsStatementsRequest;
    readonly value: RecordsStatementsValue;
  };
  'referrals.details': { readonly request: ReferralsDetailsRequest; readonly value: ReferralsDetailsValue };
  'rewards.activities': {
    readonly request: RewardsActivitiesRequest;
    readonly value: RewardsActivitiesValue;
  };
  'rewards.activity': { readonly request: RewardsActivityRequest; readonly value: RewardsActivityValue };
  'rewards.apply': { readonly request: RewardsApplyRequest; readonly value: RewardsApplyValue };
  'rewards.cancelTicket': {
    readonly request: RewardsCancelTicketRequest;
    readonly value: RewardsCancelTicketValue;
  };
  'rewards.claim': { readonly request: RewardsClaimRequest; readonly value: RewardsClaimValue };
  'rewards.claimActivity': {
    readonly request: RewardsClaimActivityRequest;
    readonly value: RewardsClaimActivityValue;
  };
  'rewards.claimSignIn': {
    readonly request: RewardsClaimSignInRequest;
    readonly value: RewardsClaimSignInValue;
  };
  'rewards.claimTicket': {
    readonly request: RewardsClaimTicketRequest;
    readonly value: RewardsClaimTicketValue;
  };
  'rewards.claimable': { readonly request: RewardsClaimableRequest; readonly value: RewardsClaimableValue };
  'rewards.claims': { readonly request: RewardsClaimsRequest; readonly value: RewardsClaimsValue };
  'rewards.envelope': { readonly request: RewardsEnvelopeRequest; readonly value: RewardsEnvelopeValue };
  'rewards.openEnvelope': {
    readonly request: RewardsOpenEnvelopeRequest;
    readonly value: RewardsOpenEnvelopeValue;
  };
  'rewards.openPromotions': {
    readonly request: RewardsOpenPromotionsRequest;
    readonly value: RewardsOpenPromotionsValue;
  };
  'rewards.signIn': { readonly request: RewardsSignInRequest; readonly value: RewardsSignInValue };
  'rewards.signUp': { readonly request: RewardsSignUpRequest; readonly value: RewardsSignUpValue };
  'rewards.summary': { readonly request: RewardsSummaryRequest; readonly value: RewardsSummaryValue };
  'rewards.tickets': { readonly request: RewardsTicketsRequest; readonly value: RewardsTicketsValue };
  'rewards.wagering': { readonly request: RewardsWageringRequest; readonly value: RewardsWageringValue };
  'security.config': { readonly request: SecurityConfigRequest; readonly value: SecurityConfigValue };
  'session.bindProvider': {
    readonly request: SessionBindProviderRequest;
    readonly value: SessionBindProviderValue;
  };
  'session.enterOnBreak': {
    readonly request: SessionEnterOnBreakRequest;
    readonly value: SessionEnterOnBreakValue;
  };
  'session.exchangeProvider': {
    readonly request: SessionExchangeProviderRequest;
    readonly value: SessionExchangeProviderValue;
  };
  'session.login': { readonly request: SessionLoginRequest; readonly value: SessionLoginValue };
  'session.logout': { readonly request: SessionLogoutRequest; readonly value: SessionLogoutValue };
  'session.passkey': { readonly request: SessionPasskeyRequest; readonly value: SessionPasskeyValue };
  'session.sendStepUpCode': {
    readonly request: SessionSendStepUpCodeRequest;
    readonly value: SessionSendStepUpCodeValue;
  };
  'session.startPasskey': {
    readonly request: SessionStartPasskeyRequest;
    readonly value: SessionStartPasskeyValue;
  };
  'session.startProvider': {
    readonly request: SessionStartProviderRequest;
    readonly value: SessionStartProviderValue;
  };
  'session.stepUp': { readonly request: SessionStepUpRequest; readonly value: SessionStepUpValue };
  'session.trial': { readonly request: SessionTrialRequest; readonly value: SessionTrialValue };
  'support.link': { readonly request: SupportLinkRequest; readonly value: SupportLinkValue };
  'system.consolidated': {
    readonly request: SystemConsolidatedRequest;
    readonly value: SystemConsolidatedValue;
  };
  'system.countries': { readonly request: SystemCountriesRequest; readonly value: SystemCountriesValue };
  'system.domainRoute': {
    readonly request: SystemDomainRouteRequest;
    readonly value: SystemDomainRouteValue;
  };
  'system.help': { readonly request: SystemHelpRequest; readonly value: SystemHelpValue };
  'system.installation': {
    readonly request: SystemInstallationRequest;
    readonly value: SystemInstallationValue;
  };
  'system.location': { readonly request: SystemLocationRequest; readonly value: SystemLocationValue };
  'system.registerSettings': {
    readonly request: SystemRegisterSettingsRequest;
    readonly value: SystemRegisterSettingsValue;
  };
  'system.senders': { readonly request: SystemSendersRequest; readonly value: SystemSendersValue };
  'system.status': { readonly request: SystemStatusRequest; readonly value: SystemStatusValue };
  'system.templates': { readonly request: SystemTemplatesRequest; readonly value: SystemTemplatesValue };
  'system.whitelabel': { readonly request: SystemWhitelabelRequest; readonly value: SystemWhitelabelValue };
  'transfers.form': { readonly request: TransfersFormRequest; readonly value: TransfersFormValue };
  'transfers.list': { readonly request: TransfersListRequest; readonly value: TransfersListValue };
  'transfers.toDownline': {
    readonly request: TransfersToDownlineRequest;
    readonly value: TransfersToDownlineValue;
  };
  'transfers.toUpline': {
    readonly request: TransfersToUplineRequest;
    readonly value: TransfersToUplineValue;
  };
  'verification.answer': {
    readonly request: VerificationAnswerRequest;
    readonly value: VerificationAnswerValue;
  };
  'verification.challenge': {
    readonly request: VerificationChallengeRequest;
    readonly value: VerificationChallengeValue;
  };
  'verification.proveRegisterCode': {
    readonly request: VerificationProveRegisterCodeRequest;
    readonly value: VerificationProveRegisterCodeValue;
  };
  'verification.sendLoginCode': {
    readonly request: VerificationSendLoginCodeRequest;
    readonly value: VerificationSendLoginCodeValue;
  };
  'verification.sendRegisterCode': {
    readonly request: VerificationSendRegisterCodeRequest;
    readonly value: VerificationSendRegisterCodeValue;
  };
  'verification.sendResetCode': {
    readonly request: VerificationSendResetCodeRequest;
    readonly value: VerificationSendResetCodeValue;
  };
  'wallet.balance': { readonly request: WalletBalanceRequest; readonly value: WalletBalanceValue };
  'wallet.betweenSubs': {
    readonly request: WalletBetweenSubsRequest;
    readonly value: WalletBetweenSubsValue;
  };
  'wallet.fromMain': { readonly request: WalletFromMainRequest; readonly value: WalletFromMainValue };
  'wallet.list': { readonly request: WalletListRequest; readonly value: WalletListValue };
  'wallet.lockByType': { readonly request: WalletLockByTypeRequest; readonly value: WalletLockByTypeValue };
  'wallet.locks': { readonly request: WalletLocksRequest; readonly value: WalletLocksValue };
  'wallet.merchant': { readonly request: WalletMerchantRequest; readonly value: WalletMerchantValue };
  'wallet.pending': { readonly request: WalletPendingRequest; readonly value: WalletPendingValue };
  'wallet.toMain': { readonly request: WalletToMainRequest; readonly value: WalletToMainValue };
  'wallet.transfer': { readonly request: WalletTransferRequest; readonly value: WalletTransferValue };
  'wallet.transferLock': {
    readonly request: WalletTransferLockRequest;
    readonly value: WalletTransferLockValue;
  };
  'withdrawals.answer': {
    readonly request: WithdrawalsAnswerRequest;
    readonly value: WithdrawalsAnswerValue;
  };
  'withdrawals.cancel': {
    readonly request: WithdrawalsCancelRequest;
    readonly value: WithdrawalsCancelValue;
  };
  'withdrawals.detail': {
    readonly request: WithdrawalsDetailRequest;
    readonly value: WithdrawalsDetailValue;
  };
  'withdrawals.form': { readonly request: WithdrawalsFormRequest; readonly value: WithdrawalsFormValue };
  'withdrawals.hold': { readonly request: WithdrawalsHoldRequest; readonly value: WithdrawalsHoldValue };
  'withdrawals.list': { readonly request: WithdrawalsListRequest; readonly value: WithdrawalsListValue };
  'withdrawals.submit': {
    readonly request: WithdrawalsSubmitRequest;
    readonly value: WithdrawalsSubmitValue;
  };
}
