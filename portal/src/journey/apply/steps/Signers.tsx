// The people who sign for the investor: at least one, each with an identity number.
import { fewestSigners } from '@quoin/rules';
import { FieldGroup } from '@quoin/ui';
import type { Application } from '../../../draft';
import { useText } from '../../../i18n';
import { signerFields } from './information-shape';
import { PartList } from './PartList';
import { Section } from './Section';
import { SignerPart } from './SignerPart';
import { useShownError } from './answer-fields';

export function Signers({ application }: { application: Application }) {
  const text = useText();
  const error = useShownError('signers');
  return (
    <Section title={text('apply.field.signers')} lead={text('apply.signers_lead')}>
      <FieldGroup label={text('apply.field.signers')} labelHidden error={error} data-parts="">
        <PartList
          name="signers"
          fewest={fewestSigners(application.investor_type)}
          blank={() =>
            signerFields({}, { usPerson: application.us_person, investorType: application.investor_type })
          }
          addLabel={text('apply.signer_add')}
          titleOf={(number) => text('apply.signer', { number })}
          removeLabel={(number) => text('apply.signer_remove', { number })}
        >
          {(path) => <SignerPart path={path} application={application} />}
        </PartList>
      </FieldGroup>
    </Section>
  );
}
