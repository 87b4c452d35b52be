/** File → its size, the time of its last change in milliseconds, and the hash of its content. */
export type FileRecord = Readonly<Record<string, readonly [number, number, string]>>;

export function readSources(root: string, before?: FileRecord): FileRecord;
export function readStamp(root: string): { readonly from: FileRecord; readonly made: FileRecord } | null;
export function writeStamp(root: string, from: FileRecord, made: readonly string[]): void;
export function writeWhole(root: string, name: string, content: string): void;
export function ensureGenerated(root: string): void;
