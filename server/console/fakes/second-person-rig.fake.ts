import { createBackOffice } from '../../../platform/back-office.ts';
import {
  createWithdrawalRig,
  type WithdrawalRig,
} from '../../../platform/money/withdrawals/withdrawal-rig.fake.ts';
import { createLiveSiteFake } from '../../../platform/live-site.fake.ts';
import { createMessageWriter } from '../../infrastructure/messages/message-texts.ts';
import { createSenderBackOffice } from '../../infrastructure/messages/sender-back-office.ts';
import { createSenders } from '../../infrastructure/messages/senders.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { createSiteService, type StoredSiteService } from '../../site/postgres-site-service.ts';
import { createFakeCompiler } from '../../site/compile/site-compiler.fake.ts';
import { createConsoleApp, type ConsoleApp } from './console-app.fake.ts';
import { createPostgresConsoleStore } from '../postgres-console-store.ts';
import { openLostFactors } from '../factors/lost-factors.ts';
import { openPeople } from '../people/open-people.ts';

type Row = Readonly<Record<string, unknown>>;
export interface SecondPersonRig extends Omit<WithdrawalRig, 'app'> {
  readonly app: ConsoleApp;
  readonly site: StoredSiteService;
  readonly sql: (text: string, values?: unknown[]) => Promise<readonly Row[]>;
}

/** A console on a real database whose proposals of every kind are real. */
export const createSecondPersonRig = async (): Promise<SecondPersonRig> => {
  const rig = await createWithdrawalRig();
  const { db, clock, random } = rig.deps;
  const signer = createReleaseSigner();
  const site = createSiteService({
    db,
    clock,
    random,
    merchant: 'demo',
    compiler: createFakeCompiler(),
    signer,
  });
  const documents = { 'forms/login.schema': { type: 'object' } };
  await site.importDocuments({ documents, note: 'First', author: 'foyer', kind: 'initial' });
  const { approvals, rollbacks } = site;
  const people = openPeople({
    db,
    clock,
    random,
    merchant: 'demo',
    demo: true,
    mail: null,
    linkKey: new Uint8Array(32),
    operatorWaitHours: 24,
    consoleOrigin: 'http://console.test',
  });
  const parts = { ...createBackOffice(rig.deps), ...people, site, approvals, rollbacks, clock };
  const lostFactors = openLostFactors({ db, clock, merchant: 'demo' });
  const { secretBox } = rig.deps;
  const config = { smtp: null, sms: null, mailReports: null };
  const senders = createSenderBackOffice({
    db,
    clock,
    random,
    merchant: 'demo',
    secretBox,
    write: createMessageWriter(createLiveSiteFake()),
    senders: createSenders({
      db,
      merchant: 'demo',
      secretBox,
      demo: true,
      config,
      onTrouble: () => undefined,
    }),
  });
  const app = await createConsoleApp({
    parts: { ...parts, lostFactors, senders, store: createPostgresConsoleStore(db) },
  });
  const sql = async (text: string, values: unknown[] = []): Promise<readonly Row[]> =>
    (await rig.database.pool.query<Record<string, unknown>>(text, values)).rows;
  return { ...rig, app, site, sql };
};
