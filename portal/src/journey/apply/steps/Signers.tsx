// The people who sign for the investor: at least one, each with an identity number.
import { minSigners } from '@quoin/rules';
import { FieldGroup } from '@quoin/ui';
import { getIn } from 'formik';
import { memo } from 'react';
import type { Application } from '../../../draft';
import { useText } from '../../../i18n';
import { useShownError } from './answer-fields';
import { AnswerSection, Section } from './AnswerSection';
import { signerFields, type SignerFields } from './information-shape';
import { useSignerSummary } from './information-summary';
import { PartList, type PartFrameProps } from './PartList';
import { SignerPart } from './SignerPart';

export const Signers = memo(function Signers({ application }: { application: Application }) {
  const text = useText();
  const error = useShownError('signers');
  return (
    <Section title={text('apply.field.signers')} lead={text('apply.signers_lead')}>
      <FieldGroup label={text('apply.field.signers')} labelHidden error={error} data-parts="">
        <PartList
          name="signers"
          min={minSigners(application.investor_type)}
          blank={() =>
            signerFields({}, { usPerson: application.us_person, investorType: application.investor_type })
          }
          addLabel={text('apply.signer_add')}
          getTitle={(number) => text('apply.signer', { number })}
          removeLabel={(number) => text('apply.signer_remove', { number })}
          frame={SignerFrame}
        >
          {(path) => <SignerPart path={path} application={application} />}
        </PartList>
      </FieldGroup>
    </Section>
  );
});

/** One signer, collapsed to name, year of birth, e-mail and the end of the identity number. */
function SignerFrame({ path, title, isNew, removal, children }: PartFrameProps) {
  const getSummary = useSignerSummary();
  return (
    <AnswerSection
      level={4}
      title={title}
      paths={[path]}
      startsOpen={isNew}
      getSummary={(values) => {
        const signer: SignerFields | undefined = getIn(values, path);
        return signer ? getSummary(signer) : [];
      }}
    >
      {children}
      {removal && <div>{removal}</div>}
    </AnswerSection>
  );
}
