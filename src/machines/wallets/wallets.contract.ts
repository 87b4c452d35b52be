import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { flag, integer, messageMap, money, noPayload, text } from '../value-kinds.ts';

const walletsShape = closedObject({
  /** Every game plays with the main wallet: there is nothing to move. */
  isSingle: flag,
  currency: text,
  symbol: text,
  main: money,
  /** Those of providers that hold money. */
  held: listOf(closedObject({ id: text, name: text, amount: money })),
  options: listOf(closedObject({ value: text, label: text })),
});
export type Wallets = ValueOf<typeof walletsShape>;
const move = closedObject({
  from: withSamples(text, ['1', '2']),
  to: withSamples(text, ['2', '']),
  amount: withSamples(orNull(text), ['50', '9999', null]),
});
export type MoveAsked = ValueOf<typeof move>;
const moved = closedObject({ amount: money });
export type MoneyMoved = ValueOf<typeof moved>;
const values = {
  wallets: orNull(walletsShape),
  /** The wallet that pays. */
  from: text,
  moved: orNull(moved),
  /** There is another wallet to move money to. */
  canMove: flag,
  /** Wallets of providers hold money. */
  canCollect: flag,
};
const order = orNull(closedObject({ from: text, to: text, amount: text }));
export type WalletsContext = FlowContext<typeof values & { asked: typeof order }> & Lockout;

const several = {
  isSingle: false,
  currency: 'PHP',
  symbol: '₱',
  main: '1200.00',
  held: [{ id: '2', name: 'Kestrin Works', amount: '50.00' }],
  options: [
    { value: '1', label: 'Main wallet' },
    { value: '2', label: 'Kestrin Works' },
  ],
};
const single = { ...several, isSingle: true, held: [], options: [] };

/** What the wallet that pays has; none of a wallet that is not known. */
export const readHeld = ({ main, held }: Wallets, id: string): string =>
  id === '1' ? main : (held.find((wallet) => wallet.id === id)?.amount ?? '0');

/** Money between a member's own wallets: the main one and those of providers (wire contract B10). */
export const walletsContract = defineFlow({
  id: 'wallets',
  needs: 'member',
  summary:
    'Shows what is in each wallet, moves money between two of them and collects all of it in the main one.',
  events: {
    'wallets.refresh': noPayload,
    'source.choose': closedObject({ from: withSamples(text, ['2', '1']) }),
    'move.submit': move,
    ...withoutPayload('wallets.collect', 'moved.dismiss'),
  },
  effects: withoutPayload('refreshBalance'),
  /** `most` is what the wallet that pays has. */
  shows: { errors: messageMap, ...values, most: orNull(money), secondsLeft: orNull(integer) },
  read: (context: WalletsContext, state) => ({
    wallets: context.wallets,
    from: context.from,
    most: context.wallets === null ? null : readHeld(context.wallets, context.from),
    moved: context.moved,
    canMove: context.canMove,
    canCollect: context.canCollect,
    ...showLockout(context, state),
  }),
  states: {
    server: ['loading', 'moving', 'collecting'],
    person: ['failed', 'moved'],
    form: ['showing'],
    timer: ['locked'],
    money: ['moving', 'collecting'],
  },
  services: {
    loadWallets: call({}, walletsShape, [done('several', several), done('one', single)]),
    moveMoney: callOnce({ from: text, to: text, amount: text }, moved, [
      done('moved', { amount: '50.00' }),
      failedAt('amount', 'not enough money', 'balance.insufficient'),
      failed('closed provider', 'game.maintenance'),
      throttled(60),
    ]),
    collectWallets: callOnce({}, moved, [done('collected', { amount: '50.00' }), throttled(60)]),
  },
  delays: ['walletsLockout'],
  bounded: boundedBy<WalletsContext>({
    has: ['error', 'wallets', 'moved', 'asked'],
    keep: ['canMove', 'canCollect', 'from'],
    count: ['errors'],
  }),
});
