interface SeedMessage {
  readonly kind: 'system' | 'personal';
  readonly title: string;
  readonly body: string;
}
/** What members of the demonstration find in their inbox; starts again after the last. */
const messages: readonly SeedMessage[] = [
  {
    kind: 'personal',
    title: 'Welcome back, and a word from your host',
    body: 'I am Luz, your host. Write to customer service whenever something is unclear; I answer every day.',
  },
  {
    kind: 'system',
    title: 'Your deposit limit is waiting',
    body: 'You have not set a deposit limit yet. It takes a minute, and a lower limit counts at once.',
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
