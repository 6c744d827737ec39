import type { Language } from '@quoin/rules';
import { toPublicRoutes } from '../../navigation/route-row';
import { fetchLongText } from '../../long-texts/use-long-text';

/** The name of a page is its path and the second part of its message ids. */
const LEGAL_PAGES = [
  { page: 'plan', screen: 'PlanScreen', legalText: 'business-continuity' },
  { page: 'program', screen: 'ProgramScreen', legalText: 'anti-money-laundering' },
  { page: 'privacy', screen: 'PrivacyScreen', legalText: 'privacy-policy' },
  { page: 'risk', screen: 'RiskScreen', legalText: 'website-disclosure' },
  { page: 'terms', screen: 'TermsScreen', legalText: 'terms-of-use' },
] as const;

export const visitRoutes = toPublicRoutes('visiting', [
  {
    path: '/',
    screen: () => import('./HomeScreen'),
    titleId: 'visit.home.title',
    descriptionId: 'visit.home.description',
  },
  {
    path: '/mail',
    messages: 'browsing',
    screen: () => import('./mail/MailScreen'),
    titleId: 'visit.mail.title',
  },
  {
    path: '/about',
    screen: () => import('./AboutScreen'),
    titleId: 'visit.about.title',
    descriptionId: 'visit.about.description',
  },
  {
    path: '/contact',
    screen: () => import('./ContactScreen'),
    titleId: 'visit.contact.title',
    descriptionId: 'visit.contact.description',
  },
  {
    path: '/faqs',
    screen: () => import('./faqs/FaqsScreen'),
    titleId: 'visit.faqs.title',
    descriptionId: 'visit.faqs.description',
    longText: async (language) => {
      const { loadFaqs } = await import('./faqs/faqs');
      return fetchLongText(loadFaqs, language);
    },
  },
  {
    path: '/opportunity-zone',
    screen: () => import('./opportunity-zone/OpportunityZoneScreen'),
    titleId: 'visit.zone.title',
    descriptionId: 'visit.zone.description',
  },
  ...LEGAL_PAGES.map(({ page, screen, legalText }) => ({
    path: `/${page}`,
    screen: async () => ({ default: (await import('./LegalScreen'))[screen] }),
    titleId: `visit.${page}.title` as const,
    descriptionId: `visit.${page}.description` as const,
    longText: async (language: Language) => {
      const { LOAD_LEGAL_TEXT } = await import('../../long-texts/legal-text');
      return fetchLongText(LOAD_LEGAL_TEXT[legalText], language);
    },
  })),
]);
