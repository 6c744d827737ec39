// People with an interest in the investment besides the signers: often none.
import type { InvestorContext } from '@quoin/rules';
import { Grid } from '@quoin/ui';
import { FormikTextField, useFormValue } from '@quoin/ui/formik';
import { memo } from 'react';
import { useText } from '../../../i18n';
import { useAnswerProps } from './answer-fields';
import { AnswerSection } from './AnswerSection';
import { partyFields, type InformationFields } from './information-shape';
import { useInformationSummary } from './information-summary';
import { PartList } from './PartList';
import { PhoneParts } from './PhoneParts';

export const InterestedParties = memo(function InterestedParties({
  investorType,
}: Pick<InvestorContext, 'investorType'>) {
  const text = useText();
  const answer = useAnswerProps();
  const none = useFormValue((values: InformationFields) => values.interested_parties.length === 0);
  const { parties } = useInformationSummary(investorType);
  return (
    <AnswerSection
      title={text('apply.field.interested_parties')}
      lead={text('apply.interested_lead')}
      paths={['interested_parties']}
      optional={none}
      getSummary={parties}
    >
      <PartList
        name="interested_parties"
        blank={() => partyFields({})}
        addLabel={text('apply.interested_add')}
        getTitle={(number) => text('apply.interested', { number })}
        removeLabel={(number) => text('apply.interested_remove', { number })}
      >
        {(path) => (
          <>
            <Grid columns={2}>
              <FormikTextField {...answer('interested_parties.name', path)} />
              <FormikTextField {...answer('interested_parties.relationship', path)} />
            </Grid>
            <FormikTextField {...answer('interested_parties.email', path)} type="email" />
            <PhoneParts of={path} />
          </>
        )}
      </PartList>
    </AnswerSection>
  );
});
