import { Fragment } from 'react';

/** An e-mail address that breaks before "@" and before dots where it is too long for its column, never within a word. */
export const BreakableEmail = ({ email }: { email: string }) =>
  email.split(/(?=[@.])/).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
