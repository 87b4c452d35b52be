import { NoDatabaseError, openForCommand } from './db/open-for-command.ts';
import {
  GatewayKeyError,
  listGatewayKeys,
  retireGatewayKey,
  rotateGatewayKey,
} from '../platform/money/cashier/gateway/rotate-key.ts';
import { asksForHelp } from './infrastructure/asks-for-help.ts';
import { systemClock } from './infrastructure/clock.ts';
import { ConfigError, readConfig } from './infrastructure/config.ts';
import { appendOperation } from './infrastructure/audit/operation-audit.ts';
import { openSecrets, proveRecords, readSecrets } from './infrastructure/keys/open-secrets.ts';
import { systemRandom } from './infrastructure/random.ts';
import { activateReleaseKey, announceReleaseKey } from './infrastructure/keys/release-keys.ts';
import { SigningKeyError } from './infrastructure/keys/release-signer.ts';
import { resealDatabase } from './infrastructure/keys/seal-secrets.ts';
import { SecretKeyError } from './infrastructure/keys/secret-key.ts';

/** `npm run keys -- …`: the keys of an installation, beside a running server or alone. */
const usage = `npm run keys -- list              the keys of gateways and vendors, without their secrets
npm run keys -- rotate <name>     another key for a gateway or vendor; prints its secret, once
npm run keys -- retire <name>     end the former key, once the other side uses the new one
npm run keys -- reseal            seal every secret with SECRET_KEY, so that SECRET_KEYS_OLD can go
npm run keys -- announce          make the key that signs releases next; nodes trust it from then on
npm run keys -- activate          sign with the announced key; nodes follow at once`;

const say = (line: string): void => console.error(line);
const [command = '', name] = process.argv.slice(2);

const open = async () => {
  const config = readConfig(process.env);
  const { merchant } = config;
  const secrets = readSecrets(config);
  const database = await openForCommand(config, { say });
  proveRecords(database, secrets);
  const now = systemClock.now();
  try {
    await openSecrets(database.db, secrets, { config, now, say });
  } catch (cause) {
    await database.stop();
    throw cause;
  }
  const gateways = { merchant, random: systemRandom, secretBox: secrets.box };
  return { database, db: database.db, secrets, now, gateways };
};
type Opened = Awaited<ReturnType<typeof open>>;

const note = ({ db, gateways, now }: Opened, action: string, subject: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const entry = { action, author: 'npm run keys', subject, note: '', at: now };
    await appendOperation(transaction, gateways.merchant, entry);
  });

const commands: Readonly<Record<string, (opened: Opened, name: string) => Promise<string>>> = {
  list: async ({ db, gateways }) =>
    (await listGatewayKeys(db, gateways))
      .map(({ gateway, keyId, state, createdAt }) => `${gateway}  ${keyId}  ${state}  since ${createdAt}`)
      .join('\n') || 'No gateway or vendor has a key yet.',
  rotate: async (opened, gateway) => {
    const { keyId, secret } = await rotateGatewayKey(opened.db, opened.gateways, gateway);
    await note(opened, 'key.rotate', `key:${gateway}:${keyId}`);
    return `New key ${keyId} of ${gateway}; give it to the other side, it is not shown again:\n${secret}\nThe former one is good until: npm run keys -- retire ${gateway}`;
  },
  retire: async (opened, gateway) => {
    await retireGatewayKey(opened.db, opened.gateways, gateway);
    await note(opened, 'key.retire', `key:${gateway}`);
    return `The former key of ${gateway} is no longer accepted.`;
  },
  reseal: async (opened) => {
    const { db, secrets } = opened;
    const counts = Object.entries(await resealDatabase(db, secrets.box, secrets.keys));
    await note(opened, 'key.reseal', `key:${secrets.box.keyId}`);
    const lines = counts.map(([column, count]) => `${column}: ${count}`);
    return [...lines, `Everything is sealed with the key ${secrets.box.keyId}.`].join('\n');
  },
  announce: async (opened) => {
    const { db, secrets, now } = opened;
    const keyId = await announceReleaseKey({ db, box: secrets.box, now });
    await note(opened, 'key.announce', `key:release:${keyId}`);
    return `The key ${keyId} is announced, and nodes that run trust it; browsers know it within five minutes. Then: npm run keys -- activate`;
  },
  activate: async (opened) => {
    const { db, secrets, now } = opened;
    const keyId = await activateReleaseKey({ db, box: secrets.box, now });
    await note(opened, 'key.activate', `key:release:${keyId}`);
    return `Releases are signed with the key ${keyId} from now on.`;
  },
};

const isExpected = (cause: unknown): cause is Error =>
  [GatewayKeyError, SigningKeyError, SecretKeyError, ConfigError, NoDatabaseError].some(
    (kind) => cause instanceof kind,
  );

const run = commands[command];
const needsName = command === 'rotate' || command === 'retire';
if (asksForHelp([command])) console.log(usage);
else if (run === undefined || needsName !== (name !== undefined)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const opened = await open();
    try {
      console.log(await run(opened, name ?? ''));
    } finally {
      await opened.database.stop();
    }
  } catch (cause) {
    if (!isExpected(cause)) throw cause;
    console.error(cause.message);
    process.exitCode = 1;
  }
}
