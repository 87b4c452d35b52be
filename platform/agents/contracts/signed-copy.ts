import type { ContractsCopyRequest, ContractsCopyValue } from '../../../src/protocol/generated/wire-types.ts';
import { readMoney } from '../../../src/protocol/money/money.ts';
import { clockIn, dayIn } from '../../../src/protocol/time/time-zone.ts';
import type { Database } from '../../../server/db/database.ts';
import type { Caller } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { writeSum } from '../../messages/write-sum.ts';
import type { MemberParts } from '../../parts.ts';
import { drawStatement, type Statement, type StatementTable } from '../../records/draw-statement.ts';
import { readScreenTexts, type ReadText } from '../../records/screen-texts.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { readMemberCurrency, type Currency } from '../../money/wallet/currency.ts';
import { breakLines } from './break-lines.ts';
import { readVersions } from './contract-lists.ts';
import type { StoredContract } from './contract-store.ts';
import { readPartyNames } from './party-names.ts';

type Version = Awaited<ReturnType<typeof readVersions>>[number];
type Fact = readonly [string, string];
interface Names {
  readonly upline: string;
  readonly downline: string;
}
/** Hex digits of the fingerprint on a line. */
const lineLength = 32;
/** Characters of a reason on a line. */
const reasonLength = 64;
/** Steps of one version that a copy lists. */
const mostSteps = 100;

function writeTiers(
  { tiers }: Version,
  { kind }: StoredContract,
  {
    text,
    currency,
    language,
  }: { readonly text: ReadText; readonly currency: Currency; readonly language: string },
): StatementTable {
  const show = (amount: string): string =>
    writeSum({ amount: readMoney(amount, currency.code) ?? 0n, currency: currency.code }, currency, language);
  const isDividend = kind === 'dividend';
  const columns = ['bet', ...(isDividend ? ['loss'] : []), 'members', 'rate'];
  return {
    title: text('contract.copy.tiers'),
    columns: [text('simulator.tier'), ...columns.map((column) => text(`contract.tier.${column}`))],
    rows: tiers.map(({ bet, loss, members, rate }, place) => [
      ...[`${place + 1}`, show(bet), ...(isDividend ? [show(loss)] : [])],
      ...[`${members}`, `${rate}%`],
    ]),
  };
}

/** Who took which step of this version and when, the oldest first. */
async function writeSteps(
  db: Database,
  { id }: StoredContract,
  {
    number,
    text,
    names,
    at,
  }: {
    readonly number: number;
    readonly text: ReadText;
    readonly names: Names;
    readonly at: (ms: number) => string;
  },
): Promise<StatementTable> {
  const steps = await db
    .selectFrom('contract_step')
    .select(['step', 'side', 'made_at as madeAt', 'reason'])
    .where('contract_id', '=', id)
    .where('version', '=', number)
    .orderBy('id')
    .limit(mostSteps)
    .execute();
  return {
    title: text('contract.copy.steps'),
    columns: ['step', 'by', 'time'].map((column) => text(`contract.col.${column}`)),
    rows: steps.flatMap(({ step, side, madeAt, reason }) => [
      [
        text(`contract.step.${step}`),
        side === 'system' ? text('contract.by.system') : names[side],
        at(madeAt.getTime()),
      ],
      // A reason has the width of the page below its step.
      ...breakLines(reason ?? '', reasonLength).map((line, place) => [
        place === 0 ? text('contract.col.reason') : '',
        line,
      ]),
    ]),
  };
}

/** The parties, what the version is about, and both signatures, in the order of the page. */
function writeFacts(
  { kind, product }: StoredContract,
  version: Version,
  {
    text,
    names,
    zone,
    at,
  }: {
    readonly text: ReadText;
    readonly names: Names;
    readonly zone: string;
    readonly at: (ms: number | null) => string;
  },
): readonly Fact[] {
  const { fingerprint, period, answer } = version;
  const settled: readonly Fact[] =
    kind === 'dividend' ? [[text('contract.period'), text(`contract.period.${period}`)]] : [];
  return [
    [text('contract.col.kind'), text(`contract.kind.${kind}`)],
    [text('contract.col.product'), text(`contract.product.${product}`)],
    ...settled,
    [text('contract.col.upline'), names.upline],
    [text('contract.col.downline'), names.downline],
    [text('contract.col.version'), `${version.version}`],
    [text('contract.copies.offeredAt'), at(version.offeredAt)],
    [text('contract.copies.offeredFrom'), version.offeredFrom],
    [
      text('contract.copies.answer'),
      text(answer === null ? 'contract.status.offered' : `contract.answer.${answer}`),
    ],
    [text('contract.copies.answeredAt'), at(version.answeredAt)],
    [text('contract.copies.answeredFrom'), version.answeredFrom ?? '–'],
    [text('contract.copies.effectiveAt'), at(version.effectiveAt)],
    [text('statements.zone'), zone],
    [text('contract.copy.fingerprint'), fingerprint.slice(0, lineLength)],
    ['', fingerprint.slice(lineLength)],
  ];
}

/**
 * What a copy says of one version of a contract, in the language of the reader.
 * @throws AppError 404 `contract.changed` where the contract has no such version
 */
async function describeCopy(
  parts: MemberParts,
  contract: StoredContract,
  {
    number,
    memberId,
    language,
  }: { readonly number: number; readonly memberId: string; readonly language: Caller['language'] },
): Promise<Statement> {
  const { db, liveSite } = parts;
  const version = (await readVersions(db, contract.id, memberId)).find((one) => one.version === number);
  if (version === undefined) throw refuseCall('contract.changed', 'The contract has no such version.', 404);
  const [{ timeZone: zone }, currency, text, { name: brand, locales }] = await Promise.all([
    readSettings(parts),
    readMemberCurrency(db, contract.downlineId),
    readScreenTexts(parts, language),
    liveSite.site(),
  ]);
  const writeMoment = (ms: number | null): string =>
    ms === null ? '–' : `${dayIn(zone, new Date(ms))} ${clockIn(zone, new Date(ms))}`;
  const nameOf = await readPartyNames(db, [contract], { readerId: memberId, brand });
  const names = { upline: nameOf(contract.uplineId), downline: nameOf(contract.downlineId) };
  return {
    direction: locales.find(({ code }) => code === language)?.dir ?? 'ltr',
    language,
    brand,
    title: text('contract.copy.title'),
    facts: writeFacts(contract, version, { text, names, zone, at: writeMoment }),
    tables: [
      writeTiers(version, contract, { text, currency, language }),
      await writeSteps(db, contract, { number, text, names, at: writeMoment }),
    ],
  };
}

/**
 * Answers `contracts.copy`: one version of a contract as a PDF. Both sides get the same terms and the same
 * fingerprint; the network of the other side and the account of the upline are masked.
 */
export async function writeCopy(
  parts: MemberParts,
  contract: StoredContract | null,
  { kind, product, version }: ContractsCopyRequest,
  reader: { readonly memberId: string; readonly language: Caller['language'] },
): Promise<ContractsCopyValue> {
  if (contract === null) throw refuseCall('contract.changed', 'There is no such contract.', 404);
  const bytes = drawStatement(await describeCopy(parts, contract, { number: version, ...reader }));
  return {
    name: `contract-${kind}-${product}-${version}.pdf`,
    mediaType: 'application/pdf',
    content: bytes.toString('base64'),
  };
}
