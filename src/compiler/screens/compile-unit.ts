import type { Issue } from '../../protocol/issue.ts';
import { createIssueLog } from '../issue-log.ts';
import type { SiteIndex } from '../site-index.ts';
import { createStyleSheet, type StyleRules } from '../styles/style-sheet.ts';
import { compileScreen, type ScreenSource, type SourcedScreen } from './compile-screen.ts';

/** A screen by itself: what it became, what is wrong with it, and what it asks of the release. */
export interface CompiledUnit {
  readonly sourced: SourcedScreen;
  readonly issues: readonly Issue[];
  readonly styles: StyleRules;
  /** Keys of the texts that it shows. */
  readonly texts: ReadonlySet<string>;
  /** False for a fragment that no screen uses: it is checked, and nothing of it reaches a release. */
  readonly isShipped: boolean;
}

export const compileUnit = (site: SiteIndex, screen: ScreenSource): CompiledUnit => {
  const log = createIssueLog();
  const styles = createStyleSheet(site.styles);
  const own: SiteIndex = { ...site, usedTexts: new Set() };
  const sourced = compileScreen(own, log, styles, screen);
  return {
    sourced,
    issues: log.list(),
    styles: styles.rules,
    texts: own.usedTexts,
    isShipped: screen.kind !== 'fragment',
  };
};
