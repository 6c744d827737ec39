// The server receives what is typed and pasted into every kind of field of an application.
import { applicant } from '../journey/support/applicant';
import { call } from '../journey/support/api';
import { qualify, typedSteps } from '../journey/support/application-by-api';
import { fullName } from '../journey/support/person';
import { investorInformation } from '../journey/support/form-answers';
import { openSections, STATUS_AND_EXPERIENCE } from './support/application';
import { enter } from './support/membership';
import { expect, test } from './support/test';

test('typed and pasted values reach the application as they are shown', async ({
  tab,
  request,
  person,
  say,
}) => {
  test.setTimeout(240_000);
  const { token, application, address } = await applicant(request, person);
  const params = { investmentId: application.investment_id };
  await qualify(request, token, application, person);
  await enter(tab, request, person);
  await tab.open(address);
  const goOn = { role: 'button', name: say('apply.continue') };
  await openSections(tab);
  await tab.fillFields(investorInformation(person));
  await tab.expect({ css: '[name="nationality"]' }, { value: 'US' });
  await tab.click(goOn);
  await tab.expectText({ css: '[aria-current="step"]' }, say('apply.step.status_and_experience'));

  await tab.fillFields(STATUS_AND_EXPERIENCE);
  const occupation = { css: '[name="occupation"]' };
  const employer = { css: '[name="employer"]' };
  await tab.fill(occupation, 'Stonemason');
  await tab.press('Control+a');
  await tab.press('Control+c');
  await tab.click(employer);
  await tab.press('Control+a');
  await tab.press('Control+v');
  await tab.expect(employer, { value: 'Stonemason' });
  await tab.expect({ css: '[name="net_worth"]' }, { value: '2,400,000' });
  await tab.click(goOn);
  await tab.expectText({ css: '[aria-current="step"]' }, say('apply.step.upload_files'));

  const { steps } = await call(request, 'getApplication', { token, params });
  const typed = typedSteps(person);
  expect(steps.investor_information).toMatchObject({
    investor_name: fullName(person),
    nationality: 'US',
    permanent_address: typed.investor_information.permanent_address,
    phone_number: person.phone,
    mailing_same: true,
    signers: [{ first_name: person.firstName, date_of_birth: '1984-04-12', employment_status: 'employed' }],
  });
  expect(steps.status_and_experience).toMatchObject({
    ...typed.status_and_experience,
    occupation: 'Stonemason',
    employer: 'Stonemason',
  });
});
