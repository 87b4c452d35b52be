import type { ReactNode } from 'react';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { Screen } from './screen.tsx';

/** A screen with what belongs to members. Others find its name, the way to its neighbours, and whom to ask. */
export function MembersScreen(props: {
  readonly title: string;
  readonly tabs: ReactNode;
  readonly children: ReactNode;
}) {
  if (useMay('players')) return props.children;
  return (
    <Screen title={props.title}>
      {props.tabs}
      <RoleNotice permission="players" />
    </Screen>
  );
}
