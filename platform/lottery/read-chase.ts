import type { LotteryBetRequest } from '../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../server/db/database.ts';
import { listAhead, mostChased, type ChaseStep } from './chase.ts';
import { faultAt, refuseLine } from './check-order.ts';
import type { IssueParts, Series } from './issues.ts';

type ChaseSlip = NonNullable<LotteryBetRequest['chaseSlip']>;
type ListedStep = Extract<ChaseSlip, readonly unknown[]>[number];
type ChaseParts = Pick<IssueParts, 'merchant' | 'clock'>;
type NamedIssues = Exclude<ChaseSlip, readonly unknown[]>;

const refuseSlip = (fault: string, sent: string) => refuseLine(0, faultAt(fault, 'chaseSlip', sent));

/** An issue of a list: `multiples` holds one for each line there, and the lines are bought equally often. */
function readStep({ numero, multiple, multiples = [] }: ListedStep): ChaseStep {
  const [times = 1, ...others] = multiple === undefined ? multiples : [multiple, ...multiples];
  if (others.some((other) => other !== times)) throw refuseSlip('chase.multiples-differ', numero);
  return { numero, multiple: times };
}

/** The issues that follow each other from the first one. */
async function listFrom(
  db: Database,
  parts: ChaseParts,
  { series, first, count }: { readonly series: Series; readonly first: string; readonly count: number },
): Promise<string[]> {
  if (count === 1) return [first];
  const ahead = (await listAhead(db, parts, series, mostChased)).map(({ numero }) => numero);
  const start = ahead.indexOf(first);
  const numeros = start === -1 ? [] : ahead.slice(start, start + count);
  if (numeros.length < count) throw refuseSlip('chase.begins-elsewhere', first);
  return numeros;
}

async function readNamed(
  db: Database,
  parts: ChaseParts,
  series: Series,
  { numero, multiples = [] }: NamedIssues,
): Promise<readonly ChaseStep[]> {
  if (numero === undefined || numero.length === 0 || multiples.length === 0)
    throw refuseSlip('choices.missing', '');
  const numeros =
    typeof numero === 'string'
      ? await listFrom(db, parts, { series, first: numero, count: multiples.length })
      : [...numero];
  if (numeros.length !== multiples.length) throw refuseSlip('chase.multiples-differ', numeros[0] ?? '');
  return numeros.map((one, index) => ({ numero: one, multiple: multiples[index] ?? 1 }));
}

/**
 * The issues of a chase in each form in which clients of this family send them: a list of `{numero, multiple}` or
 * `{numero, multiples}`, or one `{numero, multiples}` whose `numero` is the first issue of several in a row, or the
 * list of all of them.
 * @throws AppError 400 `lottery.content` with the place and what was sent
 */
export async function readChase(
  db: Database,
  parts: ChaseParts,
  series: Series,
  slip: ChaseSlip,
): Promise<readonly ChaseStep[]> {
  return Array.isArray(slip) ? slip.map(readStep) : readNamed(db, parts, series, slip);
}
