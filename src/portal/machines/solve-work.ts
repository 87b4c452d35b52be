/** A sum that costs a machine time and a person nothing (the alternative to the slider). */
export interface WorkTask {
  readonly salt: string;
  /** Hex of SHA-256(salt + number in decimal). */
  readonly target: string;
  readonly maximum: number;
}

const batch = 500;

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The number from 0 to `maximum` whose hash is the target; rejects when there is none, or on abort. */
export async function solveProofOfWork(task: WorkTask, signal: AbortSignal): Promise<number> {
  const encoder = new TextEncoder();
  for (let start = 0; start <= task.maximum; start += batch) {
    signal.throwIfAborted();
    const numbers = Array.from(
      { length: Math.min(batch, task.maximum - start + 1) },
      (_, offset) => start + offset,
    );
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest('SHA-256', encoder.encode(`${task.salt}${number}`))),
    );
    const index = hashes.findIndex((hash) => toHex(hash) === task.target);
    if (index !== -1) return start + index;
  }
  throw Object.assign(new Error('no number fits the task'), { code: 'verification.expired' });
}
