import { Text, useFormat } from '@quoin/ui';
import { media } from '@quoin/ui/tokens';
import { styled } from 'styled-components';
import { useToday } from '../../browser/server-time';
import { useText } from '../../i18n';

const PrintOnly = styled.div`
  display: none;

  ${media.print} {
    display: block;
  }
`;

interface PrintedForProps {
  /** Of the investors whose figures the page shows. */
  names: readonly string[];
}

/** On paper only: whose figures the page shows, and when it was printed. */
export function PrintedFor({ names }: PrintedForProps) {
  const text = useText();
  const format = useFormat();
  const today = useToday();
  return (
    <PrintOnly>
      <Text>
        {text('portfolio.printed', {
          names: [...new Set(names)].join(text('portfolio.printed.and')),
          date: format.date(today),
        })}
      </Text>
    </PrintOnly>
  );
}
