import { withTestKeys } from '../../infrastructure/keys/audit-keys.fake.ts';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createDatabase } from '../../db/database.ts';
import { typeParsers } from '../../db/type-parsers.ts';
import { systemClock } from '../../infrastructure/clock.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { createSiteService } from '../postgres-site-service.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';

/** Publishes one revision after the other and says each one acknowledged, until it is killed. Connection as JSON on standard input. */
const config = JSON.parse(readFileSync(0, 'utf8')) as pg.PoolConfig;
const db = withTestKeys(createDatabase(new pg.Pool({ ...config, max: 4, types: typeParsers })));
const service = createSiteService({
  db,
  clock: systemClock,
  random: systemRandom,
  merchant: 'kill',
  compiler: createFakeCompiler(),
  signer: createReleaseSigner(),
});
const padding = 'x'.repeat(20_000);
for (;;) {
  const name = `${systemRandom.uuid()} ${padding}`;
  const done = await service.importDocuments({
    documents: { 'pages/home': { name } },
    note: 'n',
    author: 'a',
    kind: 'publish',
  });
  if (done.ok) console.log(`${done.value.revision} ${done.value.release}`);
}
