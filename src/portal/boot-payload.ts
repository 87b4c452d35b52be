import type { Result } from '../protocol/release/issue.ts';
import type { BootPayload } from '../protocol/release/release.ts';
import { requireManifest, requireMessages, requireScreen, requireSite } from '../runtime/core/check-parts.ts';
import type { Unread } from '../protocol/json/json.ts';

/** Throws where the first screen is of a later format, or damaged. */
function requireBoot({ active, site, shell, page, messages }: BootPayload): void {
  requireManifest(active.manifest);
  requireSite(site);
  requireScreen(shell, 'shell');
  if (page !== null) requireScreen(page, 'page');
  requireMessages(messages);
}

/** The first screen's data, as the server inlined it into the page. */
export function readBootPayload(source: Document): Result<BootPayload, string> {
  const text = source.getElementById('foyer-boot')?.textContent ?? '';
  if (text.trim() === '') return { ok: false, error: 'the page came without its first screen' };
  try {
    const boot = JSON.parse(text) as Unread<BootPayload>;
    if (boot.active === undefined || boot.site === undefined || boot.shell === undefined) {
      return { ok: false, error: 'the first screen is incomplete' };
    }
    requireBoot(boot as BootPayload);
    return { ok: true, value: boot as BootPayload };
  } catch (error) {
    return { ok: false, error: `the first screen is not readable: ${String(error)}` };
  }
}
