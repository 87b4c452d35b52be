/** Of each 16 bits that may come next: the length of the code that they begin with, and what it says; 0 for none. */
export type CodeTable = Uint16Array;

/** Reads the tables of a DHT segment into `tables`, by class and number. False where one is broken. */
export function readCodeTables(body: Buffer, tables: Map<number, CodeTable>): boolean {
  for (let offset = 0; offset < body.length;) {
    const id = body[offset] ?? 0;
    const counts = body.subarray(offset + 1, offset + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const symbols = body.subarray(offset + 17, offset + 17 + total);
    if (counts.length < 16 || symbols.length < total || total > 256) return false;
    const table: CodeTable = new Uint16Array(65_536);
    let next = 0;
    let used = 0;
    for (const [index, count] of counts.entries()) {
      const length = index + 1;
      const span = 1 << (16 - length);
      for (let each = 0; each < count; each += 1) {
        if (next + span > 65_536) return false;
        table.fill((length << 8) | (symbols[used] ?? 0), next, next + span);
        next += span;
        used += 1;
      }
    }
    tables.set(id, table);
    offset += 17 + total;
  }
  return true;
}

/** The bits of one stretch of scan data, between restarts. */
export interface BitReader {
  /** The next code's meaning, or -1 where no code begins so. */
  code(table: CodeTable): number;
  /** The next bits as a number; at most 16. */
  bits(count: number): number;
  /** Bits that are left; below nothing once more was read than there is. */
  left(): number;
}

/** Unstuffs bytes: a zero follows each byte that would look like a marker. */
const unstuff = (data: Buffer): Buffer => {
  const plain = Buffer.alloc(data.length + 4);
  let length = 0;
  for (let offset = 0; offset < data.length; offset += 1) {
    const byte = data[offset] ?? 0;
    plain[length] = byte;
    length += 1;
    if (byte === 0xff) offset += 1;
  }
  return plain.subarray(0, length + 4);
};

export function createBitReader(data: Buffer): BitReader {
  // Four bytes more than there are, so that a look ahead stays inside.
  const bytes = unstuff(data);
  const end = (bytes.length - 4) * 8;
  let position = 0;
  const peek = (): number => {
    const byteIndex = position >> 3;
    const three =
      ((bytes[byteIndex] ?? 0) << 16) | ((bytes[byteIndex + 1] ?? 0) << 8) | (bytes[byteIndex + 2] ?? 0);
    return (three >> (8 - (position & 7))) & 0xffff;
  };
  return {
    code: (table) => {
      const code = table[peek()] ?? 0;
      if (code === 0) return -1;
      position += code >> 8;
      return code & 0xff;
    },
    bits: (count) => {
      if (count === 0) return 0;
      const value = peek() >> (16 - count);
      position += count;
      return value;
    },
    left: () => end - position,
  };
}
