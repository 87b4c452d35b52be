import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);
const readBrotli = promisify(brotliDecompress);
const readGzip = promisify(gunzip);

export interface Encodings {
  readonly body: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}

/** A text in the three forms it is sent in. `small` is slow: parts are compressed once, at publish. */
export const compressText = async (text: string, effort: 'small' | 'fast' = 'small'): Promise<Encodings> => {
  const body = Buffer.from(text, 'utf8');
  const [gzipped, brotli] = await Promise.all([
    runGzip(body, { level: effort === 'small' ? 9 : 1 }),
    runBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'small' ? 11 : 1,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  ]);
  return { body, gzip: gzipped, brotli };
};

const hashBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Whether all three forms hold the bytes whose SHA-256 is `hash`. */
export const isWhole = async ({ body, gzip: zipped, brotli }: Encodings, hash: string): Promise<boolean> => {
  if (hashBytes(body) !== hash) return false;
  const limit = { maxOutputLength: body.length + 1 };
  try {
    const opened = await Promise.all([readGzip(zipped, limit), readBrotli(brotli, limit)]);
    return opened.every((bytes) => bytes.equals(body));
  } catch {
    // The bytes are no longer compressed data.
    return false;
  }
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form that the `Accept-Encoding` header takes. `q=0` refuses. */
export const chooseEncoding = (header: string | undefined): Encoding => {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
      .map((item) => item.split(';')[0] ?? ''),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
};
