import { BRAND, PHONE_REGIONS } from '@quoin/rules';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import SignUpScreen from '../../portal/src/journey/join/SignUpScreen';
import { chooseOption } from '../ui/choose-option';
import { anOffer } from './an-invitation';
import { answerWith, errorReply, type SentRequest } from './fake-api';
import { fill, renderScreen } from './render-screen';

const EMAIL = 'robin.ashdown@example.com';
const PASSWORD = 'Corner-Stone7';

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  localStorage.clear();
  localStorage.setItem('quoin.residence', 'HK');
  localStorage.setItem('quoin.referral', JSON.stringify({ ref_id: 'GRACELINDQ', timestamp: Date.now() }));
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn(); // jsdom has no layout to scroll
});

type ErrorReply = ReturnType<typeof errorReply>;

/** A fake server; calls succeed unless the test overrides them. */
const server = (
  other: (request: SentRequest) => ErrorReply | { json: unknown } | undefined = () => undefined,
) =>
  answerWith(
    (request) =>
      other(request) ?? {
        json: {
          ...anOffer(),
          items: PHONE_REGIONS,
          resend_after_seconds: 60,
          verified: true,
          email: EMAIL,
          done: true,
        },
      },
  );
const refuse = (at: string, refused: ErrorReply) => server(({ path }) => (path === at ? refused : undefined));
const sentTo = (sent: SentRequest[], path: string) => sent.filter((request) => request.path === path);

const goOn = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Continue' }));
const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const choices = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));

async function passStatement(person: UserEvent) {
  await screen.findByText('You are invited: $500 off your first investment');
  await person.click(screen.getByRole('radio', { name: 'Individual' }));
  await person.click(screen.getByRole('radio', { name: /^Net worth/ }));
  await goOn(person);
  await screen.findByLabelText(/^First name/);
}

async function giveIdentity(person: UserEvent) {
  await fill(person, screen.getByLabelText(/^First name/), 'Robin');
  await fill(person, screen.getByLabelText(/^Last name/), 'Ashdown');
  await fill(person, screen.getByLabelText(/^E-mail/), EMAIL);
  await chooseOption(screen.getByRole('combobox', { name: 'Country code' }), 'United States +1', person);
  await person.type(screen.getByLabelText(/^Mobile phone/), '2125550140');
  await person.click(screen.getByRole('button', { name: /send code/i }));
  await person.type(await screen.findByLabelText(/^Code from/), '123456');
  await goOn(person);
}

async function passIdentity(person: UserEvent) {
  await giveIdentity(person);
  await screen.findByRole('group', { name: /^I attest that/ });
}

async function passAttestations(person: UserEvent) {
  for (const checkbox of screen.getAllByRole('checkbox')) await person.click(checkbox);
  await goOn(person);
  await screen.findByLabelText(/^Confirm password/);
}

async function createAccount(person: UserEvent) {
  const password = screen.getByLabelText(/^Password/, { selector: 'input[name=password]' });
  await fill(person, password, PASSWORD);
  await fill(person, screen.getByLabelText(/^Confirm password/), PASSWORD);
  await person.click(screen.getByRole('checkbox', { name: /Terms of Use/ }));
  await person.click(screen.getByRole('button', { name: 'Create account' }));
}

async function passAll(person: UserEvent) {
  await passStatement(person);
  await passIdentity(person);
  await passAttestations(person);
  await createAccount(person);
}

test('a friend from Hong Kong signs up in four steps, the answers are sent, and the visit counts as a sign-up', async () => {
  const sent = server();
  const { person, places } = await renderScreen(SignUpScreen);
  await screen.findByText(/above \$50,000, completed within 3 months/);
  await person.click(screen.getByRole('checkbox', { name: /^Qualified purchaser/ }));
  await passAll(person);

  await waitFor(() => expect(places.at(-1)).toBe(`/auth/signup/ok/${encodeURIComponent(EMAIL)}`));
  expect(sentTo(sent, '/v1/register')[0]?.body).toMatchObject({
    country: 'HK',
    accredited: true,
    referral_code: 'GRACELINDQ',
    invitation: {
      investor_type: 'individual',
      qualifications: ['accredited_investor', 'qualified_purchaser'],
      attestations: [
        'statements_are_true',
        'invests_for_own_account',
        'understands_risk_of_loss',
        'was_invited_personally',
        'home_law_permits',
      ],
    },
  });
  expect(JSON.stringify(sent)).not.toContain(PASSWORD);
  expect(sentTo(sent, '/v1/access/convert')).toHaveLength(1);
});

