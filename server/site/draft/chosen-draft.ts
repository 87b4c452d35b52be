import { AsyncLocalStorage } from 'node:async_hooks';
import { mainDraft } from '../../../src/protocol/calls/drafts.ts';

const storage = new AsyncLocalStorage<string>();

/** Id of the draft that a call or a job is about; Main where it names none. */
export const chosenDraft = (): string => storage.getStore() ?? mainDraft;
/** Runs `work`, and all that it begins, about one draft. */
export const withinDraft = <Result>(draft: string, work: () => Result): Result => storage.run(draft, work);
