import { memberMessages } from '../members/member-messages.ts';
import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { removalMessages } from './removal-messages.ts';
import { supportMessages } from './support-messages.ts';

const tabs = [
  { to: '/support', label: supportMessages.tab, end: true },
  { to: '/support/members', label: memberMessages.tab, end: false },
  { to: '/support/authenticators', label: removalMessages.tab, end: true },
] as const;

/** The parts of support. */
export function SupportTabs() {
  return <ScreenTabs label={supportMessages.tabs} tabs={tabs} />;
}
