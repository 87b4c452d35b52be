import { createReadStream } from 'node:fs';
import { lengthBytes, type BackupSeal } from './backup-seal.ts';

/** The pieces of an encrypted file, one after the other. */
async function* readPieces(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    while (rest.length >= lengthBytes && rest.length >= lengthBytes + rest.readUInt32BE(0)) {
      const end = lengthBytes + rest.readUInt32BE(0);
      yield rest.subarray(lengthBytes, end);
      rest = rest.subarray(end);
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends in the middle of a piece.`);
}

/**
 * The lines of a file in clear. A line ends with a line feed and nothing else, as it was written: a text may
 * hold every other sign that ends a line for some reader, such as U+2028 for `node:readline` since Node 24.
 */
async function* readClearLines(file: string): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const [first = '', ...others] = (chunk as string).split('\n');
    parts.push(first);
    for (const other of others) {
      yield parts.join('');
      parts = [other];
    }
  }
  const last = parts.join('');
  if (last !== '') yield last;
}

/** The lines of a table's file, in clear. `name` is what the pieces were sealed for. */
export async function* readLines(
  file: string,
  name: string,
  seal: BackupSeal | null,
): AsyncGenerator<string> {
  if (seal === null) {
    yield* readClearLines(file);
    return;
  }
  let index = 0;
  for await (const piece of readPieces(file)) {
    const lines = seal.open(name, index, piece).split('\n');
    index += 1;
    // Each line ends with a line feed, so the last part is empty.
    yield* lines.slice(0, -1);
  }
}