test.each([
  [
    'en',
    'HK',
    'HK +852',
    'Available for numbers from: United States, Canada, China, Hong Kong, Singapore, and United Kingdom.',
  ],
  ['zh-CN', 'CN', 'CN +86', '验证码可发送至以下地区的号码：美国、加拿大、中国、香港、新加坡和英国。'],
] as const)(
  'in %s the phone starts with the code of the residence %s, and lists the countries that can receive codes',
  async (language, residence, code, says) => {
    localStorage.setItem('quoin.residence', residence);
    server();
    const { person } = await renderScreen(SignUpScreen, { language });
    await person.click(await screen.findByRole('radio', { name: language === 'en' ? 'Individual' : '个人' }));
    await person.click(screen.getByRole('radio', { name: language === 'en' ? /^Net worth/ : /^净资产/ }));
    expect(screen.queryByRole('link', { name: BRAND.supportEmail })).toBeNull();
    await person.click(screen.getByRole('button', { name: language === 'en' ? 'Continue' : '继续' }));
    const phone = await screen.findByLabelText(language === 'en' ? /^Mobile phone/ : /^手机号码/);
    expect(phone).toHaveAccessibleDescription(expect.stringContaining(says));
    expect(screen.getByText(code)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: BRAND.supportEmail })).toBeInTheDocument();
  },
);

