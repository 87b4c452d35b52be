import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
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

/** The lines of a table's file, in clear. `name` is what the pieces were sealed for. */
export async function* readLines(
  file: string,
  name: string,
  seal: BackupSeal | null,
): AsyncGenerator<string> {
  if (seal === null) {
    yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
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
