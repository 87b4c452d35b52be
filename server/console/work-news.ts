import { randomUUID } from 'node:crypto';
import type { work } from '../../src/protocol/calls/reviews.ts';
import type { AnswerOf } from '../../src/protocol/console/define-call.ts';

export interface WorkNews {
  /** Something was asked for, or answered. */
  readonly note: () => void;
  /**
   * Answers as soon as something comes after the moment of `mark`, or at the end of the wait. A mark of another
   * process waits from now on.
   */
  wait(mark: string): Promise<AnswerOf<typeof work.news>>;
  /** Answers all who wait: the process ends. */
  readonly close: () => void;
}

/** Shorter than proxies wait for an answer. */
const longestWaitMs = 20_000;

interface WorkNewsOptions {
  readonly process?: string;
  readonly waitMs?: number;
}

/** Follows on this node that work came for the staff. */
export function createWorkNews({
  process = randomUUID(),
  waitMs = longestWaitMs,
}: WorkNewsOptions = {}): WorkNews {
  let count = 0;
  let isClosed = false;
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const answer of waiting) answer();
    waiting.clear();
  };
  const markNow = (): string => `${process}:${count}`;
  return {
    note: () => {
      count += 1;
      wake();
    },
    wait: async (mark) => {
      const start = mark.startsWith(`${process}:`) ? mark : markNow();
      if (start === markNow() && !isClosed)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => {
            waiting.delete(answer);
            resolve();
          }, waitMs);
          const answer = (): void => {
            clearTimeout(timer);
            resolve();
          };
          waiting.add(answer);
        });
      return { mark: markNow(), isNews: start !== markNow() };
    },
    close: () => {
      isClosed = true;
      wake();
    },
  };
}
