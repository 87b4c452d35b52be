import { factorMessages } from './factor-messages.ts';

/** Nothing came of the question to the device; the message is for the operator. */
export class DeviceFailure extends Error {}

/** The credential as JSON. @throws DeviceFailure where the operator or the browser gives none */
async function ask(request: () => Promise<Credential | null>): Promise<string> {
  const { cancelled, unsupported } = factorMessages.device;
  if (typeof PublicKeyCredential === 'undefined' || !('parseCreationOptionsFromJSON' in PublicKeyCredential))
    throw new DeviceFailure(unsupported);
  const credential = await request().catch((cause: unknown) => {
    const isUnable = cause instanceof DOMException && cause.name === 'NotSupportedError';
    throw new DeviceFailure(isUnable ? unsupported : cancelled, { cause });
  });
  if (!(credential instanceof PublicKeyCredential)) throw new DeviceFailure(cancelled);
  return JSON.stringify(credential.toJSON());
}

/** The browser checks their shape itself and throws where it is another one. */
const readOptions = (options: string): unknown => JSON.parse(options);

/** Has the device make a key; `options` are those of the server. */
export const makePasskey = (options: string): Promise<string> =>
  ask(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        readOptions(options) as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );

/** Has the device sign with a key that it has; `options` are those of the server. */
export const signWithPasskey = (options: string): Promise<string> =>
  ask(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        readOptions(options) as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );
