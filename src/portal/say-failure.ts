import { formatValue, type FormatSetting } from '../components/format-value.ts';
import { onBreakCode } from '../machines/break-handover.ts';
import { isSignedOut, nameFailure, readFailure, readFailureDetails } from '../machines/failure.ts';
import { isForGood } from '../protocol/jurisdiction.ts';
import type { Translate } from '../runtime/core/values.ts';

export interface FailureWords {
  readonly translate: Translate;
  /** How moments are shown now. */
  readonly moments: () => FormatSetting;
}

/** The person stopped it, or is told of it by the page that comes instead. */
const isToldElsewhere = (error: unknown): boolean =>
  isSignedOut(error) || readFailure(error).code === 'network.aborted';

const sayBreak = (until: string, { translate, moments }: FailureWords): string =>
  isForGood(until)
    ? translate('runtime.onBreak.forGood')
    : translate('runtime.onBreak.until', { until: formatValue(until, 'dateTime', moments()) });

/** Says why something that a screen was asked for was not done: `say` gets the sentence. */
export function sayFailure(error: unknown, say: (sentence: string) => void, words: FailureWords): void {
  if (isToldElsewhere(error)) return;
  const { until } = readFailureDetails(error);
  const isBreak = readFailure(error).code === onBreakCode && typeof until === 'string';
  say(isBreak ? sayBreak(until, words) : words.translate(nameFailure(error)));
}
