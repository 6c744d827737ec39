// People with an interest in the investment besides the signers: often none.
import { Grid } from '@quoin/ui';
import { FormikTextField } from '@quoin/ui/formik';
import { useText } from '../../../i18n';
import { partyFields } from './information-shape';
import { PartList } from './PartList';
import { PhoneParts } from './PhoneParts';
import { Section } from './Section';

export function InterestedParties() {
  const text = useText();
  return (
    <Section title={text('apply.field.interested_parties')} lead={text('apply.interested_lead')}>
      <PartList
        name="interested_parties"
        blank={() => partyFields({})}
        addLabel={text('apply.interested_add')}
        titleOf={(number) => text('apply.interested', { number })}
        removeLabel={(number) => text('apply.interested_remove', { number })}
      >
        {(path) => <PartyPart path={path} />}
      </PartList>
    </Section>
  );
}

function PartyPart({ path }: { path: string }) {
  const text = useText();
  return (
    <>
      <Grid columns={2}>
        <FormikTextField name={`${path}.name`} label={text('apply.field.interested_parties.name')} required />
        <FormikTextField
          name={`${path}.relationship`}
          label={text('apply.field.interested_parties.relationship')}
          required
        />
      </Grid>
      <FormikTextField
        name={`${path}.email`}
        type="email"
        label={text('apply.field.interested_parties.email')}
        required
      />
      <PhoneParts of={path} />
    </>
  );
}
