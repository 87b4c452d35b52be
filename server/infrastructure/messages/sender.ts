import type { SuppressionReason } from './tables.ts';

/** A message as it leaves. */
export interface Letter {
  /** Same at each try, so that the other side can know a repetition. */
  readonly id: string;
  readonly to: string;
  /** Null for SMS. */
  readonly subject: string | null;
  readonly text: string;
  /** Address that stops messages of this kind, where it can be stopped. */
  readonly stop?: string;
}
export type SendOutcome =
  /** The next server took it; `providerId` is its name there. */
  | { readonly kind: 'accepted'; readonly providerId: string | null; readonly answer: string }
  /** It is with the person, who still has it there: the content stays as long as its code is good. */
  | { readonly kind: 'delivered'; readonly answer: string }
  /** To be tried again. `isRecipient`: the server spoke about the address and not about itself. */
  | { readonly kind: 'temporary'; readonly error: string; readonly isRecipient: boolean }
  /** Not to be tried again; with `suppress` nothing is sent to the address again. */
  | { readonly kind: 'permanent'; readonly error: string; readonly suppress: SuppressionReason | null };

/** A way out for messages of one channel. */
export interface Sender {
  /** Never throws for what the other side does; answers within ten seconds. */
  send(letter: Letter): Promise<SendOutcome>;
  close(): void;
}

/** What a failure says, short enough for a list and without line breaks. */
export const describeSendFailure = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, ' ').slice(0, 300);

/** The demonstration: everything arrives immediately, and is read in the console's outbox. */
export const createSandboxSender = (): Sender => ({
  send: async () => ({ kind: 'delivered', answer: 'Shown in the outbox.' }),
  close: () => undefined,
});
