import type { Result } from '../../protocol/release/issue.ts';
import type { JsonObject } from '../../protocol/json/json.ts';

/** Why the draft's settings cannot be had. */
export type DraftRefusal = 'signedOut' | 'notAllowed' | 'unreachable';

/** The settings that the console's draft would publish, with the operator's own session. Never rejects. */
export async function fetchDraftSettings(
  get: (path: string) => Promise<Response> = (path) => fetch(path),
): Promise<Result<JsonObject, DraftRefusal>> {
  try {
    const answer = await get('/api/draft/settings');
    if (answer.status === 401) return { ok: false, error: 'signedOut' };
    if (answer.status === 403) return { ok: false, error: 'notAllowed' };
    if (!answer.ok) return { ok: false, error: 'unreachable' };
    const { settings } = (await answer.json()) as { readonly settings: JsonObject };
    return { ok: true, value: settings };
  } catch {
    // Offline: the lab continues with the settings it has.
    return { ok: false, error: 'unreachable' };
  }
}
