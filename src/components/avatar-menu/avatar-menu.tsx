import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { MenuButton } from '../menu-button.tsx';
import { MenuPlaceContext } from '../menu-context.ts';

export interface AvatarMenuProps {
  readonly name?: string | null;
  readonly level?: string | number | null;
  readonly label: string;
}

const takeInitial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

export const AvatarMenuView = ({ props, classes, children }: ViewProps<AvatarMenuProps>): ReactNode => {
  const name = props.name ?? '';
  return (
    <MenuButton
      label={name === '' ? props.label : `${props.label}: ${name}`}
      rootClass={classes['root']}
      triggerClass={classes['trigger']}
      panelClass={classes['panel']}
      trigger={
        <>
          <span className={classes['avatar']} aria-hidden="true">
            {takeInitial(name)}
          </span>
          <bdi className={classes['name']}>{name}</bdi>
        </>
      }
    >
      <div className={classes['head']} role="presentation">
        <bdi>{name}</bdi>
        {props.level !== undefined && props.level !== null && (
          <span className={classes['level']}>{props.level}</span>
        )}
      </div>
      <MenuPlaceContext value="menu">{children}</MenuPlaceContext>
    </MenuButton>
  );
};
