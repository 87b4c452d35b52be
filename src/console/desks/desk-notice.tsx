import { Alert } from '@chakra-ui/react';
import { consoleRoles, permissionsOf, type ConsolePermission } from '../../protocol/console/console-api.ts';
import type { Desk } from '../../protocol/desks/define-desk.ts';
import { useMay } from '../draft/draft-context.tsx';
import { messages } from '../messages.ts';
import { deskMessages as words } from './desk-messages.ts';

const nameRolesWith = (permission: ConsolePermission): string =>
  consoleRoles
    .filter((role) => permissionsOf[role].includes(permission))
    .map((role) => `“${messages.roleNames[role]}”`)
    .join(' or ');

/** What a role that cannot propose may do here, and whom to ask; null for one that can. */
export function describeRole(
  { propose, decide }: Desk['rights'],
  may: { readonly propose: boolean; readonly decide: boolean },
): string | null {
  if (may.propose) return null;
  const proposers = nameRolesWith(propose);
  if (decide === null) return words.role.looks(proposers);
  return may.decide ? words.role.decides(proposers) : words.role.looksOnly(proposers, nameRolesWith(decide));
}

/** Says once, above a desk, what an operator without the right to propose may do. */
export function DeskNotice({ desk }: { readonly desk: Desk }) {
  const { propose, decide } = desk.rights;
  const may = { propose: useMay(propose), decide: useMay(decide ?? propose) };
  const sentence = describeRole(desk.rights, may);
  return sentence === null ? null : (
    <Alert.Root status="info" marginBlockEnd="4">
      <Alert.Indicator />
      <Alert.Title>{sentence}</Alert.Title>
    </Alert.Root>
  );
}
