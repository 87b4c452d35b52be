import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../site/stage/stage-audience.ts';

/** Signs the viewer id in a browser's cookie, so that only this installation can write a valid one. */
export interface ViewerSeal {
  write(viewer: Viewer): string;
  /** Null for a text that this installation did not write. */
  read(text: string): Viewer | null;
}

const letters = { visitor: 'v', member: 'm', agent: 'a' } as const;
const kinds = ['visitor', 'member', 'agent'] as const;

/** `<letter>.<key>.<base64url HMAC-SHA256>`; `key` has 32 bytes and is the same on all nodes. */
export const createViewerSeal = (key: Uint8Array): ViewerSeal => {
  const makeDigest = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    write: (viewer) => {
      const text = `${letters[viewer.kind]}.${viewer.key}`;
      return `${text}.${makeDigest(text).toString('base64url')}`;
    },
    read: (written) => {
      const match = /^(([vma])\.([0-9a-f]{32}))\.([A-Za-z0-9_-]{43})$/.exec(written);
      const [, text = '', letter, viewerKey = '', digest = ''] = match ?? [];
      const kind = kinds.find((one) => letters[one] === letter);
      if (kind === undefined) return null;
      const isOurs = timingSafeEqual(Buffer.from(digest, 'base64url'), makeDigest(text));
      return isOurs ? { kind, key: viewerKey } : null;
    },
  };
};
