import { BRAND, LANGUAGES, opportunityZoneDates, REPLACEMENT_MANAGER_DAYS } from '@quoin/rules';
import { formatDate } from '@quoin/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { newYorkToday } from '../../portal/src/browser/server-time';
import { chooseLanguage } from '../../portal/src/i18n/language-slice';
import AboutScreen from '../../portal/src/journey/visit/AboutScreen';
import ContactScreen from '../../portal/src/journey/visit/ContactScreen';
import HomeScreen from '../../portal/src/journey/visit/HomeScreen';
import { LEGAL_TEXTS, LOAD_LEGAL_TEXT } from '../../portal/src/long-texts/legal-text';
import {
  PlanScreen,
  PrivacyScreen,
  ProgramScreen,
  RiskScreen,
  TermsScreen,
} from '../../portal/src/journey/visit/LegalScreen';
import OpportunityZoneScreen from '../../portal/src/journey/visit/opportunity-zone/OpportunityZoneScreen';
import { removeToken } from '../../portal/src/browser/token-cookie';
import { MESSAGES } from './all-messages';
import { answerWith } from './fake-api';
import { fill, renderScreen } from './render-screen';
import { openPortal } from './render-portal';

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  localStorage.clear();
  removeToken();
  document.head.innerHTML = '<meta name="description" content="" />';
  Element.prototype.scrollIntoView = jest.fn(); // jsdom has no layout to scroll
  window.scrollTo = jest.fn();
  answerWith(() => ({ json: { items: [], page: 1, page_size: 3, total: 0 } }));
});

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

describe('the title and description of a page', () => {
  test('follow the URL and the language', async () => {
    const { router, store } = await openPortal('/plan');
    expect(document.title).toBe('Business Continuity Plan · Quoin');
    expect(description()).toBe(MESSAGES.en['visit.plan.description']);
    await act(() => router.navigate('/contact'));
    await waitFor(() => expect(document.title).toBe('Contact us · Quoin'));
    expect(description()).toBe(MESSAGES.en['visit.contact.description']);
    act(() => void store.dispatch(chooseLanguage('zh-CN')));
    await waitFor(() => expect(document.title).toBe('联系我们 · Quoin'));
    expect(description()).toBe(MESSAGES['zh-CN']['visit.contact.description']);
  });

  test('a page without a description uses the description of the portal', async () => {
    await openPortal('/auth/login');
    expect(description()).toBe(MESSAGES.en['app.description']);
  });
});

/** Pages that require sign-in. */
const FOR_THE_SIGNED_IN = ['/dashboard', '/calendar'];

test('every link in header and footer points to a page of the portal or another site', async () => {
  const { router } = await openPortal('/risk');
  const links = [...screen.getByRole('banner').querySelectorAll('a')].concat([
    ...screen.getByRole('contentinfo').querySelectorAll('a'),
  ]);
  const own = links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/'));
  expect(own).toEqual(
    expect.arrayContaining([
      '/about',
      '/contact',
      '/faqs',
      '/plan',
      '/program',
      '/privacy',
      '/risk',
      '/terms',
    ]),
  );
  for (const href of new Set(own)) {
    await act(() => router.navigate(href));
    expect(router.state.location.pathname).toBe(FOR_THE_SIGNED_IN.includes(href) ? '/auth/login' : href);
  }
});

const LEGAL_PAGES = [
  { Screen: PlanScreen, id: 'visit.plan.title', messages: `${REPLACEMENT_MANAGER_DAYS}` },
  { Screen: ProgramScreen, id: 'visit.program.title', messages: 'USA PATRIOT Act' },
  { Screen: PrivacyScreen, id: 'visit.privacy.title', messages: BRAND.supportEmail },
  { Screen: RiskScreen, id: 'visit.risk.title', messages: '20%' },
  { Screen: TermsScreen, id: 'visit.terms.title', messages: BRAND.operator.legalEntity },
] as const;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(LEGAL_PAGES)(
    '$id has the required statements, and is marked as a sample',
    async ({ Screen, id, messages }) => {
      await renderScreen(Screen, { language });
      expect(screen.getByRole('heading', { level: 1, name: MESSAGES[language][id] })).toBeInTheDocument();
      expect(await screen.findByText(MESSAGES[language]['visit.legal.sample'])).toBeInTheDocument();
      expect(screen.getByRole('main')).toHaveTextContent(messages);
    },
  );
});

