import {
  getAttestations,
  validateInvitation,
  validateResidence,
  SIGN_UP_ATTESTATIONS,
  type InvitationValues,
} from '@quoin/rules';

const STATED: InvitationValues = {
  investor_type: 'individual',
  qualifications: ['accredited_investor'],
  attestations: SIGN_UP_ATTESTATIONS,
};

test('an invitation allows sign-up from any country, but only for accredited investors', () => {
  expect(validateResidence({ country: 'HK', accredited: true }, true)).toEqual({});
  expect(validateResidence({ country: 'ZZ', accredited: true }, true)).toMatchObject({
    country: { name: 'country_invalid' },
  });
  expect(validateResidence({ country: 'HK', accredited: false }, true)).toMatchObject({
    accredited: { name: 'not_accredited' },
  });
});

test.each(['US', 'PR', 'CA'])('a resident of %s does not attest to foreign law', (country) => {
  expect(getAttestations(country)).toEqual(SIGN_UP_ATTESTATIONS.filter((one) => one !== 'home_law_permits'));
  expect(validateInvitation({ ...STATED, attestations: getAttestations(country) }, country)).toEqual({});
});

test.each(SIGN_UP_ATTESTATIONS)('from abroad %s requires a separate attestation', (missing) => {
  const attestations = SIGN_UP_ATTESTATIONS.filter((one) => one !== missing);
  expect(validateInvitation({ ...STATED, attestations }, 'HK')).toEqual({
    attestations: { name: 'attestation_required' },
  });
});

test('an investor type and at least one qualification are required', () => {
  expect(validateInvitation({ attestations: SIGN_UP_ATTESTATIONS, qualifications: [] }, 'HK')).toEqual({
    investor_type: { name: 'required' },
    qualifications: { name: 'answer_required' },
  });
  expect(Object.keys(validateInvitation({}, 'US'))).toEqual([
    'investor_type',
    'qualifications',
    'attestations',
  ]);
});
