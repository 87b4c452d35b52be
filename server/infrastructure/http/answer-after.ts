/** A change that is answered with how things are then. */
export const answerAfter =
  <Input, State>(change: (input: Input) => Promise<void>, read: (input: Input) => Promise<State>) =>
  async (input: Input): Promise<State> => {
    await change(input);
    return read(input);
  };

interface Ending {
  readonly id: string;
  /** User name of the operator. */
  readonly by: string;
}
interface Verdict extends Ending {
  readonly state: 'approved' | 'rejected';
  readonly reason: string;
}
/** The end of a proposal, and by whom. */
export interface Decision extends Ending {
  /** `withdrawn`: by the person who proposed it. */
  readonly state: 'approved' | 'rejected' | 'withdrawn';
  readonly reason: string;
}
/** Answers how proposals of one kind end, with how things are then. */
export const answerEndings = <State>(
  decide: (decision: Decision) => Promise<void>,
  read: () => Promise<State>,
) => ({
  withdraw: answerAfter(({ id, by }: Ending) => decide({ id, state: 'withdrawn', reason: '', by }), read),
  decide: answerAfter((verdict: Verdict) => decide(verdict), read),
});
