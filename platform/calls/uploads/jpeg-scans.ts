import { isFrame, readSegment } from './clean-jpeg.ts';
import { createBitReader, readCodeTables, type BitReader, type CodeTable } from './jpeg-bits.ts';
import {
  firstBand,
  progressiveDcBlocks,
  refinedBand,
  sequentialBlocks,
  type BlockReader,
  type NonzeroMask,
} from './jpeg-blocks.ts';

const markers = { progressive: 0xc2, codes: 0xc4, end: 0xd9, scan: 0xda, restarts: 0xdd } as const;
/**
 * Frames with Huffman codes, baseline or progressive. Other encodings are left to the program that opens
 * them.
 */
const readFrames: readonly number[] = [0xc0, 0xc1, markers.progressive];
/** Some cameras put a few bytes after a scan. */
const mostBytesAfter = 16;

interface Component {
  readonly id: number;
  /** How many of its blocks lie beside and below each other in a unit of an interleaved scan. */
  readonly across: number;
  readonly down: number;
  /** Blocks of it that show something. */
  readonly columns: number;
  readonly rows: number;
  /** Blocks in a row, with those that only fill the last unit. */
  readonly stride: number;
  readonly seen: NonzeroMask;
  isBegun: boolean;
}
interface Frame {
  readonly isProgressive: boolean;
  readonly unitColumns: number;
  readonly unitRows: number;
  readonly components: readonly Component[];
}
interface State {
  readonly codes: Map<number, CodeTable>;
  frame: Frame | null;
  /** Units between restarts; 0 for none. */
  interval: number;
}
interface Part {
  readonly component: Component;
  readonly reader: BlockReader;
}

const upTo = (size: number, step: number): number => Math.ceil(size / step);

const readFrame = (body: Buffer, isProgressive: boolean): Frame | null => {
  const count = body[5] ?? 0;
  if (body.length < 6 + count * 3 || count === 0) return null;
  const [height, width] = [body.readUInt16BE(1), body.readUInt16BE(3)];
  const listed = Array.from({ length: count }, (_, index) => {
    const [id = 0, factors = 0] = body.subarray(6 + index * 3);
    return { id, across: factors >> 4, down: factors & 15 };
  });
  if (listed.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) return null;
  const mostAcross = Math.max(...listed.map(({ across }) => across));
  const mostDown = Math.max(...listed.map(({ down }) => down));
  const unitColumns = upTo(width, 8 * mostAcross);
  const unitRows = upTo(height, 8 * mostDown);
  const components = listed.map(({ id, across, down }) => {
    const stride = unitColumns * across;
    return {
      id,
      across,
      down,
      stride,
      columns: upTo(upTo(width * across, mostAcross), 8),
      rows: upTo(upTo(height * down, mostDown), 8),
      seen: new Uint8Array(isProgressive ? stride * unitRows * down * 8 : 0),
      isBegun: false,
    };
  });
  return { isProgressive, unitColumns, unitRows, components };
};

/** Who reads the blocks of a component in this scan; null where its tables or its band are none. */
const chooseReader = (
  { codes, frame }: State,
  component: Component,
  tables: number,
  [first = 0, last = 0, step = 0]: Buffer,
): BlockReader | null => {
  const dc = codes.get(tables >> 4);
  const ac = codes.get(0x10 | (tables & 15));
  const refines = step >> 4 > 0;
  if (frame?.isProgressive !== true)
    return dc === undefined || ac === undefined ? null : sequentialBlocks(dc, ac);
  if (first === 0) {
    if (last !== 0 || (dc === undefined && !refines)) return null;
    return progressiveDcBlocks(refines ? null : (dc ?? null));
  }
  if (last < first || last > 63 || ac === undefined) return null;
  return (refines ? refinedBand : firstBand)(ac, component.seen, { first, last });
};

