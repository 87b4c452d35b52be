import type { SecretPlace } from './secret-box.ts';

/** A column whose texts are sealed. `row` is the key of its table, in the order of the place. */
export interface SecretColumn {
  readonly table: string;
  readonly column: string;
  readonly row: readonly string[];
}
/** Every column of the database that holds a secret which the platform reads again. */
export const secretColumns = {
  authenticator: { table: 'member_authenticator', column: 'secret', row: ['member_id'] },
  pendingAuthenticator: { table: 'member_authenticator', column: 'pending_secret', row: ['member_id'] },
  consoleAuthenticator: { table: 'console_authenticator', column: 'secret', row: ['account_id'] },
  pendingConsoleAuthenticator: {
    table: 'console_authenticator',
    column: 'pending_secret',
    row: ['account_id'],
  },
  gatewayKey: { table: 'gateway_key', column: 'secret', row: ['merchant', 'gateway', 'key_id'] },
  gatewayPlayerKey: { table: 'gateway_player_key', column: 'secret', row: ['merchant', 'gateway'] },
  jackpotTarget: { table: 'jackpot_pool', column: 'target_sealed', row: ['merchant', 'pool'] },
  lotterySeed: { table: 'lottery_issue', column: 'seed_sealed', row: ['merchant', 'game', 'numero'] },
  message: { table: 'outbox_message', column: 'sealed', row: ['id'] },
  messageSender: { table: 'message_sender', column: 'sealed', row: ['merchant', 'channel'] },
  senderProposal: { table: 'sender_proposal', column: 'sealed', row: ['id'] },
  releaseKey: { table: 'release_key', column: 'private_key', row: ['key_id'] },
  releasePublicKey: { table: 'release_key', column: 'public_key', row: ['key_id'] },
  canary: { table: 'secret_canary', column: 'sealed', row: ['id'] },
} as const satisfies Readonly<Record<string, SecretColumn>>;

/** The cell of one row; `keys` are the values of the column's `row`. */
export const placeOf = (
  { table, column, row }: SecretColumn,
  ...keys: readonly (string | number)[]
): SecretPlace => {
  if (keys.length !== row.length)
    throw new Error(`Expected ${row.join(', ')} for ${table}.${column}, got ${keys.length} values.`);
  return { table, column, row: keys.join(':') };
};
