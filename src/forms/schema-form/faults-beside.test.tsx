// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import type { JsonObject } from '../../protocol/json/json.ts';
import { CaptchaInputView } from '../captcha-input/captcha-input.tsx';
import { FileUploadView } from '../file-upload/file-upload.tsx';
import { props, startRuntime } from './registration-form.fake.tsx';
import { schemaFormDefinition } from './schema-form.definition.ts';
import { SchemaFormView } from './schema-form.tsx';

const typed = { account: 'lena1', password: 'Foyer-2026', terms: true };
const view = { classes: {}, slots: {}, emit: () => undefined, text: (name: string) => name };
const Beside = ({ error }: { readonly error: string | null }) => (
  <>
    <CaptchaInputView {...view} nodeId="c" props={{ label: 'Letters', alt: 'Letters', error }} />
    <FileUploadView {...view} nodeId="u" props={{ label: 'Pictures', name: 'proofs', error }} />
  </>
);
const renderBoth = (values: JsonObject, error: string | null = null) => {
  const runtime = startRuntime();
  runtime.set('form.register.values', values);
  return renderView(schemaFormDefinition, SchemaFormView, props, {
    runtime,
    nodeId: 'f',
    slots: { beforeSubmit: <Beside error={error} /> },
  });
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const listed = () =>
  within(screen.getByRole('group', { name: /problem|summary/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the list of faults of a form', () => {
  it('names the captcha that was left empty among the fields that were', async () => {
    renderBoth({ password: 'Foyer-2026', terms: true });
    await submit();
    expect(listed()).toEqual([expect.stringMatching(/^User name: /), 'Letters: errorRequired']);
    await userEvent.click(screen.getByRole('button', { name: /^Letters: / }));
    expect(document.activeElement?.id).toBe('c_captcha');
    await userEvent.keyboard('a7k2');
    expect(listed()).toEqual([expect.stringMatching(/^User name: /)]);
  });

  it('names what the flow says of each field beside those of the schema, and takes the focus', async () => {
    const { emit } = renderBoth(typed, 'Not good');
    expect(screen.queryByRole('group', { name: /problem/ })).toBeNull();
    await submit();
    expect(emit).toHaveBeenCalledWith('submit', { values: typed });
    expect(listed()).toEqual(['Letters: Not good', 'Pictures: Not good']);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /problem/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Pictures: / }));
    expect(document.activeElement?.id).toBe('u_proofs');
  });

  it('says nothing of a field that is good', async () => {
    renderBoth(typed);
    await submit();
    expect(screen.queryByRole('group', { name: /problem/ })).toBeNull();
  });
});
