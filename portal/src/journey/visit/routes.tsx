import type { RouteRow } from '../../app/route-row';

export const visitRoutes: readonly RouteRow[] = [
  {
    path: '/',
    who: 'anyone',
    screen: () => import('./HomeScreen'),
    titleId: 'visit.home.title',
    descriptionId: 'visit.home.description',
  },
  {
    path: '/about',
    who: 'anyone',
    screen: () => import('./AboutScreen'),
    titleId: 'visit.about.title',
    descriptionId: 'visit.about.description',
  },
  {
    path: '/contact',
    who: 'anyone',
    screen: () => import('./ContactScreen'),
    titleId: 'visit.contact.title',
    descriptionId: 'visit.contact.description',
  },
  {
    path: '/faqs',
    who: 'anyone',
    screen: () => import('./faqs/FaqsScreen'),
    titleId: 'visit.faqs.title',
    descriptionId: 'visit.faqs.description',
  },
  {
    path: '/opportunity-zone',
    who: 'anyone',
    screen: () => import('./opportunity-zone/OpportunityZoneScreen'),
    titleId: 'visit.zone.title',
    descriptionId: 'visit.zone.description',
  },
  {
    path: '/plan',
    who: 'anyone',
    screen: () => import('./legal/PlanScreen'),
    titleId: 'visit.plan.title',
    descriptionId: 'visit.plan.description',
  },
  {
    path: '/program',
    who: 'anyone',
    screen: () => import('./legal/ProgramScreen'),
    titleId: 'visit.program.title',
    descriptionId: 'visit.program.description',
  },
  {
    path: '/privacy',
    who: 'anyone',
    screen: () => import('./legal/PrivacyScreen'),
    titleId: 'visit.privacy.title',
    descriptionId: 'visit.privacy.description',
  },
  {
    path: '/risk',
    who: 'anyone',
    screen: () => import('./legal/RiskScreen'),
    titleId: 'visit.risk.title',
    descriptionId: 'visit.risk.description',
  },
  {
    path: '/terms',
    who: 'anyone',
    screen: () => import('./legal/TermsScreen'),
    titleId: 'visit.terms.title',
    descriptionId: 'visit.terms.description',
  },
];
