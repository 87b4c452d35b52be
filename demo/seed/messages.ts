interface SeedMessage {
  readonly kind: 'system' | 'personal';
  readonly title: string;
  readonly body: string;
}
/** What members of the demonstration find in their inbox; starts again after the last. */
const messages: readonly SeedMessage[] = [
  {
    kind: 'personal',
    title: 'Welcome back',
    body: 'I am Luz, your host. Write to customer service when something is unclear.',
  },
  {
    kind: 'system',
    title: 'Set a deposit limit',
    body: 'A lower limit applies immediately. Set yours under Responsible gaming.',
  },
  {
    kind: 'system',
    title: 'Follow your withdrawals',
    body: 'The Withdraw page lists your withdrawals and shows which step each of them has reached.',
  },
];

const dayMs = 86_400_000;

/** As many messages as asked for, one a day back from now, the first ones unread. */
export function makeMessages(count: number, now: Date) {
  return Array.from({ length: count }, (_, index) => ({
    ...(messages[index % messages.length] as SeedMessage),
    created_at: new Date(now.getTime() - index * dayMs),
    read_at: null,
  }));
}
