import type { explanations } from '../../../src/protocol/calls/site.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { findRuleOrigins } from '../../site/live/rule-origins.ts';
import { findSettingOrigins } from '../../site/live/setting-origins.ts';
import type { ConsoleDeps } from '../deps.ts';

/** How many releases back the origin of a setting's value is searched for. */
const longestHistory = 200;

/** Who gave a setting the value that it has, who wrote a rule as it is, and when. */
export const answerExplanations = ({ site }: Pick<ConsoleDeps, 'site'>): Answers<typeof explanations> => ({
  explain: async ({ paths, rules, of }) => {
    const all = await site.history(longestHistory);
    // A revision is explained from its own history only.
    const history = all.filter(
      ({ revision, kind }) => (of === 'draft' || revision <= of) && (kind !== 'stage' || revision === of),
    );
    const documents = of === 'draft' ? (await site.draft()).documents : await site.documents(of);
    const sources = { history, documentsOf: site.documents, asked: documents };
    return {
      origins: await findSettingOrigins(paths, sources),
      rules: await findRuleOrigins(rules, sources),
    };
  },
});
