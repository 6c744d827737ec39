import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Heading, Page, Stack, Text } from '@quoin/ui';
import { media, token } from '@quoin/ui/tokens';
import { nameOf, pageOf, TASKS } from './choices';
import { MarginSection } from './MarginSection';

const meta: Meta = { title: 'Quoin/How to choose', parameters: { frame: 'page' } };
export default meta;

const Choices = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr);
  margin: 0;
  font-size: ${token.font.size.small};

  & > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    gap: 0 ${token.space[6]};
    padding-block: ${token.space[2]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & > div:first-child {
    padding-block-start: 0;
    border: 0;
  }
  & dd {
    margin: 0;
    color: ${token.color.text.secondary};
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.medium};
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Gallery: StoryObj = {
  render: () => (
    <Page>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={1}>How to choose</Heading>
          <Text size="lead" tone="secondary" measure>
            Start from what the investor has to do. Each component’s own page says when to take something else
            instead. In a Formik form every field here has its twin in @quoin/ui/formik.
          </Text>
        </Stack>
        <div>
          {TASKS.map(({ task, choices }) => (
            <MarginSection key={task} title={task}>
              <Choices>
                {choices.map(({ need, take, because }) => (
                  <div key={need}>
                    <dt>{need}</dt>
                    <dd>
                      <ul>
                        {take.map((path) => (
                          <li key={path}>
                            <a href={pageOf(path)} target="_top">
                              {nameOf(path)}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </dd>
                    <dd>{because}</dd>
                  </div>
                ))}
              </Choices>
            </MarginSection>
          ))}
        </div>
      </Stack>
    </Page>
  ),
};
