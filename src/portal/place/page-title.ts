import { resolveValue } from '../../runtime/core/values.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';

/** The title of a page in the person's language; empty for one without a title. */
export function readTitle(runtime: Runtime, { title }: CompiledScreen): string {
  try {
    const value = title === undefined ? '' : resolveValue(title, runtime.scope, runtime.translate);
    return typeof value === 'string' ? value : '';
  } catch (error) {
    // A rule that fails on this data costs the title, not the page.
    runtime.report('', error);
    return '';
  }
}
