// A private company: funding rounds and valuations, each figure with its source.
import type { ReplyOf } from '@quoin/contract';
import {
  Figure,
  Heading,
  ProductFacts,
  Skeleton,
  Stack,
  useCountryName,
  useFormat,
  type Fact,
} from '@quoin/ui';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '../../../api/api';
import { Lead, Note } from '../../../components/Note';
import { ResourcePage } from '../../../components/ResourcePage';
import { usePageTitle } from '../../../navigation/navigation-effects';
import { PartBoundary } from '../../../components/PartBoundary';
import { StandaloneLink } from '../../../navigation/router-link';
import { useText } from '../../../i18n';
import { Rounds, Valuations, DataDisclaimer } from './CompanyTables';

const ValuationCourse = lazy(() => import('./ValuationCourse'));

export type Company = ReplyOf<'getCompany'>;

export default function CompanyScreen() {
  const text = useText();
  const { companyId = '' } = useParams();
  const query = api.useGetCompanyQuery({ params: { companyId } });
  return (
    <ResourcePage
      query={query}
      loading={<Loading />}
      missing={{
        title: text('browse.research.not_found'),
        text: text('browse.research.not_found.text'),
        back: <ToAllCompanies />,
      }}
    >
      {(company) => <OneCompany company={company} />}
    </ResourcePage>
  );
}

function OneCompany({ company }: { company: Company }) {
  const text = useText();
  const facts = useFacts(company);
  usePageTitle(company.name);
  return (
    <Stack gap={8}>
      <ToAllCompanies />
      <Stack as="header" gap={3}>
        <Note>{text(`browse.research.sector.${company.sector}`)}</Note>
        <Heading level={1}>{company.name}</Heading>
        <Lead size="lead">{company.description}</Lead>
      </Stack>
      <DataDisclaimer {...company} />
      <ProductFacts facts={facts} />
      <PartBoundary placeholder={<Skeleton shape="block" height={360} />}>
        <ValuationCourse company={company} />
      </PartBoundary>
      <Stack as="section" gap={4}>
        <Heading level={2}>{text('browse.research.rounds')}</Heading>
        <Rounds company={company} />
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2}>{text('browse.research.valuations')}</Heading>
        <Lead>{text('browse.research.valuations.text')}</Lead>
        <Valuations company={company} />
      </Stack>
    </Stack>
  );
}

function useFacts({ country, founded_year, rounds, valuations }: Company): Fact[] {
  const text = useText();
  const format = useFormat();
  const countryName = useCountryName();
  const [round, valuation] = [rounds.at(-1), valuations.at(-1)];
  return [
    { name: text('browse.research.country'), value: countryName(country) },
    { name: text('browse.research.founded'), value: String(founded_year) },
    {
      name: text('browse.research.last_round'),
      value: round ? (
        <Figure kind="money" value={round.amount} digits={0} />
      ) : (
        text('browse.research.unknown')
      ),
      note:
        round &&
        text('browse.research.on', {
          what: text(`browse.research.round.${round.round}`),
          date: format.date(round.date),
        }),
    },
    {
      name: text('browse.research.implied_valuation'),
      value: valuation ? (
        <Figure kind="money" value={valuation.valuation} digits={0} />
      ) : (
        text('browse.research.unknown')
      ),
      note:
        valuation &&
        text('browse.research.on', {
          what: text(`browse.research.basis.${valuation.basis}`),
          date: format.date(valuation.date),
        }),
    },
  ];
}

function ToAllCompanies() {
  const text = useText();
  return <StandaloneLink href="/demo/caplight">{text('browse.research.back')}</StandaloneLink>;
}

const Loading = () => (
  <Stack gap={8}>
    <Skeleton shape="heading" width="50%" />
    <Skeleton lines={3} />
    <Skeleton shape="block" height={360} />
  </Stack>
);
