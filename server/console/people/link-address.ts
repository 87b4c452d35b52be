import type { OperatorLink } from '../../../src/protocol/calls/people.ts';
import type { AccountLink } from './people.ts';

/** The token is behind the #: it goes to no server, into no log and no referrer. */
export const describeLink = (origin: string, path: 'setup' | 'welcome', link: AccountLink): OperatorLink => ({
  url: `${origin}/${path}#${link.token}`,
  expiresAt: link.expiresAt.toISOString(),
});
