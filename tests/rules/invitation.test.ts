import {
  attestationsOf,
  problemsOfInvitation,
  problemsOfResidence,
  SIGN_UP_ATTESTATIONS,
  type InvitationValues,
} from '@quoin/rules';

const STATED: InvitationValues = {
  investor_type: 'individual',
  qualifications: ['accredited_investor'],
  attestations: SIGN_UP_ATTESTATIONS,
};

test('an invitation allows sign-up from any country, but only for accredited investors', () => {
  expect(problemsOfResidence({ country: 'HK', accredited: true }, true)).toEqual({});
  expect(problemsOfResidence({ country: 'ZZ', accredited: true }, true)).toMatchObject({
    country: { name: 'country_invalid' },
  });
  expect(problemsOfResidence({ country: 'HK', accredited: false }, true)).toMatchObject({
    accredited: { name: 'not_accredited' },
  });
});

test.each(['US', 'PR', 'CA'])('a resident of %s does not attest to foreign law', (country) => {
  expect(attestationsOf(country)).toEqual(SIGN_UP_ATTESTATIONS.filter((one) => one !== 'home_law_permits'));
  expect(problemsOfInvitation({ ...STATED, attestations: attestationsOf(country) }, country)).toEqual({});
});

test.each(SIGN_UP_ATTESTATIONS)('from abroad %s requires a separate attestation', (missing) => {
  const attestations = SIGN_UP_ATTESTATIONS.filter((one) => one !== missing);
  expect(problemsOfInvitation({ ...STATED, attestations }, 'HK')).toEqual({
    attestations: { name: 'attestation_required' },
  });
});

test('an investor type and at least one qualification are required', () => {
  expect(problemsOfInvitation({ attestations: SIGN_UP_ATTESTATIONS, qualifications: [] }, 'HK')).toEqual({
    investor_type: { name: 'required' },
    qualifications: { name: 'answer_required' },
  });
  expect(Object.keys(problemsOfInvitation({}, 'US'))).toEqual([
    'investor_type',
    'qualifications',
    'attestations',
  ]);
});
