import { gather, requiredText } from '@quoin/rules';
import { Heading, Stack } from '@quoin/ui';
import { FormikTextArea } from '@quoin/ui/formik';
import { api } from '../../api/api';
import { Lead } from '../../components/Note';
import { useFormDraft } from '../../flow';
import { Form, FormActions, FormChanges } from '../../form';
import { useText } from '../../i18n';
import { useNotify } from '../../notices/notices-slice';

/** Limit of the contract. */
const MAX_ANSWER_LENGTH = 2000;

const validate = ({ answer }: { answer: string }) => gather({ answer: requiredText(answer) });

/** Form to answer a reviewer's request; the application is then reviewed again. */
export function AnswerRequest({ investmentId }: { investmentId: string }) {
  const text = useText();
  const notify = useNotify();
  const [answerRequest] = api.useAnswerRequestMutation();
  const [values, keep, clear] = useFormDraft(`answer:${investmentId}`, { answer: '' });

  async function send(body: { answer: string }) {
    await answerRequest({ params: { investmentId }, body }).unwrap();
    clear();
    notify('success', 'apply.answer.sent');
  }

  return (
    <Stack as="section" gap={4} aria-labelledby="answer-request">
      <Stack gap={2}>
        <Heading id="answer-request" level={2}>
          {text('apply.answer.title')}
        </Heading>
        <Lead>{text('apply.answer.lead')}</Lead>
      </Stack>
      <Form initialValues={values} validate={validate} onSubmit={send} label={text('apply.answer.title')}>
        <FormChanges onChange={keep} />
        <FormikTextArea
          name="answer"
          label={text('apply.answer.field')}
          hint={text('apply.answer.hint')}
          maxLength={MAX_ANSWER_LENGTH}
          required
        />
        <FormActions submit={text('apply.answer.submit')} />
      </Form>
    </Stack>
  );
}