const readParts = (state: State, head: Buffer): readonly Part[] | null => {
  const count = head[0] ?? 0;
  if (state.frame === null || count < 1 || count > 4 || head.length < 4 + count * 2) return null;
  const band = head.subarray(1 + count * 2);
  const parts: Part[] = [];
  for (let index = 0; index < count; index += 1) {
    const [id, tables = 0] = head.subarray(1 + index * 2);
    const component = state.frame.components.find((one) => one.id === id);
    const reader = component === undefined ? null : chooseReader(state, component, tables, band);
    if (component === undefined || reader === null) return null;
    component.isBegun ||= band[0] === 0;
    parts.push({ component, reader });
  }
  // In a progressive picture only the means (DC) of several components may be interleaved.
  return count > 1 && state.frame.isProgressive && band[0] !== 0 ? null : parts;
};

/** Scan data between its restarts. */
const splitAtRestarts = (data: Buffer): readonly Buffer[] => {
  const stretches: Buffer[] = [];
  let start = 0;
  for (let offset = data.indexOf(0xff); offset !== -1; offset = data.indexOf(0xff, offset + 2)) {
    const marker = data[offset + 1] ?? 0;
    if (marker < 0xd0 || marker > 0xd7) continue;
    stretches.push(data.subarray(start, offset));
    start = offset + 2;
  }
  return [...stretches, data.subarray(start)];
};

/** Reads unit number `unit` of a scan: one block where a component comes alone. */
const createReadUnit = (frame: Frame, parts: readonly Part[]) => {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) {
    const { component, reader } = only;
    const { columns, stride } = component;
    return (bits: BitReader, unit: number): boolean =>
      reader.read(bits, Math.floor(unit / columns) * stride + (unit % columns));
  }
  return (bits: BitReader, unit: number): boolean => {
    const [row, column] = [Math.floor(unit / frame.unitColumns), unit % frame.unitColumns];
    return parts.every(({ component: { across, down, stride }, reader }) => {
      for (let block = 0; block < across * down; block += 1) {
        const line = row * down + Math.floor(block / across);
        if (!reader.read(bits, line * stride + column * across + (block % across))) return false;
      }
      return true;
    });
  };
};

/** Whether a scan's data are as many units as it must have, all of them codes, and nothing more. */
const isWholeScan = (state: State, segment: Buffer): boolean => {
  const { frame, interval } = state;
  const headEnd = 2 + segment.readUInt16BE(2);
  const parts = readParts(state, segment.subarray(4, headEnd));
  const [first] = parts ?? [];
  if (frame === null || parts === null || first === undefined) return false;
  const { columns, rows } = first.component;
  const units = parts.length === 1 ? columns * rows : frame.unitColumns * frame.unitRows;
  const readUnit = createReadUnit(frame, parts);
  const stretches = splitAtRestarts(segment.subarray(headEnd));
  const size = interval === 0 ? units : interval;
  if (stretches.length !== upTo(units, size)) return false;
  return stretches.every((data, index) => {
    const bits = createBitReader(data);
    const end = Math.min(units, (index + 1) * size);
    for (const { reader } of parts) reader.restart();
    for (let unit = index * size; unit < end; unit += 1)
      if (!readUnit(bits, unit) || bits.left() < 0) return false;
    return bits.left() < 8 * (mostBytesAfter + 1) && parts.every(({ reader }) => reader.isDone());
  });
};

/**
 * Whether the pixels of a cleaned jpg are all there and can be read: what opens pictures fills what is cut
 * off with grey, and shows what is garbled as it comes.
 */
export function hasAllScans(jpeg: Buffer): boolean {
  const state: State = { codes: new Map(), frame: null, interval: 0 };
  for (let segment = readSegment(jpeg, 2); segment !== null; segment = readSegment(jpeg, segment.next)) {
    const { marker, bytes } = segment;
    const body = bytes.subarray(4);
    if (marker === markers.end) return state.frame?.components.every(({ isBegun }) => isBegun) ?? false;
    if (marker === markers.codes && !readCodeTables(body, state.codes)) return false;
    if (marker === markers.restarts) state.interval = body.length < 2 ? 0 : body.readUInt16BE(0);
    if (isFrame(marker)) {
      if (!readFrames.includes(marker)) return true;
      state.frame = readFrame(body, marker === markers.progressive);
    }
    if (marker === markers.scan && !isWholeScan(state, bytes)) return false;
  }
  return false;
}
