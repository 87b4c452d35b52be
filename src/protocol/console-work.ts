/** What the server says of the requests of members: neither who asked nor for what. */
export interface WorkNotice {
  /** Names a moment of one process of the server; the next question continues from it. */
  readonly mark: string;
  /** Whether something came, or was answered, since the moment that was asked about. */
  readonly isNews: boolean;
}
