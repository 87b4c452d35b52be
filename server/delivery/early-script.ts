import { createHash } from 'node:crypto';
import { beforePaint, readScript } from '../infrastructure/http/browser-script.ts';

/** Rule that goes with the script before the first paint, which marks a page that is not for this person. */
export const unfitRule = '.foyer-unfit #root{visibility:hidden}';

/** Source expression of a content security policy for some inline text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const prepare = async (): Promise<string> => {
  const text = (await readScript(beforePaint)).toString('utf8').trim();
  if (/<\/script|<!--/i.test(text)) throw new Error(`Expected no tag in ${beforePaint.entry}, got ${text}`);
  return text;
};

let prepared: Promise<string> | null = null;
/** Runs in the head of a drawn page, before its first paint. It never changes while the server runs. */
export const readEarlyScript = (): Promise<string> => (prepared ??= prepare());
