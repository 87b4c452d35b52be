import type { Notifications, Subscription } from '../../db/listen.ts';
import { keyChannel } from './release-keys.ts';
import type { ReleaseSigner } from './release-signer.ts';

/** A signer whose keys change while it is used: its user signs and judges with the keys of that moment. */
export interface ChangingSigner extends ReleaseSigner {
  change(next: ReleaseSigner): void;
}
export const createChangingSigner = (first: ReleaseSigner): ChangingSigner => {
  let now = first;
  return {
    get keyId() {
      return now.keyId;
    },
    get keySet() {
      return now.keySet;
    },
    sign: (manifest) => now.sign(manifest),
    signText: (text) => now.signText(text),
    isGenuine: (manifest, signature) => now.isGenuine(manifest, signature),
    change: (next) => {
      now = next;
    },
  };
};

interface FollowOptions {
  readonly notifications: Notifications;
  readonly signer: ChangingSigner;
  /** The keys as they are now. */
  readonly read: () => Promise<ReleaseSigner>;
  /** After a change: what was refused for an unknown key may be good now. */
  readonly onChange: () => Promise<void>;
  readonly onTrouble: (cause: unknown) => void;
}
const namesOf = ({ keySet }: ReleaseSigner): string => keySet.keys.map(({ kid }) => kid).join(' ');

/**
 * Reads the keys that sign releases again when another node or a command changed them, one reading after the
 * other. Also after a lost connection: changes that were notified meanwhile are found by reading.
 */
export const followReleaseKeys = async (options: FollowOptions): Promise<Subscription> => {
  const { notifications, signer, read, onChange, onTrouble } = options;
  let reading: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    const next = await read();
    if (next.keyId === signer.keyId && namesOf(next) === namesOf(signer)) return;
    signer.change(next);
    await onChange();
  };
  const lookAgain = (): void => {
    reading = reading.then(look).catch(onTrouble);
  };
  const subscription = await notifications.listen(keyChannel, { notice: lookAgain, ready: lookAgain });
  return {
    stop: async () => {
      await subscription.stop();
      await reading;
    },
  };
};
