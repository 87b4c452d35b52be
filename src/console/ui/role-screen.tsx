import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import type { ConsolePermission } from '../../protocol/console/console-api.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { Screen } from './screen.tsx';

type Needs = Exclude<ConsolePermission, 'read'>;

/** A screen of roles with a permission. Others find its name, the way to its neighbours, and whom to ask. */
function RoleScreen(props: {
  readonly needs: Needs;
  readonly title: string;
  readonly tabs: ReactNode;
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

/** Screens of one area that need the same permission, by their address. */
export const roleRoutes = (area: {
  readonly needs: Needs;
  readonly tabs?: ReactNode;
  readonly screens: readonly { readonly path: string; readonly title: string; readonly page: ReactNode }[];
}) =>
  area.screens.map(({ path, title, page }) => (
    <Route
      key={path}
      path={path}
      element={
        <RoleScreen needs={area.needs} title={title} tabs={area.tabs}>
          {page}
        </RoleScreen>
      }
    />
  ));