test('a friend in a country without SMS codes sees this first, with a contact link', async () => {
  localStorage.setItem('quoin.residence', 'DE');
  server();
  await renderScreen(SignUpScreen);
  expect(await screen.findByText(/at each sign-in, from: United States, Canada/)).toBeVisible();
  expect(screen.getByRole('link', { name: BRAND.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${BRAND.supportEmail}`,
  );
});

describe('the first step of an invitation', () => {
  test.each([
    [
      'Joint owners',
      /^How do you own investments/,
      'Spouses with community property',
      /^Each owner/,
      'joint_community_property',
    ],
    ['Entity or trust', /^What kind of organization/, 'Trust', /^Total assets of the trust/, 'trust'],
  ] as const)(
    '%s asks a second question, whose answer is sent',
    async (kind, question, form, basis, type) => {
      const sent = server();
      const { person } = await renderScreen(SignUpScreen);
      await person.click(await screen.findByRole('radio', { name: kind }));
      await goOn(person);
      const forms = within(await screen.findByRole('radiogroup', { name: question }));
      expect(screen.queryByLabelText(/^First name/)).toBeNull(); // the kind alone is no answer
      await person.click(forms.getByRole('radio', { name: form }));
      await person.click(screen.getByRole('radio', { name: basis }));
      await goOn(person);
      await screen.findByLabelText(/^First name/);
      await passIdentity(person);
      await passAttestations(person);
      await createAccount(person);
      await waitFor(() =>
        expect(sentTo(sent, '/v1/register')[0]?.body).toMatchObject({ invitation: { investor_type: type } }),
      );
    },
  );

  test('explains a qualified purchaser on demand, with the amounts in force', async () => {
    server();
    const { person } = await renderScreen(SignUpScreen);
    const help = await screen.findByText('What do these mean?');
    const meaning = screen.getByText(/^At least \$5,000,000 in investments/);
    expect(meaning).not.toBeVisible();
    await person.click(help);
    expect(meaning).toBeVisible();
  });

  test('is selected again in the stepper, and later steps cannot be', async () => {
    server();
    const { person } = await renderScreen(SignUpScreen);
    await passStatement(person);
    const steps = within(screen.getByRole('navigation', { name: 'Create an account' }));
    expect(steps.queryByRole('button', { name: /Attestations/ })).toBeNull();
    await person.click(steps.getByRole('button', { name: /^Residence and investor type/ }));
    expect(await screen.findByRole('radio', { name: 'Individual' })).toBeChecked();
  });
});

test('a knowledgeable employee is identified by that statement', async () => {
  const sent = server();
  const { person } = await renderScreen(SignUpScreen);
  await person.click(await screen.findByRole('radio', { name: 'Individual' }));
  await person.click(screen.getByRole('radio', { name: /^Knowledgeable employee/ }));
  await goOn(person);
  await screen.findByLabelText(/^First name/);
  await passIdentity(person);
  await passAttestations(person);
  await createAccount(person);
  await waitFor(() =>
    expect(sentTo(sent, '/v1/register')[0]?.body).toMatchObject({
      invitation: { qualifications: ['accredited_investor', 'knowledgeable_employee'] },
    }),
  );
});

test.each([
  ['en', 'Continue', 'Choose an answer', 'This field is required'],
  ['zh-CN', '继续', '请选择一项', '此项为必填项'],
] as const)(
  'in %s an empty first step shows its errors and does not continue',
  async (language, go, choose, need) => {
    server();
    const { person } = await renderScreen(SignUpScreen, { language });
    await person.click(await screen.findByRole('button', { name: go }));
    expect(await screen.findByText(new RegExp(choose))).toBeInTheDocument();
    expect(screen.getByText(new RegExp(need))).toBeInTheDocument();
    expect(document.querySelector('[name="first_name"]')).toBeNull();
  },
);

test('a friend who is not accredited sees an error at once and cannot continue', async () => {
  server();
  const { person } = await renderScreen(SignUpScreen);
  await person.click(await screen.findByRole('radio', { name: 'Individual' }));
  await person.click(screen.getByRole('radio', { name: /^None of these/ }));
  expect(screen.getByText(/Only accredited investors can sign up\. If your/)).toBeInTheDocument();
  await goOn(person);
  expect(await screen.findByText('Only accredited investors can sign up')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
});

test('an unticked statement blocks the attestations, and a resident is not asked about foreign law', async () => {
  server();
  const { person } = await renderScreen(SignUpScreen);
  await screen.findByRole('radio', { name: 'Individual' });
  await chooseOption(screen.getByRole('combobox'), 'Canada', person);
  await passStatement(person);
  await passIdentity(person);
  const boxes = group(/^I attest that/).getAllByRole('checkbox');
  expect(boxes).toHaveLength(4);
  for (const checkbox of boxes.slice(1)) await person.click(checkbox);
  await goOn(person);
  expect(await screen.findByText('Confirm that your statements are true')).toBeInTheDocument();
  await waitFor(() => expect(boxes[0]).toHaveFocus());
});

test('a wrong code blocks the second step, with an error at the code', async () => {
  refuse('/v1/captcha/sms:verify', errorReply('code_incorrect'));
  const { person } = await renderScreen(SignUpScreen);
  await passStatement(person);
  await giveIdentity(person);
  expect(await screen.findByText('The code is incorrect. Try again.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^I attest that/ })).toBeNull();
  expect(screen.getByLabelText(/^Code from/)).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  [
    'an e-mail that is registered',
    errorReply('email_registered', { email: 'This e-mail is already registered.' }),
    /^E-mail/,
  ],
  ['a code that ran out meanwhile', errorReply('send_code_first'), /^Code from/],
] as const)(
  '%s goes back from the last step to its field, and no input is lost',
  async (_, refused, field) => {
    refuse('/v1/register', refused);
    const { person } = await renderScreen(SignUpScreen);
    await passAll(person);
    const mended = await screen.findByLabelText(field);
    await waitFor(() => expect(mended).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(mended).toHaveFocus());
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Robin');
  },
);

test('going back keeps every answer and shows no errors for open questions', async () => {
  server();
  const { person } = await renderScreen(SignUpScreen);
  await passStatement(person);
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: 'Individual' })).toBeChecked();
  expect(choices(/^How do you qualify/).getByRole('radio', { name: /^Net worth/ })).toBeChecked();
  await goOn(person);
  await screen.findByLabelText(/^First name/);
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
});

test('the statements quote the amounts of the edition from the server', async () => {
  server(({ path }) =>
    path === '/v1/register/invitation' ? { json: { ...anOffer(), rulebook_edition: 'dated' } } : undefined,
  );
  jest.useFakeTimers({
    now: new Date('2026-07-01T12:00:00Z'),
    advanceTimers: true,
    doNotFake: ['setTimeout'],
  });
  localStorage.setItem('quoin.referral', JSON.stringify({ ref_id: 'GRACELINDQ', timestamp: Date.now() }));
  await renderScreen(SignUpScreen);
  expect(await screen.findByText(/Net worth above \$2,700,000/)).toBeInTheDocument();
  jest.useRealTimers();
});

describe('an invitation that is not valid', () => {
  const unknown = () => refuse('/v1/register/invitation', errorReply('invitation_invalid'));

  test.each([
    [
      'en',
      'This invitation is not valid. Ask the person who invited you for a new link.',
      'Join the waitlist',
    ],
    ['zh-CN', '邀请', '加入候补名单'],
  ] as const)(
    'in %s shows an error, and Hong Kong is rejected as without an invitation',
    async (language, sentence, waitlist) => {
      unknown();
      await renderScreen(SignUpScreen, { language });
      expect((await screen.findAllByText(new RegExp(sentence)))[0]).toBeInTheDocument();
      expect(screen.getByRole('button', { name: waitlist })).toBeInTheDocument();
    },
  );

  test('is removed when its notice is closed, and the plain sign-up continues without it', async () => {
    localStorage.setItem('quoin.residence', 'US');
    unknown();
    const { person } = await renderScreen(SignUpScreen);
    await screen.findByText(/This invitation is not valid/);
    await person.click(screen.getByRole('button', { name: /close/i }));
    await waitFor(() => expect(screen.queryByText(/This invitation is not valid/)).not.toBeInTheDocument());
    expect(localStorage.getItem('quoin.referral')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeInTheDocument();
  });

  test('during the sign-up shows an error, and the input moves to the plain sign-up', async () => {
    localStorage.setItem('quoin.residence', 'US');
    const lost = errorReply('invitation_invalid');
    let registered = false;
    server(({ path }) => {
      registered ||= path === '/v1/register';
      const asks = path === '/v1/register' || path === '/v1/register/invitation';
      return registered && asks ? lost : undefined;
    });
    const { person } = await renderScreen(SignUpScreen);
    await passAll(person);
    expect(await screen.findByText(/This invitation is not valid/)).toBeInTheDocument();
    await person.click(screen.getByRole('radio', { name: 'Yes' }));
    await goOn(person);
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Robin');
  });

  test('is not assumed if the server does not respond, and the request can be repeated', async () => {
    let answers = false;
    answerWith(() => (answers ? { json: { ...anOffer(), items: [] } } : 'no network'));
    const { person } = await renderScreen(SignUpScreen);
    const again = await screen.findByRole('button', { name: /try again/i });
    answers = true;
    await person.click(again);
    expect(await screen.findByText(/You are invited/)).toBeInTheDocument();
  });
});
