import type { ReactNode } from 'react';
import type { ConsolePermission } from '../../protocol/console/console-api.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { Screen } from './screen.tsx';

/** A screen of roles with a permission. Others find its name, the way to its neighbours, and whom to ask. */
export function RoleScreen(props: {
  readonly needs: Exclude<ConsolePermission, 'read'>;
  readonly title: string;
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}) {
  const { needs, title, tabs, children } = props;
  if (useMay(needs)) return children;
  return (
    <Screen title={title}>
      {tabs}
      <RoleNotice permission={needs} />
    </Screen>
  );
}
