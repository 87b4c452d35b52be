import { contractRows, gameRows, homeRows, pointRows, rewardRows } from './game-rows.ts';
import { memberRows, systemRows, walletRows } from './member-rows.ts';
import { agentRows, cashierRows, lotteryRows, reportRows } from './money-rows.ts';
import type { WireRow } from './wire-row.ts';

/** Every call that the wire contract names, by what it is about. */
export const wireRows: Readonly<Record<string, readonly WireRow[]>> = {
  'Logging in, registering, security': memberRows,
  'Settings, status, help': systemRows,
  Wallets: walletRows,
  Games: gameRows,
  'Announcements and messages': homeRows,
  Contracts: contractRows,
  Points: pointRows,
  Rewards: rewardRows,
  'Deposits and withdrawals': cashierRows,
  Agents: agentRows,
  Reports: reportRows,
  Lottery: lotteryRows,
};
