import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Heading, Page, Stack, Text } from '@quoin/ui';
import { media, token } from '@quoin/ui/tokens';
import { nameOf, pageOf, TASKS } from './choices';

const meta: Meta = { title: 'Quoin/How to choose', parameters: { frame: 'page' } };
export default meta;

/** The name of the task in the margin, as an annual report sets it; its choices beside it. */
const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: ${token.space[4]} ${token.space[8]};
  padding-block-start: ${token.space[4]};
  border-block-start: ${token.layout.hairline} solid ${token.color.border.strong};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Choices = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    gap: ${token.space[1]} ${token.space[8]};
    padding-block: ${token.space[4]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & > div:first-child {
    padding-block-start: 0;
    border: 0;
  }
  & dd {
    margin: 0;
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.small};
    line-height: ${token.font.leading.body};
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
    font-size: ${token.font.size.body};
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
        {TASKS.map(({ task, choices }) => (
          <Section key={task}>
            <Heading level={2} size="title">
              {task}
            </Heading>
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
                    {because}
                  </dd>
                </div>
              ))}
            </Choices>
          </Section>
        ))}
      </Stack>
    </Page>
  ),
};
