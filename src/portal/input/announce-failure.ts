import { formatValue, type FormatSetting } from '../../protocol/money/format-value.ts';
import { onBreakCode } from '../../machines/route-to-break.ts';
import { isSignedOut, nameFailure, readFailure, readFailureDetails } from '../../machines/failure.ts';
import { isForGood } from '../../protocol/document/jurisdiction.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import { readLanguageTag } from '../session/language-tag.ts';

/** Texts and formats of the screen that is shown now. */
export type FailureContext = Pick<Runtime, 'translate' | 'active' | 'store'>;

const readMoments = ({ active, store }: FailureContext): FormatSetting => {
  const zone = store.get('settings.brand.timeZone');
  return {
    languageTag: readLanguageTag(active()),
    timeZone: typeof zone === 'string' ? zone : 'UTC',
  };
};

/** Whether the person cancelled the call, or the page that replaces this one explains the failure. */
const isShownElsewhere = (error: unknown): boolean =>
  isSignedOut(error) || readFailure(error).code === 'network.aborted';

const describeBreak = (until: string, context: FailureContext): string =>
  isForGood(until)
    ? context.translate('runtime.onBreak.forGood')
    : context.translate('runtime.onBreak.until', {
        until: formatValue(until, 'dateTime', readMoments(context)),
      });

/** Announces why an action failed: `say` receives the sentence. */
export function announceFailure(
  error: unknown,
  say: (sentence: string) => void,
  context: FailureContext,
): void {
  if (isShownElsewhere(error)) return;
  const { until } = readFailureDetails(error);
  const isBreak = readFailure(error).code === onBreakCode && typeof until === 'string';
  say(isBreak ? describeBreak(until, context) : context.translate(nameFailure(error)));
}
