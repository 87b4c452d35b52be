import type { LocaleMessages } from '../site-index.ts';

/** What was asked of the messages of one language while something was compiled. */
interface LanguageTrace {
  readonly code: string;
  readonly bcp47: string;
  readonly messages: ReadonlyMap<string, string>;
  /** Key → what was there; undefined for nothing. */
  readonly asked: Map<string, string | undefined>;
  /** Set where all of them were gone through: every change can matter then. */
  isWhole: boolean;
}

/** What was asked of the messages of all languages, in their order. */
export interface WordTrace {
  /** The languages as the compiled thing sees them. */
  readonly locales: readonly LocaleMessages[];
  /** Whether the same questions have the same answers in these languages. */
  isSame(locales: readonly LocaleMessages[]): boolean;
}

/** Messages that note every question. */
const watchMessages = (trace: LanguageTrace): ReadonlyMap<string, string> => {
  const { messages, asked } = trace;
  const read = (key: string): string | undefined => {
    const message = messages.get(key);
    asked.set(key, message);
    return message;
  };
  const whole = (): ReadonlyMap<string, string> => {
    trace.isWhole = true;
    return messages;
  };
  return {
    get: read,
    has: (key) => read(key) !== undefined,
    get size() {
      return whole().size;
    },
    forEach: (visit) => whole().forEach(visit),
    entries: () => whole().entries(),
    keys: () => whole().keys(),
    values: () => whole().values(),
    [Symbol.iterator]: () => whole()[Symbol.iterator](),
  };
};

const isLanguageSame = (trace: LanguageTrace, now: LocaleMessages | undefined): boolean => {
  if (now === undefined || now.code !== trace.code || now.bcp47 !== trace.bcp47) return false;
  if (now.messages === trace.messages) return true;
  if (trace.isWhole) return false;
  for (const [key, message] of trace.asked) if (now.messages.get(key) !== message) return false;
  return true;
};

/** Languages to compile with, and afterwards the answer whether others would have done the same. */
export const traceWords = (locales: readonly LocaleMessages[]): WordTrace => {
  const traces = locales.map(({ code, bcp47, messages }): LanguageTrace => ({
    code,
    bcp47,
    messages,
    asked: new Map(),
    isWhole: false,
  }));
  return {
    locales: traces.map((trace) => ({
      code: trace.code,
      bcp47: trace.bcp47,
      messages: watchMessages(trace),
    })),
    isSame: (now) =>
      now.length === traces.length && traces.every((trace, index) => isLanguageSame(trace, now[index])),
  };
};
