import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Heading, Page, Stack, Text } from '@quoin/ui';
import { token } from '@quoin/ui/tokens';
import { CHOICES } from './choices';

const meta: Meta = { title: 'Quoin/How to choose', parameters: { frame: 'page' } };
export default meta;

const Choices = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    gap: ${token.space[2]} ${token.space[8]};
    padding-block: ${token.space[4]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & dd {
    margin: 0;
    color: ${token.color.text.secondary};
  }
  & strong {
    display: block;
    color: ${token.color.text.primary};
    font-weight: ${token.font.weight.strong};
  }

  @media (max-width: 600px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Gallery: StoryObj = {
  render: () => (
    <Page>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={1}>How to choose</Heading>
          <Text size="lead" tone="secondary" measure>
            Start from what the investor has to do. Each component’s own page says when to take something
            else.
          </Text>
        </Stack>
        {CHOICES.map(({ task, choices }) => (
          <Stack key={task} as="section" gap={4}>
            <Heading level={2} size="title">
              {task}
            </Heading>
            <Choices>
              {choices.map(({ need, take, because }) => (
                <div key={need}>
                  <dt>{need}</dt>
                  <dd>
                    <strong>{take}</strong>
                    {because}
                  </dd>
                </div>
              ))}
            </Choices>
          </Stack>
        ))}
      </Stack>
    </Page>
  ),
};
