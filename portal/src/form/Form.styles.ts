import { Form } from 'formik';
import { styled } from 'styled-components';

/** Every field keeps room for one line of its error, so that leaving a field moves nothing. */
const roomForMessages = '--quoin-field-message-lines: 1;';

export const Frame = styled(Form)`
  ${roomForMessages}
`;

/** Around fields that are not in a `Form`. */
export const Fields = styled.div`
  ${roomForMessages}
`;
