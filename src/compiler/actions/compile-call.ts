import type { Action, ValueObject } from '../../protocol/document/document.ts';
import type { CompiledAction, CompiledWith } from '../../protocol/release/release.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { typeOf } from '../expressions/type-ref.ts';
import { renameValue } from '../fixes/make-fix.ts';
import { createIssueLog } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import { findSource, listSources } from '../screens/bind-sources.ts';
import { listNames, suggestName } from '../suggest.ts';
import { compilePayload, withData } from './compile-payload.ts';

/** The data of a call that a document makes, checked against the operation. */
export const compileCall = (
  env: Environment,
  call: string,
  given: ValueObject | undefined,
  place: Place,
): CompiledWith => {
  const { operations } = env.screen.site;
  const operation = operations.get(call);
  if (operation === undefined) {
    const names = [...operations.values()]
      .filter((candidate) => candidate.layout)
      .map((candidate) => candidate.name);
    env.log.report(
      'reference.operation-unknown',
      sourceAt(env, [...place, 'call']),
      `There is no call "${call}" for documents.${suggestName(call, names)}`,
      renameValue(call, names),
    );
    return {};
  }
  if (!operation.layout) {
    env.log.report(
      'reference.operation-closed',
      sourceAt(env, [...place, 'call']),
      `The call "${call}" is made by machines only, because it carries credentials or codes.`,
    );
  }
  return compilePayload(env, given, typeOf(operation.request), `The call "${call}"`, place);
};

/**
 * The answer of a call may only be stored where the screen, or the fragment, declares data of that call, so
 * that it has a type. Returns its place on the screen.
 */
const checkAnswer = (env: Environment, call: string, into: string, place: Place): string => {
  const name = /^data\.([a-z][A-Za-z0-9]*)$/.exec(into)?.[1];
  if (name === undefined) {
    env.log.report(
      'action.path-not-writable',
      sourceAt(env, place),
      `The answer of a call goes to "data.<name>", got "${into}".`,
    );
    return into;
  }
  const source = env.sources.get(name);
  if (source?.call === call) return `data.${source.name}`;
  const { sources } = env.screen;
  // A fragment that is compiled alone has no screen yet, so its data is unknown.
  if (sources === null || (Object.hasOwn(sources, name) && sources[name]?.call === call)) return into;
  const fitting = Object.keys(sources).filter((key) => sources[key]?.call === call);
  const [only] = fitting;
  env.log.report(
    'action.answer',
    sourceAt(env, place),
    `The screen declares no data "${name}" of the call "${call}"; it declares ${listNames(fitting.map((key) => `data.${key}`))}. A source with "when": false loads only by this action.`,
    only !== undefined && fitting.length === 1
      ? { summary: `Set it to "data.${only}"`, value: `data.${only}` }
      : undefined,
  );
  return into;
};

export const compileCallAction = (
  env: Environment,
  action: Action & { do: 'call' },
  place: Place,
): CompiledAction => {
  const values = compileCall(env, action.call, action.with, place);
  const { into } = action;
  const answer = into === undefined ? {} : { into: checkAnswer(env, action.call, into, [...place, 'into']) };
  return {
    do: 'call',
    call: action.call,
    ...withData(values),
    ...answer,
  };
};

/** The call of a data source with the inputs that the source has; what is wrong in these is reported there. */
export const compileReload = (
  env: Environment,
  action: Action & { do: 'reload' },
  place: Place,
): CompiledAction => {
  const bound = findSource(env, action.data);
  if (bound === null) {
    const names = listSources(env);
    env.log.report(
      'reference.data-unknown',
      sourceAt(env, [...place, 'data']),
      `This document has no data "${action.data}"; it has ${listNames(names)}.${suggestName(action.data, names)}`,
      renameValue(action.data, names),
    );
    return { do: 'call', call: '' };
  }
  const { name, source, from } = bound;
  if (source.value !== undefined)
    env.log.report(
      'data.constant',
      sourceAt(env, [...place, 'data']),
      `"${action.data}" holds constants, so there is nothing to ask again.`,
    );
  // The source is read where it was written: without the row and the event that the action has in sight.
  const quiet = { ...from, log: createIssueLog(), rows: new Map(), event: null };
  const call = source.call ?? '';
  const values = compileCall(quiet, call, source.with, place);
  return { do: 'call', call, ...withData(values), into: `data.${name}` };
};
