import type { Service } from '../../machines/assemble-machine.ts';
import { wordsArrived } from '../../machines/flow-words.ts';
import type { MachineContract } from '../../protocol/machine/machine-contract.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { Store } from '../../runtime/core/store.ts';

type Services = Readonly<Record<string, Service>>;
interface Talking {
  readonly send: (event: ReturnType<typeof wordsArrived>) => void;
  readonly subscribe: (observer: { readonly complete: () => void }) => unknown;
}
interface WordsFollower {
  /** The services of the flow: the call with its words is remembered. */
  readonly services: Services;
  /** Asks for the words again whenever the language changes, until the flow ends. */
  readonly follow: (actor: Talking) => void;
}

/**
 * Keeps the words of a running flow in the language of the page: the call that answered with them is repeated in
 * the new language. Where it fails, the words remain as they are.
 */
export function createWordsFollower(
  { words }: MachineContract,
  services: Services,
  store: Pick<Store, 'get' | 'subscribe'>,
): WordsFollower {
  const ask = words === undefined ? undefined : services[words.service];
  if (words === undefined || ask === undefined) return { services, follow: () => undefined };
  let last: { readonly input: JsonObject; readonly answer: Promise<unknown> } | null = null;
  const remember: Service = (input, signal) => {
    const answer = ask(input, signal);
    last = { input, answer };
    return answer;
  };
  return {
    services: { ...services, [words.service]: remember },
    follow: (actor) => {
      let language = store.get('ui.locale');
      let asking = new AbortController();
      async function translate(signal: AbortSignal): Promise<void> {
        if (last === null) return;
        const { input, answer } = last;
        // An answer that is still on its way may have been written in the former language.
        await answer;
        const translated = await ask?.(input, signal);
        if (!signal.aborted) actor.send(wordsArrived(translated));
      }
      const stop = store.subscribe(['ui.locale'], () => {
        const now = store.get('ui.locale');
        if (now === language) return;
        language = now;
        asking.abort();
        asking = new AbortController();
        translate(asking.signal).catch(
          // The words that are there can be read, and the next call of the flow brings others.
          () => undefined,
        );
      });
      actor.subscribe({
        complete: () => {
          stop();
          asking.abort();
        },
      });
    },
  };
}
