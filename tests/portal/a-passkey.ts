// A fake of the browser's passkey API, which jsdom lacks. Records calls and returns the configured results.
type Ask = 'get' | 'create';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const RESPONSES = {
  get: { authenticatorData: bytes('data'), signature: bytes('signature'), userHandle: bytes('handle') },
  create: { attestationObject: bytes('attestation'), getTransports: () => ['internal'] },
};

/**
 * @param errorName name of the error that the browser throws instead of returning a credential
 * @param suggests whether passkeys appear in the field's autofill; the first one is selected
 */
export function browserWithPasskeys(errorName?: string, { suggests = false } = {}) {
  const calls: Ask[] = [];
  const answer = (ask: Ask) => async () => {
    calls.push(ask);
    if (errorName) throw new DOMException('refused', errorName);
    return {
      id: 'AAAA',
      rawId: bytes('id'),
      type: 'public-key',
      response: { clientDataJSON: bytes('{}'), ...RESPONSES[ask] },
      getClientExtensionResults: () => ({}),
    };
  };
  const PublicKeyCredential = { isConditionalMediationAvailable: async () => suggests };
  Object.assign(window, { PublicKeyCredential: Object.assign(class {}, PublicKeyCredential) });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: answer('get'), create: answer('create') },
  });
  return calls;
}

export const REQUEST_OPTIONS = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};
export const CREATION_OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Quoin' },
  user: { id: 'AAAA', name: 'morgan.reyes@example.com', displayName: 'morgan.reyes@example.com' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
