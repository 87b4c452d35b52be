import type { FragmentDocument } from '../../protocol/document/document.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { renameKey } from '../fixes/make-fix.ts';
import type { Place } from '../pointer.ts';
import { listNames, suggestName } from '../suggest.ts';

/** What a use can give to a fragment, as the key of its node and in words. */
const kinds = { params: 'parameter', flows: 'flow', sources: 'source' } as const;

/** Reports each name that a use gives and its fragment does not declare. */
export const checkGiven = (
  env: Environment,
  fragment: Pick<FragmentDocument, 'id'>,
  kind: keyof typeof kinds,
  { declared, values = {} }: { readonly declared: readonly string[]; readonly values: object | undefined },
  place: Place,
): void => {
  const names = Object.keys(values);
  for (const name of names) {
    if (declared.includes(name)) continue;
    const keyPlace = [...place, kind, name];
    env.log.report(
      'param.unknown',
      sourceAt(env, keyPlace),
      `The fragment "${fragment.id}" has no ${kinds[kind]} "${name}"; it has ${listNames(declared)}.${suggestName(name, declared)}`,
      renameKey(keyPlace, declared, names),
    );
  }
};
