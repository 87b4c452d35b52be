import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import type { CompiledScreen, InlinedAnswer } from '../../src/protocol/release/release.ts';
import type { Clock } from '../infrastructure/clock.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { isJsonObject } from '../../src/protocol/json/json-patches.ts';

/** An answer of the member API to a GET as a visitor. */
export interface FeedAnswer {
  readonly status: number;
  readonly body: string;
}
export interface FeedReaderOptions {
  readonly operations: readonly OperationContract[];
  /** Asks the member API of this server, be it the reference platform or the way to a real one. */
  readonly ask: (url: string, headers: Readonly<Record<string, string>>) => Promise<FeedAnswer>;
  readonly clock: Clock;
}
export interface FeedPlace {
  readonly merchant: string;
  readonly locale: string;
  /** Hash of the release that the page shows: the settings of its stage answer. */
  readonly release: string;
}
/** Answers that go into a page with it, so that the browser need not ask for them. */
export interface FeedReader {
  /** What is at hand soon enough; a feed that fails or takes long is left to the browser. */
  read(screen: CompiledScreen | null, place: FeedPlace): Promise<readonly InlinedAnswer[]>;
}

/** How long an answer goes into pages: short, so that an operator's change shows soon. */
const keptMs = 3_000;
/** How long a page waits for its feeds. */
const waitMs = 250;
const mostKept = 500;
/** Longest answer that goes into a page. */
const mostBytes = 60_000;
/** What answers may make of a page, as JSON: further ones are for further down, and the browser asks for them. */
const mostInPage = 8_000;

/** What a visitor may ask and a browser may have asked with these very words. */
const isPublic = (operation: OperationContract): boolean =>
  operation.method === 'GET' && operation.layout && operation.token !== 'required';

const readInput = (source: CompiledScreen['data'][string]): JsonObject | null => {
  const entries = Object.entries(source.with ?? {});
  const constants = entries.flatMap(([name, value]): [string, Json][] =>
    value.k === 'c' ? [[name, value.v]] : [],
  );
  return constants.length === entries.length ? Object.fromEntries(constants) : null;
};

/** The sources of a page in the order in which its nodes name them: what is named first is seen first. */
const listSources = (screen: CompiledScreen | null): readonly CompiledScreen['data'][string][] => {
  const nodes = JSON.stringify(screen?.nodes ?? []);
  const placeOf = (name: string): number => {
    const index = nodes.indexOf(`"data.${name}`);
    return index < 0 ? nodes.length : index;
  };
  return Object.entries(screen?.data ?? {})
    .sort(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
    .map(([, source]) => source);
};

const readValue = ({ status, body }: FeedAnswer, hasEnvelope: boolean): Json | undefined => {
  if (status !== 200 || body.length > mostBytes) return undefined;
  const value = JSON.parse(body) as Json;
  if (!hasEnvelope) return value;
  return isJsonObject(value) && value['success'] === true ? (value['value'] ?? null) : undefined;
};

interface CacheEntry {
  readonly at: number;
  readonly answer: Promise<Json | undefined>;
}

export const createFeedReader = ({ operations, ask, clock }: FeedReaderOptions): FeedReader => {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const cache = new Map<string, CacheEntry>();

  const request = (
    operation: OperationContract,
    input: JsonObject,
    { merchant, locale, release }: FeedPlace,
  ): Promise<Json | undefined> => {
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]): [string, string] => [name, toText(value)]),
    );
    const url = query.size === 0 ? operation.path : `${operation.path}?${query.toString()}`;
    const key = [merchant, locale, release, url].join(' ');
    const entry = cache.get(key);
    const now = clock.now().getTime();
    if (entry !== undefined && now - entry.at < keptMs) return entry.answer;
    const headers = {
      Merchant: merchant,
      Language: locale,
      Device: 'web',
      ModuleId: operation.moduleId,
      'X-Release': release,
    };
    const answer = ask(url, headers)
      .then((given) => readValue(given, operation.envelope))
      // The browser asks for itself, and tells what is wrong.
      .catch(() => undefined);
    cache.delete(key);
    cache.set(key, { at: now, answer });
    const oldest = cache.keys().next().value;
    if (cache.size > mostKept && oldest !== undefined) cache.delete(oldest);
    return answer;
  };

  return {
    read: async (screen, place) => {
      const requests = listSources(screen).flatMap((source) => {
        const operation = byName.get(source.call);
        const input = readInput(source);
        const isFit = operation !== undefined && isPublic(operation) && source.when === undefined;
        return isFit && input !== null ? [{ operation, input }] : [];
      });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), waitMs);
      });
      const answers = await Promise.all(
        requests.map(async ({ operation, input }): Promise<readonly InlinedAnswer[]> => {
          const value = await Promise.race([request(operation, input, place), late]);
          return value === undefined ? [] : [{ call: operation.name, input, value }];
        }),
      );
      clearTimeout(timer);
      const pageAnswers: InlinedAnswer[] = [];
      let room = mostInPage;
      for (const answer of answers.flat()) {
        room -= JSON.stringify(answer.value).length;
        if (room < 0 && pageAnswers.length > 0) break;
        pageAnswers.push(answer);
      }
      return pageAnswers;
    },
  };
};
