import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import {
  addressOf,
  bodyOf,
  type AnswerOf,
  type Call,
  type SentTo,
} from '../../protocol/console/define-call.ts';
import { callApi } from './call-api.ts';

/** Nothing has to be handed in where every field may be left out. */
type Sending<One extends Call> =
  Record<never, never> extends SentTo<One>
    ? [sent?: SentTo<One>, signal?: AbortSignal]
    : [sent: SentTo<One>, signal?: AbortSignal];
/** Sends a call to the console's server. Throws `ApiFailure`. */
export type Send = <One extends Call>(call: One, ...sending: Sending<One>) => Promise<AnswerOf<One>>;

type AnySend = (call: Call, sent?: object, signal?: AbortSignal) => Promise<unknown>;
/** Sends by way of a `fetch`. */
export function createSend(by: typeof fetch): Send {
  const send: AnySend = (call, sent = {}, signal) =>
    callApi(call.method, addressOf(call, { ...sent }), bodyOf(call, { ...sent }), signal, by);
  return send as Send;
}

/** How the screens send; tests hand in a server in memory. */
export const SendContext = createContext<Send>(createSend((...request) => fetch(...request)));
export const useSend = (): Send => useContext(SendContext);

/** The name under which an answer is stored: what the call reads, and with what. */
export const keyOf = ({ path }: Call, sent: object = {}): readonly [string, object] => [path, sent];

/** How an answer is read and stored, for what asks for many or once. */
export const queryOf = <One extends Call>(send: Send, call: One, sent: SentTo<One>) => ({
  queryKey: keyOf(call, sent),
  queryFn: () => (send as AnySend)(call, sent) as Promise<AnswerOf<One>>,
});

interface Asking<Answer> {
  /** What it is about where the input does not say: another value is another question. */
  readonly of?: number | undefined;
  /** Milliseconds after which it is asked for again; a function where that depends on the last answer. */
  readonly every?: number | ((answer: Answer | undefined) => number);
  /** The answer before stays until the next one is there. */
  readonly keeps?: boolean;
  readonly enabled?: boolean;
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly refetchOnWindowFocus?: boolean;
  readonly retry?: false;
}
/**
 * Reads by a call, and shares the answer among all that ask the same. One that is no `GET` is read by only where it
 * changes nothing: what it is asked with is too long for an address, or secret.
 */
export function useCall<One extends Call>(
  call: One,
  ...[sent, asking = {}]: Record<never, never> extends SentTo<One>
    ? [sent?: SentTo<One>, asking?: Asking<AnswerOf<One>>]
    : [sent: SentTo<One>, asking?: Asking<AnswerOf<One>>]
): UseQueryResult<AnswerOf<One>> {
  const send = useSend() as AnySend;
  const { of, every, keeps, ...others } = asking;
  return useQuery<AnswerOf<One>>({
    queryKey: [...keyOf(call, sent), ...('of' in asking ? [of] : [])],
    queryFn: async () => (await send(call, sent)) as AnswerOf<One>,
    ...('of' in asking ? { enabled: of !== undefined } : {}),
    ...(every === undefined
      ? {}
      : { refetchInterval: ({ state }) => (typeof every === 'number' ? every : every(state.data)) }),
    ...(keeps === true ? { placeholderData: keepPreviousData } : {}),
    ...others,
  });
}

/** Stores an answer of a change as what the call reads. */
export function useKeep<One extends Call<'GET'>>(
  call: One,
  ...[sent]: Record<never, never> extends SentTo<One> ? [sent?: SentTo<One>] : [sent: SentTo<One>]
): (answer: AnswerOf<One>) => void {
  const client = useQueryClient();
  return (answer) => void client.setQueryData(keyOf(call, sent), answer);
}

/** What these calls read is asked for again, whatever they were asked with. */
export const forget = async (client: QueryClient, ...calls: readonly Call<'GET'>[]): Promise<void> => {
  await Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
};
