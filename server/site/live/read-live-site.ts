import type {
  ActivePointer,
  CompiledForm,
  CompiledSite,
  PartHash,
} from '../../../src/protocol/release/release.ts';
import { findAgeErrors } from '../../../src/protocol/time/minimum-age.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import type { FormError, LiveForm, LiveSite } from './live-site.ts';
import { readPartTexts } from '../release/release-store.ts';
import type { StoredSiteService } from '../postgres-site-service.ts';
import { runWithin } from '../compile/time-limit.ts';
import { createShownRelease, type ShownRelease } from '../release/shown-release.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';

interface ValidatorModule {
  readonly default?: unknown;
  readonly validate?: unknown;
}
type Validate = ((data: unknown) => boolean) & { errors?: readonly FormError[] | null };

/** The module is one of ours, fetched by the hash of its content; it imports nothing. */
const loadValidator = async (source: string): Promise<Validate> => {
  const address = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  const module = (await import(address)) as ValidatorModule;
  const validate = module.default ?? module.validate;
  if (typeof validate !== 'function') throw new Error('A form validator exports no function');
  return validate as Validate;
};

/**
 * The patterns of a release are proven fast before it is published. This is the belt to those braces: one
 * that was not, in a release of an older program, does not stop the server.
 */
const mostMilliseconds = 500;

/** Values by content hash: made once, the oldest of many dropped. */
const keepByHash = <Value>(
  make: (hash: PartHash) => Promise<Value>,
  mostValues = 64,
): ((hash: PartHash) => Promise<Value>) => {
  const cache = new Map<PartHash, Promise<Value>>();
  return (hash) => {
    const entry = cache.get(hash);
    if (entry !== undefined) return entry;
    const value = make(hash);
    cache.set(hash, value);
    value.catch(() => cache.delete(hash)); // The caller gets the rejection; the next call tries again.
    const oldest = cache.keys().next().value;
    if (cache.size > mostValues && oldest !== undefined) cache.delete(oldest);
    return value;
  };
};

/**
 * The live release for the member platform, read from the database and kept by hash. Within a call of a
 * browser that has the staged release it is that one: both sides judge by the same validator.
 */
export const createLiveSite = (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  service: Pick<StoredSiteService, 'active' | 'documents'>,
  release: ShownRelease = createShownRelease(),
): LiveSite => {
  const active = async (): Promise<ActivePointer> => release.current() ?? service.active();
  const textOf = async (hash: PartHash): Promise<string> => (await readPartTexts(db, [hash])).get(hash) ?? '';
  const siteOf = keepByHash(async (hash) => parseOwnJson<CompiledSite, 'release'>(await textOf(hash)));
  const formOf = keepByHash(async (hash) => parseOwnJson<CompiledForm, 'release'>(await textOf(hash)));
  const validatorOf = keepByHash(async (hash) => loadValidator(await textOf(hash)));
  const readForm = async (id: string): Promise<LiveForm | null> => {
    const parts = (await active()).manifest.forms[id];
    if (parts === undefined) return null;
    const [form, validator] = await Promise.all([formOf(parts.form), validatorOf(parts.validator)]);
    return {
      form,
      validate: (data) => [
        ...runWithin(mostMilliseconds, () => (validator(data) ? [] : (validator.errors ?? []))),
        ...findAgeErrors(form.schema, data, { now: clock.now(), judge: 'server' }),
      ],
    };
  };
  return {
    site: async () => siteOf((await active()).manifest.site),
    form: readForm,
    documents: () => service.documents(release.current()?.revision),
  };
};
