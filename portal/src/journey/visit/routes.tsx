import type { RouteRow } from '../../navigation/route-row';
import type { LegalTextName } from '../../long-texts/legal-text';
import { fetchLongText } from '../../long-texts/use-long-text';

const legalText =
  (name: LegalTextName): RouteRow['longText'] =>
  async (language) => {
    const { LOAD_LEGAL_TEXT } = await import('../../long-texts/legal-text');
    return fetchLongText(LOAD_LEGAL_TEXT[name], language);
  };

export const visitRoutes: readonly RouteRow[] = [
  {
    path: '/',
    who: 'anyone',
    words: 'visiting',
    screen: () => import('./HomeScreen'),
    titleId: 'visit.home.title',
    descriptionId: 'visit.home.description',
  },
  {
    path: '/mail',
    who: 'anyone',
    words: 'browsing',
    screen: () => import('./mail/MailScreen'),
    titleId: 'visit.mail.title',
  },
  {
    path: '/about',
    who: 'anyone',
    words: 'visiting',
    screen: () => import('./AboutScreen'),
    titleId: 'visit.about.title',
    descriptionId: 'visit.about.description',
  },
  {
    path: '/contact',
    who: 'anyone',
    words: 'visiting',
    screen: () => import('./ContactScreen'),
    titleId: 'visit.contact.title',
    descriptionId: 'visit.contact.description',
  },
  {
    path: '/faqs',
    who: 'anyone',
    words: 'visiting',
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
    who: 'anyone',
    words: 'visiting',
    screen: () => import('./opportunity-zone/OpportunityZoneScreen'),
    titleId: 'visit.zone.title',
    descriptionId: 'visit.zone.description',
  },
  {
    path: '/plan',
    who: 'anyone',
    words: 'visiting',
    screen: async () => ({ default: (await import('./LegalScreen')).PlanScreen }),
    titleId: 'visit.plan.title',
    descriptionId: 'visit.plan.description',
    longText: legalText('business-continuity'),
  },
  {
    path: '/program',
    who: 'anyone',
    words: 'visiting',
    screen: async () => ({ default: (await import('./LegalScreen')).ProgramScreen }),
    titleId: 'visit.program.title',
    descriptionId: 'visit.program.description',
    longText: legalText('anti-money-laundering'),
  },
  {
    path: '/privacy',
    who: 'anyone',
    words: 'visiting',
    screen: async () => ({ default: (await import('./LegalScreen')).PrivacyScreen }),
    titleId: 'visit.privacy.title',
    descriptionId: 'visit.privacy.description',
    longText: legalText('privacy-policy'),
  },
  {
    path: '/risk',
    who: 'anyone',
    words: 'visiting',
    screen: async () => ({ default: (await import('./LegalScreen')).RiskScreen }),
    titleId: 'visit.risk.title',
    descriptionId: 'visit.risk.description',
    longText: legalText('website-disclosure'),
  },
  {
    path: '/terms',
    who: 'anyone',
    words: 'visiting',
    screen: async () => ({ default: (await import('./LegalScreen')).TermsScreen }),
    titleId: 'visit.terms.title',
    descriptionId: 'visit.terms.description',
    longText: legalText('terms-of-use'),
  },
];
