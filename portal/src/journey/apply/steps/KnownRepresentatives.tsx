import { Button, FieldGroup, Stack } from '@quoin/ui';
import { useForm } from '@quoin/ui/formik';
import { api } from '../../../api/api';
import { useText } from '../../../i18n';

/** Buttons that fill in a representative named in earlier applications, or the desk that serves everyone. */
export function KnownRepresentatives() {
  const text = useText();
  const { data } = api.useListSalesRepresentativesQuery();
  const setValue = useForm((form) => form.setFieldValue);
  if (!data || data.items.length === 0) return null;
  return (
    <FieldGroup label={text('apply.sales.known')}>
      <Stack direction="horizontal" phone="vertical" gap={3}>
        {data.items.map(({ firm_name: firm, representative_name: name, contact_email: email }) => (
          <Button
            key={`${firm} ${name}`}
            variant="secondary"
            size="small"
            onClick={() => {
              void setValue('sales_firm', firm);
              void setValue('sales_name', name);
              void setValue('sales_email', email);
            }}
          >
            {text('apply.sales.use', { name, firm })}
          </Button>
        ))}
      </Stack>
    </FieldGroup>
  );
}
