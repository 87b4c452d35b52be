/** What a transfer of the ledger is, and where the console shows what it is about. */
export interface LedgerWords {
  readonly words: string;
  /** Address of the thing; null where it has none. */
  readonly path: string | null;
}

const roundMoves: Readonly<Record<string, string>> = { bet: 'Stake', win: 'Win', refund: 'Refund' };
const withdrawalMoves: Readonly<Record<string, string>> = {
  hold: 'set aside',
  settled: 'paid or given back',
  corrected: 'corrected',
};

/**
 * Reads the reference of a transfer (`withdrawal:12:hold`, `game:<vendor>:<round>:bet`). One of a kind that is not
 * in these lists is shown as it is.
 */
export function readLedgerReference(reference: string): LedgerWords {
  const [area = '', ...rest] = reference.split(':');
  const [id = '', move = ''] = rest;
  if (area === 'withdrawal' && withdrawalMoves[move] !== undefined)
    return { words: `Withdrawal ${id}, ${withdrawalMoves[move]}`, path: `/requests/withdrawals/${id}` };
  if (area === 'contract' && id === 'line')
    return { words: `Payment of line ${move}`, path: `/agents/settlements/lines/${move}` };
  // A vendor numbers its rounds as it likes, with colons too.
  const step = roundMoves[rest.at(-1) ?? ''];
  const round = rest.slice(1, -1).join(':');
  if (area === 'game' && step !== undefined)
    return {
      words: `${step} of round ${round}`,
      path: `/games/rounds?filter=all&search=${encodeURIComponent(round)}`,
    };
  return { words: reference, path: null };
}
