import { lotteryMessages } from '../lottery/lottery-messages.ts';
import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { gameMessages } from './game-messages.ts';

const tabs = [
  { to: '/games', label: gameMessages.tabGames, end: true },
  { to: '/games/lottery', label: lotteryMessages.tab, end: false },
  { to: '/games/rounds', label: gameMessages.tabRounds, end: true },
] as const;

/** Games, and what is played in them. */
export function GameTabs() {
  return <ScreenTabs label={gameMessages.tabs} tabs={tabs} />;
}
