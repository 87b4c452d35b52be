import type { ConsoleDeps } from '../deps.ts';
import { createLinks } from './links.ts';
import { createOwnAccounts } from './own-accounts.ts';
import { createPeople } from './create-people.ts';
import type { PeopleParts } from './people-parts.ts';
import { createRefusalRecord } from '../refusal-record.ts';
import { createOperationRecord } from '../../infrastructure/audit/operation-audit.ts';

/** All about operators, on PostgreSQL. */
export const openPeople = (
  parts: PeopleParts,
): Pick<ConsoleDeps, 'people' | 'ownAccounts' | 'links' | 'record' | 'refusals' | 'demo'> => ({
  people: createPeople(parts),
  ownAccounts: createOwnAccounts(parts),
  links: createLinks(parts),
  record: createOperationRecord(parts),
  refusals: createRefusalRecord(parts),
  demo: parts.demo,
});
