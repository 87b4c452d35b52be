import { ApiError } from '../../api/api-error.ts';

/** Refusals of the browser that the person, or the device, has caused: nothing is wrong with the call. */
const refuse = (code: 'passkey.cancelled' | 'passkey.unsupported'): ApiError =>
  new ApiError({ code, status: 0, message: '', value: null });

/** The credential as JSON. Throws with a code where the person puts the device off, or it has no passkeys. */
async function ask(request: () => Promise<Credential | null>): Promise<string> {
  if (typeof PublicKeyCredential === 'undefined' || !('parseCreationOptionsFromJSON' in PublicKeyCredential))
    throw refuse('passkey.unsupported');
  const credential = await request().catch((error: unknown) => {
    const isUnable = error instanceof DOMException && error.name === 'NotSupportedError';
    throw refuse(isUnable ? 'passkey.unsupported' : 'passkey.cancelled');
  });
  if (!(credential instanceof PublicKeyCredential)) throw refuse('passkey.cancelled');
  return JSON.stringify(credential.toJSON());
}

/** The browser checks their shape itself and throws where it is another one. */
const readOptions = (options: string): unknown => JSON.parse(options);

/** Has the device make a key; `options` are those of the server. */
export const makePasskey = (options: string, signal: AbortSignal): Promise<string> =>
  ask(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        readOptions(options) as PublicKeyCredentialCreationOptionsJSON,
      ),
      signal,
    }),
  );

/** Has the device sign with a key that it has; `options` are those of the server. */
export const usePasskey = (options: string, signal: AbortSignal): Promise<string> =>
  ask(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        readOptions(options) as PublicKeyCredentialRequestOptionsJSON,
      ),
      signal,
    }),
  );
