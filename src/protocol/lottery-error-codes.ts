/** Codes of refusals of the lottery. */
export const lotteryErrorCodes = [
  'lottery.amount-differs',
  'lottery.cart-empty',
  'lottery.cart-full',
  'lottery.certificate-unknown',
  'lottery.closed',
  'lottery.content',
  'lottery.proof-missing',
  'lottery.ticket-closed',
  'lottery.ticket-unknown',
  'lottery.win-too-large',
] as const;
