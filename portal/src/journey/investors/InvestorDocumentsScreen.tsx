// Proofs of one investor of the account. With an unknown type in the URL, those of the individual.
import type { ReplyOf } from '@quoin/contract';
import { INVESTOR_TYPES, getProofTypes, getRequiredProofs, type InvestorType } from '@quoin/rules';
import { EmptyState, Heading, Illustration, LinkTabs, Stack, useTerms } from '@quoin/ui';
import { Navigate, useParams } from 'react-router-dom';
import { api } from '../../api/api';
import { ButtonLink, RouterAnchor } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { AccountData } from '../../account-page/AccountData';
import { AccountPage } from '../../account-page/AccountPage';
import { SectionHead } from '../../account-page/SectionHead';
import { ProofUpload } from '../../proofs/ProofUpload';

type Investor = ReplyOf<'listInvestors'>['items'][number];

const getAddress = (type: InvestorType) => `/user/investor-documents/${type}`;

export default function InvestorDocumentsScreen() {
  const text = useText();
  const { investorType } = useParams();
  const investors = api.useListInvestorsQuery();
  const documents = api.useListInvestorDocumentsQuery();
  const type = INVESTOR_TYPES.find((known) => known === investorType);
  if (!type) return <Navigate to={getAddress('individual')} replace />;
  return (
    <AccountPage>
      <Stack gap={6}>
        <SectionHead title={text('investors.documents.title')} lead={text('investors.documents.lead')} />
        <AccountData query={investors}>
          {({ items }) => (
            <>
              <TypeTabs type={type} investors={items} />
              <AccountData query={documents}>
                {() => (
                  <Proofs type={type} investor={items.find(({ investor_type }) => investor_type === type)} />
                )}
              </AccountData>
            </>
          )}
        </AccountData>
      </Stack>
    </AccountPage>
  );
}

/** Rendered only if there is more than one type. */
function TypeTabs({ type, investors }: { type: InvestorType; investors: readonly Investor[] }) {
  const text = useText();
  const terms = useTerms();
  const types = INVESTOR_TYPES.filter(
    (each) => each === type || investors.some(({ investor_type }) => investor_type === each),
  );
  if (types.length < 2) return null;
  return (
    <LinkTabs
      label={text('investors.documents.whose')}
      current={getAddress(type)}
      linkAs={RouterAnchor}
      links={types.map((each) => ({ href: getAddress(each), label: terms.investorType[each] }))}
    />
  );
}

function Proofs({ type, investor }: { type: InvestorType; investor: Investor | undefined }) {
  const text = useText();
  const terms = useTerms();
  if (!investor) {
    return (
      <EmptyState
        level={3}
        title={text('investors.documents.none', { type: terms.investorType[type] })}
        illustration={<Illustration subject="documents" />}
        detailsLabel={text('investors.documents.none.need')}
        details={getRequiredProofs(type).map((proof) => text(`apply.field.${proof}`))}
        action={<ButtonLink href="/products">{text('app.invest')}</ButtonLink>}
      >
        {text('investors.documents.none.text')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6} key={investor.id}>
      <Heading level={3} size="title">
        <bdi>{investor.name}</bdi> · {terms.investorType[type]}
      </Heading>
      {getProofTypes(type).map((documentType) => (
        <ProofUpload key={documentType} investorId={investor.id} documentType={documentType} />
      ))}
    </Stack>
  );
}
