import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SiteIndex } from '../site-index.ts';
import { pluralForms } from '../../protocol/words/plural-forms.ts';

/** Checks that every language has the texts that components contain, and marks them as used. */
export const checkComponentTexts = (
  site: SiteIndex,
  log: IssueLog,
  components: readonly ComponentDefinition[],
): void => {
  for (const definition of components) {
    for (const key of Object.values(definition.texts ?? {})) {
      site.usedTexts.add(key);
      for (const { code, messages } of site.locales) {
        if (messages.has(key) || pluralForms.some((form) => messages.has(`${key}_${form}`))) continue;
        log.report(
          'text.key-missing',
          { document: `locales/${code}`, place: [key] },
          `${definition.type} says "${key}", and there is no message for it in ${code}.`,
        );
      }
    }
  }
};
