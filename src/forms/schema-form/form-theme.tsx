import { withTheme } from '@rjsf/core';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFormScope } from './form-scope.ts';
import { plainWidgets } from './plain-widgets.tsx';

/** Fields in order, each under its own key: adding or moving others leaves an input in the page. */
const FieldsFrame = ({ properties }: ObjectFieldTemplateProps): ReactNode => {
  const { classes } = useFormScope();
  return <div className={classes['fields']}>{properties.map(({ content }) => content)}</div>;
};

const ShowNothing = (): ReactNode => null;

/** Foyer's theme of the form library: plain inputs that carry classes resolved at publish. */
export const ThemedForm = withTheme<JsonObject>({
  widgets: plainWidgets,
  templates: {
    FieldTemplate: FieldFrame,
    ObjectFieldTemplate: FieldsFrame,
    // Descriptions, titles, help and errors are said by FieldFrame, from message keys.
    DescriptionFieldTemplate: ShowNothing,
    TitleFieldTemplate: ShowNothing,
    FieldErrorTemplate: ShowNothing,
    FieldHelpTemplate: ShowNothing,
    ErrorListTemplate: ShowNothing,
  },
});
