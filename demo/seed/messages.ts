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
    body: 'I’m Luz, your host. If anything’s unclear, contact customer service.',
  },
  {
    kind: 'system',
    title: 'Set a deposit limit',
    body: 'A lower limit applies immediately. Set yours under Responsible gaming.',
  },
  {
    kind: 'system',
    title: 'Follow your withdrawals',
    body: 'See your withdrawals on the Withdraw page, and which step each has reached.',
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
