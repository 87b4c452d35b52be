/** What the browser needs to make a call. */
export interface CallShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly moduleId: string;
  readonly token: 'none' | 'optional' | 'required';
  /** `money`: with an idempotency key. `form`: the body goes as a form. */
  readonly kind: 'plain' | 'money' | 'form';
  /** Whether the answer is in an envelope: below `/wps/` it is, elsewhere it is bare. */
  readonly envelope: boolean;
  /** The readings that show another answer afterwards; none for a reading itself. */
  readonly changes: readonly string[];
}

/** Reads a row of the call table: `POST /wps/session/login COMM3 none plain member.info`. */
export function readShape(row: string): CallShape {
  const [method, path = '', moduleId, token, kind, ...changes] = row.split(' ');
  const envelope = path.startsWith('/wps/');
  // The generator writes the rows from contracts whose values are these.
  return { method, path, moduleId, token, kind, changes, envelope } as CallShape;
}
