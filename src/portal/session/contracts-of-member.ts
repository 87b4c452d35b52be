import type { Api } from '../../api/create-api.ts';
import type { ContractsConsolidatedValue } from '../../protocol/generated/wire-types.ts';
import type { Contract, ContractKind, ContractTier } from '../../machines/contract/contract.context.ts';

type Sets = ContractsConsolidatedValue;
/**
 * Where the sets of a kind are in the consolidated answer: proposed terms, and terms in force (wire contract
 * A7).
 */
const setsOf = {
  dividend: ['divtypereq', 'divtypeinfo'],
  daily: ['dailysalreqtype', 'dailysalinfotype'],
  hourly: ['contracthoursalreq', 'contracthoursalinfo'],
  realTime: ['realtimesalreqtype', 'contractmrdailysalinfotype'],
} as const satisfies Readonly<Record<ContractKind, readonly [keyof Sets, keyof Sets]>>;
const kinds = Object.keys(setsOf) as ContractKind[];

/** Whether there are contracts of this kind. */
export const isContractKind = (kind: string): kind is ContractKind => Object.hasOwn(setsOf, kind);

type Row = NonNullable<Sets[(typeof setsOf)[ContractKind][number]][string]>[number];

/** `0.1250` → `12.50`. Some platforms send a number. */
const toPercent = (share: string | number): string => (Math.round(Number(share) * 10_000) / 100).toFixed(2);

interface Detail {
  readonly bet: string;
  readonly activeMember: number;
  readonly rateType: string;
  readonly rate: string;
}
/** A share, or a fixed amount: of one tier where both have the same conditions. */
function addDetail(tiers: readonly ContractTier[], { bet, activeMember, rateType, rate }: Detail) {
  const last = tiers.at(-1);
  const paid = rateType === 'P' ? { rate: toPercent(rate) } : { fixed: rate };
  const isSame = last !== undefined && last.bet === bet && last.members === activeMember;
  if (isSame && !Object.hasOwn(last, 'fixed') && rateType !== 'P')
    return [...tiers.slice(0, -1), { ...last, ...paid }];
  return [...tiers, { bet, loss: '0.00', members: activeMember, rate: '0.00', ...paid }];
}

function readTiers(rows: readonly Row[]): readonly ContractTier[] {
  return rows.flatMap((row): readonly ContractTier[] => {
    if ('contractRate' in row) {
      const { minimumBet, netLoss, activeMember, contractRate } = row;
      return [{ bet: minimumBet, loss: netLoss, members: activeMember, rate: toPercent(contractRate) }];
    }
    const details =
      'details' in row
        ? row.details.map(({ betVolume, ...rest }) => ({ bet: betVolume, ...rest }))
        : row.hourSalaryRates.map(({ minimumBet, ...rest }) => ({ bet: minimumBet, ...rest }));
    return details.reduce<readonly ContractTier[]>(addDetail, []);
  });
}

function toContract(rows: readonly Row[] | undefined): Contract | null {
  const [row] = rows ?? [];
  if (row === undefined || rows === undefined) return null;
  return {
    id: 'contractId' in row ? row.contractId : row.id,
    status: row.status,
    version: row.version,
    period: 'period' in row ? row.period : 'D',
    tiers: readTiers(rows),
    ownRate: '0.00',
    currency: '',
    endsDownline: row.downlineHigherRate === 'Y',
    endsBelow: row.endsBelow ?? 0,
    askedBy: row.askedBy,
    endReason: row.endReason ?? '',
    partner: row.uplineName ?? '',
  };
}

/** A contract of the logged-in member as the downline; proposed terms come before those in force. */
export function readOwnContract(
  all: Sets,
  { kind, product }: { readonly kind: string; readonly product: string },
): Contract | null {
  if (!isContractKind(kind)) return null;
  const [asked, standing] = setsOf[kind];
  return toContract(all[asked][product]) ?? toContract(all[standing][product]);
}
export const findOwnContract = async (
  api: Api,
  which: { readonly kind: string; readonly product: string },
  signal: AbortSignal,
): Promise<Contract | null> => readOwnContract(await api['contracts.consolidated']({}, { signal }), which);

export interface PendingContract {
  readonly kind: ContractKind;
  readonly product: string;
  readonly version: number;
}

/** The first contract that waits for the member's answer. */
export function findPendingContract(all: Sets): PendingContract | null {
  for (const kind of kinds) {
    const [product, rows] =
      Object.entries<readonly { readonly version: number }[]>(all[setsOf[kind][0]])[0] ?? [];
    if (product !== undefined) return { kind, product, version: rows?.[0]?.version ?? 0 };
  }
  return null;
}
