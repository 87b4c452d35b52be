import type { ConsoleDeps } from '../deps.ts';
import { createLinks } from './links.ts';
import { createOwnAccounts } from './own-accounts.ts';
import { createPeople } from './create-people.ts';
import type { PeopleParts } from './people-parts.ts';
import { createOperationRecord } from '../../platform/operation-audit.ts';

/** All about operators, on PostgreSQL. */
export const openPeople = (
  parts: PeopleParts,
): Pick<ConsoleDeps, 'people' | 'ownAccounts' | 'links' | 'record' | 'demo'> => ({
  people: createPeople(parts),
  ownAccounts: createOwnAccounts(parts),
  links: createLinks(parts),
  record: createOperationRecord(parts),
  demo: parts.demo,
});
