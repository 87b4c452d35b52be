import { approvalMessages } from '../approvals/approval-messages.ts';
import { ScreenTabs } from '../ui/screen-tabs.tsx';
import { withdrawalMessages } from '../withdrawals/withdrawal-messages.ts';
import { reviewMessages } from './review-messages.ts';

const tabs = [
  { to: '/requests', label: reviewMessages.tab, end: true, needs: 'players' },
  { to: '/requests/withdrawals', label: withdrawalMessages.tab, end: false, needs: 'players' },
  { to: '/requests/approvals', label: approvalMessages.tab, end: true, needs: 'players' },
] as const;

/** The kinds of requests, and the rules of money. */
export function RequestTabs() {
  return <ScreenTabs label={reviewMessages.tabs} tabs={tabs} />;
}
