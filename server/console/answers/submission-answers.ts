import type { submissions } from '../../../src/protocol/calls/submissions.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { ConsoleDeps } from '../deps.ts';

/** What members sent, and the page that they had in front of them, on the portal's origin. */
export const answerSubmissions = ({
  support,
  portalOrigin,
}: Pick<ConsoleDeps, 'support' | 'portalOrigin'>): Answers<typeof submissions> => ({
  list: (query) => support.list(query),
  look: async (asked) => {
    const { path, expiresAt } = await support.look(asked);
    return { url: new URL(path, portalOrigin).href, expiresAt };
  },
});
