import { createHash } from 'node:crypto';
import type { StageAudience } from '../../../src/protocol/release/stage.ts';

/** Whom a browser shows pages to, as far as stages ask. */
export interface Viewer {
  readonly kind: 'visitor' | 'member' | 'agent';
  /** 32 hex digits: of a browser its own, of a member {@link memberKey}. */
  readonly key: string;
}
export interface StageGroup {
  readonly share: number;
  readonly audience: StageAudience;
  /** Keys of named accounts. */
  readonly keys: ReadonlySet<string>;
}

/** Names a member to stages on every device alike, without saying who it is. */
export const memberKey = (merchant: string, id: string): string =>
  createHash('sha256').update(`${merchant}\nmember ${id}`).digest('hex').slice(0, 32);

/** A number from 0 up to 100 that never changes for a key, so that a wider share keeps who was in. */
const placeOf = (key: string): number =>
  (Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, 8), 16) / 2 ** 32) * 100;

const belongs: Readonly<Record<StageAudience, (kind: Viewer['kind']) => boolean>> = {
  everybody: () => true,
  members: (kind) => kind !== 'visitor',
  agents: (kind) => kind === 'agent',
};

/** Whether a viewer has the staged release. A function of its arguments alone: every node says the same. */
export const isInStage = ({ share, audience, keys }: StageGroup, { kind, key }: Viewer): boolean =>
  keys.has(key) || (belongs[audience](kind) && placeOf(key) < share);
