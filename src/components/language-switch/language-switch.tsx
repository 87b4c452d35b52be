import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { MenuButton } from '../menu-button.tsx';

export interface LanguageSwitchProps {
  readonly label: string;
  readonly current: string;
  readonly options: readonly {
    readonly code: string;
    readonly nativeName: string;
    readonly dir: 'ltr' | 'rtl';
    readonly bcp47?: string;
  }[];
}

export const LanguageSwitchView = ({ props, classes, emit }: ViewProps<LanguageSwitchProps>): ReactNode => (
  <MenuButton
    label={props.label}
    rootClass={classes['root']}
    triggerClass={classes['trigger']}
    panelClass={classes['panel']}
    trigger={<Glyph name="globe" className={classes['icon']} />}
  >
    {props.options.map(({ code, nativeName, dir, bcp47 }) => (
      <button
        key={code}
        type="button"
        role="menuitemradio"
        aria-checked={code === props.current}
        tabIndex={-1}
        className={classes['option']}
        dir={dir}
        lang={bcp47}
        onClick={() => emit('change', { code })}
      >
        {nativeName}
        {code === props.current && <Glyph name="check" className={classes['icon']} />}
      </button>
    ))}
  </MenuButton>
);
