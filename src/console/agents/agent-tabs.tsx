import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { agentMessages as words } from './agent-messages.ts';

const tabs = [
  { to: '/agents', label: words.tabTree, end: true },
  { to: '/agents/settlements', label: words.tabRuns, end: false },
  { to: '/agents/withheld', label: words.tabHolds, end: true },
  { to: '/agents/hints', label: words.tabHints, end: false },
] as const;

/** Agents, what their contracts give, and what is withheld. */
export function AgentTabs() {
  return <ScreenTabs label={words.tabs} tabs={tabs} />;
}