test.each(LEGAL_TEXTS)('%s has the same sections and paragraphs in both languages', async (name) => {
  const outline = async (language: (typeof LANGUAGES)[number]) =>
    (await LOAD_LEGAL_TEXT[name](language)).sections.map(({ id, paragraphs }) => [id, paragraphs.length]);
  expect(await outline('zh-CN')).toEqual(await outline('en'));
  const ids = (await outline('en')).map(([id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the website disclosure states the date of the assets under management', async () => {
  await renderScreen(RiskScreen);
  expect(await screen.findByText(/Assets under management/)).toHaveTextContent('May 31, 2025');
});

test('the section in the URL scrolls into view when its text has loaded', async () => {
  await renderScreen(RiskScreen, { path: '/risk', at: '/risk#virtual-currencies' });
  const section = await screen.findByRole('region', { name: 'Virtual currencies' });
  const { instances } = jest.mocked(Element.prototype.scrollIntoView).mock as { instances: unknown[] }; // `this` of each call
  expect(instances).toContain(section);
});

test.each(LANGUAGES)(
  'in %s the contact page shows the offices and contacts of the brand file',
  async (language) => {
    await renderScreen(ContactScreen, { language });
    for (const { city, lines } of BRAND.offices) {
      expect(screen.getByRole('heading', { name: city[language] })).toBeInTheDocument();
      for (const line of lines) expect(screen.getByText(line)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: BRAND.email })).toHaveAttribute('href', `mailto:${BRAND.email}`);
    expect(screen.getByRole('link', { name: BRAND.salesContact.phone })).toHaveAttribute(
      'href',
      `tel:${BRAND.salesContact.e164}`,
    );
    expect(screen.getByText(new RegExp(BRAND.hours[language].slice(0, 6)))).toBeInTheDocument();
  },
);

test.each([
  ['en', '$450M'],
  ['zh-CN', 'US$4.5亿'],
] as const)('in %s the about page states the brokered total and its date', async (language, total) => {
  await renderScreen(AboutScreen, { language });
  const figures = screen.getByText(total).closest('div');
  expect(figures).toHaveTextContent(formatDate(BRAND.claims.assetsUnderManagementAsOf, language));
});

test.each(LANGUAGES)(
  'in %s the opportunity-zone page names the dates of the law, with its source',
  async (language) => {
    await renderScreen(OpportunityZoneScreen, { language });
    const page = screen.getByRole('main');
    const today = newYorkToday();
    const { reinvest_by, gain_of_fund_free_from } = opportunityZoneDates(today, today);
    for (const date of ['2026-12-31', reinvest_by, gain_of_fund_free_from])
      expect(page).toHaveTextContent(formatDate(date, language));
    expect(page).toHaveTextContent('180');
    expect(page).toHaveTextContent('26 U.S.C. § 1400Z-2(a)–(c)');
  },
);

test.each(LANGUAGES)('in %s no deferral is offered once the law grants none', async (language) => {
  jest.useFakeTimers({ now: new Date('2027-01-04T15:00:00Z'), advanceTimers: true });
  try {
    await renderScreen(OpportunityZoneScreen, { language });
    const page = screen.getByRole('main');
    const { 'visit.zone.lead.not_deferred': lead, 'visit.zone.today.not_deferred': answer } =
      MESSAGES[language];
    expect(screen.getByText(answer)).toBeVisible();
    expect(page).toHaveTextContent(lead.replace('{holdYears}', '10'));
    expect(page).not.toHaveTextContent(formatDate('2027-01-04', language));
  } finally {
    jest.useRealTimers();
  }
});

describe('early access', () => {
  const before = globalThis.IntersectionObserver;
  beforeAll(() => {
    globalThis.IntersectionObserver = class extends before {
      constructor(private readonly seen: IntersectionObserverCallback) {
        super(seen);
      }
      override observe(target: Element) {
        const entry: Partial<IntersectionObserverEntry> = { target, isIntersecting: true };
        this.seen([entry as IntersectionObserverEntry], this); // only these properties are read
      }
    };
  });
  afterAll(() => {
    globalThis.IntersectionObserver = before;
  });

  test('an e-mail is passed to the sign-up', async () => {
    const { person, router } = await renderScreen(HomeScreen);
    await fill(person, await screen.findByLabelText(/^E-mail/), 'early@example.com');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/signup'));
    expect(router.state.location.state).toEqual({ email: 'early@example.com' });
    expect(router.state.location.search).toBe('');
  });

  test('where sign-up is not open the e-mail is passed to the waitlist', async () => {
    localStorage.setItem('quoin.residence', 'JP');
    const { person, router } = await renderScreen(HomeScreen);
    await fill(person, await screen.findByLabelText(/^E-mail/), 'early@example.com');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/waitlist'));
  });

  test('an invalid e-mail is not passed on', async () => {
    const { person, places } = await renderScreen(HomeScreen);
    await fill(person, await screen.findByLabelText(/^E-mail/), 'early@');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    const field = screen.getByLabelText(/^E-mail/);
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(places).toEqual([]);
  });
});

test('the home page links to further information', async () => {
  await renderScreen(HomeScreen);
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'Learn more about us' })).toHaveAttribute('href', '/about');
  expect(page.getByRole('link', { name: 'Frequently asked questions' })).toHaveAttribute('href', '/faqs');
});
