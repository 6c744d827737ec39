// What only private-market investing has: an application, a product, a holding, its papers.
import type { Task } from './choice';

export const FLOWS: Task = {
  task: 'Go through it',
  choices: [
    {
      need: 'A long form in parts',
      take: ['flow/Wizard'],
      because: 'Owns the steps, the focus, what is wrong in each, and the way out.',
    },
    {
      need: 'Where one is in a flow of your own',
      take: ['flow/Stepper'],
      because: 'Stage and status are two things: a step can be behind you and incomplete.',
    },
    {
      need: 'Who invests, before an application begins',
      take: ['flow/OwnershipTypeDialog'],
      because: 'What needs our support is said before the form, not after it.',
    },
    {
      need: 'Show that it is you',
      take: ['flow/IdentityCheckModal'],
      because: 'Before a signature, a redemption or a document.',
    },
    {
      need: 'A password that has to be entered again',
      take: ['flow/SecurityUpdatedModal'],
      because: 'Nothing else can be done until it is.',
    },
    {
      need: 'Leave with changes that are not saved',
      take: ['flow/LeavePageDialog'],
      because: 'Save, drop or stay: each is one press.',
    },
    {
      need: 'Be inside another app’s browser',
      take: ['flow/InAppBrowserNotice'],
      because: 'Signing does not work there, so it shows the way out.',
    },
  ],
};

export const PRODUCTS: Task = {
  task: 'Look at a product',
  choices: [
    {
      need: 'Find it on the shelf',
      take: ['investing/ProductCard', 'investing/ProductStatus'],
      because: 'The whole card is one link; one card of a view may be featured.',
    },
    {
      need: 'Know it by its picture',
      take: ['investing/ProductArt'],
      because: 'Drawn from its key, so nothing is to be licensed or loaded.',
    },
    {
      need: 'Weigh it',
      take: ['investing/ProductFacts', 'investing/FeeTable', 'investing/TermsTable'],
      because: 'The figures first, then what it costs, then what it binds to.',
    },
    {
      need: 'See what is behind it',
      take: ['charts/LookThroughChart'],
      because: 'Each layer with what is held of it and what it charges, as a picture and as a table.',
    },
    {
      need: 'Set products side by side, or rows that have no table of their own',
      take: ['investing/RecordTable'],
      because: 'A real table on a desk, stacked facts on a phone.',
    },
    { need: 'Hear its manager', take: ['investing/WebinarCard'], because: 'Who, when, how long, one link.' },
    {
      need: 'Bring a friend',
      take: ['investing/ReferralCard'],
      because: 'The link, its code to scan, and what came of it.',
    },
  ],
};

export const FIGURES: Task = {
  task: 'Follow the money',
  choices: [
    {
      need: 'All of it at a glance',
      take: ['investing/PortfolioSummary'],
      because: 'The one primary thing of its page.',
    },
    {
      need: 'One investment among others',
      take: ['investing/InvestmentCard', 'investing/StatusBadge'],
      because: 'Its dates while it is on the way, its figures once it is valued.',
    },
    {
      need: 'What happens next to an application',
      take: ['investing/InvestmentTimeline'],
      because: 'Six stages, and how long the present one takes.',
    },
    {
      need: 'How an investment did',
      take: ['investing/PerformanceTable', 'investing/ShowTheMath'],
      because: 'Every figure leads to the rows and the formula it came from.',
    },
    {
      need: 'A course over time, or shares of a whole',
      take: ['charts/NavChart', 'charts/CashFlowChart', 'charts/AllocationDonut'],
      because: 'Each has a table to switch to and a summary in words.',
    },
    {
      need: 'What came and went',
      take: ['investing/TransactionTable'],
      because: 'Append-only; a correction is a row of its own.',
    },
    {
      need: 'Pay what is called',
      take: ['investing/CapitalCallCard', 'investing/WireInstructions'],
      because: 'Says when it has to be sent; no number is shown before the phone call.',
    },
    {
      need: 'Get something back',
      take: ['investing/RedemptionCard', 'investing/DistributionChoice'],
      because: 'Where it stands, what is next, and where it is paid to.',
    },
  ],
};

export const DOCUMENTS: Task = {
  task: 'Read',
  choices: [
    {
      need: 'All papers there are',
      take: ['investing/DocumentLibrary'],
      because: 'Search, filters and downloads around a DocumentTable.',
    },
    {
      need: 'The papers of one thing',
      take: ['investing/DocumentTable'],
      because: 'Sorts and selects; ten thousand rows stay smooth.',
    },
    {
      need: 'Papers that must be read before signing',
      take: ['investing/MustReadList'],
      because: 'Ticked only after the last page was on the screen.',
    },
    {
      need: 'A PDF',
      take: ['pdf/PdfReader'],
      because: 'Search, zoom and Chinese text; reports that the end was reached.',
    },
    {
      need: 'A legal text',
      take: ['investing/DisclosureText'],
      because: 'Numbered, with anchors, never in a toast.',
    },
  ],
};
