/** The body of every failed call, on both origins. `pointer` names the field where there is one. */
export interface ErrorBody {
  readonly success: false;
  readonly errorCode: string;
  /** One sentence in English for logs and developers; people read the message key of the code. */
  readonly message: string;
  readonly value?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
}
