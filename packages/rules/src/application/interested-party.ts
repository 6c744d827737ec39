import { problemOfEmail } from '../join/sign-up';
import { problemOfPhone } from '../phone/phone';
import { gather, type Problems } from '../problems';
import { requiredText } from '../required';
import type { InterestedParty } from './application-values';

/** Somebody with an interest in the investment beside those who sign: who begins to name one, names it whole. */
export const problemsOfInterestedParty = (party: InterestedParty): Problems =>
  gather({
    name: requiredText(party.name),
    relationship: requiredText(party.relationship),
    email: problemOfEmail(party.email),
    phone_number: problemOfPhone(party.phone_region, party.phone_number),
  });
