import { lotteryMessages } from '../lottery/lottery-messages.ts';
import { jackpotMessages } from '../jackpots/jackpot-messages.ts';
import { vendorMessages } from '../vendors/vendor-messages.ts';
import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { gameMessages } from './game-messages.ts';

const tabs = [
  { to: '/games', label: gameMessages.tabGames, end: true },
  { to: '/games/lottery', label: lotteryMessages.tab, end: false },
  { to: '/games/vendors', label: vendorMessages.tab, end: true },
  { to: '/games/jackpots', label: jackpotMessages.tab, end: true },
  { to: '/games/rounds', label: gameMessages.tabRounds, end: true, needs: 'players' },
] as const;

/** Games, and what is played in them. */
export function GameTabs() {
  return <ScreenTabs label={gameMessages.tabs} tabs={tabs} />;
}
