import { nameFailure } from '../../machines/failure.ts';
import type { Json } from '../../protocol/json/json.ts';
import { releaseFile, findFile } from '../../runtime/core/preserved-files.ts';
import type { WiringNeeds } from './wiring-needs.ts';

/** Where pages read how sending goes, file by file: what `FileUpload` takes as `states`. */
const progressPath = 'ui.page.uploads';

interface Progress {
  readonly handle: string;
  readonly percent: number | null;
  readonly error: string | null;
}

/**
 * Sends chosen pictures one after the other and gives their ids on the server, for the call that names
 * them. Their progress and what is wrong with one of them are at `ui.page.uploads`. Rejects with the
 * first failure; the files stay chosen then, so that nothing has to be looked up again.
 */
export async function sendPictures(
  { api, runtime }: Pick<WiringNeeds, 'api' | 'runtime'>,
  handles: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  let states: readonly Progress[] = handles.map((handle) => ({ handle, percent: 0, error: null }));
  const tell = (handle: string, change: Partial<Progress>): void => {
    states = states.map((one) => (one.handle === handle ? { ...one, ...change } : one));
    // A readonly list of plain values, which the mutable JSON type does not take.
    runtime.store.set(progressPath, states as unknown as Json);
  };
  const ids: string[] = [];
  for (const handle of handles) {
    const file = findFile(handle);
    try {
      if (file === undefined) throw Object.assign(new Error('the file is gone'), { code: 'upload.unknown' });
      const onProgress = (percent: number): void => tell(handle, { percent });
      ids.push((await api.uploadPicture(file, { signal, onProgress })).id);
      tell(handle, { percent: 100 });
    } catch (error) {
      tell(handle, { percent: null, error: runtime.translate(nameFailure(error)) });
      throw error;
    }
  }
  return ids;
}

/** Lets pictures go that were sent and taken. */
export function forgetPictures({ runtime }: Pick<WiringNeeds, 'runtime'>, handles: readonly string[]): void {
  handles.forEach(releaseFile);
  runtime.store.set(progressPath, null);
}
