import { useState, type ReactNode } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import { useFormScope } from './form-scope.ts';

/** Fields that few people fill in, behind words that are pressed. One that has a value or an error is always seen. */
export const FoldedFields = ({
  label,
  isNeeded,
  children,
}: {
  readonly label: string;
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}): ReactNode => {
  const { classes } = useFormScope();
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen || isNeeded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes['foldSummary']}>
        <Glyph name="chevron-down" className={classes['icon']} />
        {label}
      </summary>
      <div className={classes['fields']}>{children}</div>
    </details>
  );
};
