/** Something in a writing that cannot be read. */
export interface NotationFault {
  readonly code: 'notation.words' | 'notation.default' | 'notation.twice' | 'notation.version';
  /** JSON Pointer into the writing. */
  readonly pointer: string;
  readonly message: string;
}
