import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '@quoin/ui';
import { media, token } from '@quoin/ui/tokens';

const View = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: ${token.space[4]} ${token.space[8]};
  padding-block: ${token.space[4]} ${token.space[8]};
  border-block-start: ${token.layout.hairline} solid ${token.color.border.strong};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface MarginSectionProps {
  title: string;
  use?: string;
  children: ReactNode;
}

/** A section with its heading in the margin, in the style of an annual report. */
export function MarginSection({ title, use, children }: MarginSectionProps) {
  return (
    <View>
      <div>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {use && (
          <Text size="small" tone="secondary">
            {use}
          </Text>
        )}
      </div>
      {children}
    </View>
  );
}
