import type { ContractSide, ContractStep } from '../../../src/machines/contract/contract.context.ts';
import type { StoredStatus } from './tables.ts';

export interface HeldTerms {
  /** The offer in force, or null. */
  readonly activeVersion: number | null;
  readonly version: number;
}
export interface NextStanding extends HeldTerms {
  readonly status: StoredStatus;
  readonly askedBy: ContractSide | null;
}

/**
 * State of a contract after a step. An offer over one that holds or is open is a new offer (E); if that is
 * rejected, what held before continues. The step must be legal (`isLegalStep`).
 */
export function findNextStanding(
  held: HeldTerms & { readonly isOpen: boolean },
  side: ContractSide,
  step: ContractStep,
): NextStanding {
  const { version, activeVersion, isOpen } = held;
  switch (step) {
    case 'offer': {
      const status = isOpen || activeVersion !== null ? 'E' : 'P';
      return { status, version: version + 1, activeVersion, askedBy: null };
    }
    case 'accept':
      return { status: 'A', version, activeVersion: version, askedBy: null };
    case 'reject':
      return { status: activeVersion === null ? 'R' : 'A', version, activeVersion, askedBy: null };
    case 'requestEnd':
      return { status: 'V', version, activeVersion, askedBy: side };
    case 'agreeEnd':
      return { status: 'C', version, activeVersion: null, askedBy: null };
    case 'declineEnd':
    case 'takeBackEnd':
      return { status: 'A', version, activeVersion, askedBy: null };
  }
}
