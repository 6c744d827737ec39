import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Heading, Page, Stack, Text } from '@quoin/ui';
import { media, token } from '@quoin/ui/tokens';
import { getName, getPage, TASKS } from './choices';
import { useSay, useStoryLocale } from '../messages';
import { MarginSection } from './MarginSection';

export default { title: 'Quoin/How to choose', parameters: { frame: 'page' } } satisfies Meta;

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

const TITLE = ['How to choose', '如何选用'] as const;
const LEAD = [
  'Start from the user’s task. The page of each component explains when to use another one. Every field here has a Formik version in @quoin/ui/formik.',
  '从用户的任务出发。每个组件的页面会说明何时应使用其他组件。这里的每个字段在 @quoin/ui/formik 中都有 Formik 版本。',
] as const;

function HowToChoose() {
  const say = useSay();
  const locale = useStoryLocale();
  return (
    <Page>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={1}>{say(TITLE)}</Heading>
          <Text size="lead" tone="secondary" measure>
            {say(LEAD)}
          </Text>
        </Stack>
        <div>
          {TASKS.map(({ task, choices }) => (
            <MarginSection key={task[locale]} title={task[locale]}>
              <Choices>
                {choices.map(({ need, take, because }) => (
                  <div key={need[locale]}>
                    <dt>{need[locale]}</dt>
                    <dd>
                      <ul>
                        {take.map((path) => (
                          <li key={path}>
                            <a href={getPage(path)} target="_top">
                              {getName(path)}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </dd>
                    <dd>{because[locale]}</dd>
                  </div>
                ))}
              </Choices>
            </MarginSection>
          ))}
        </div>
      </Stack>
    </Page>
  );
}

export const Gallery: StoryObj = { render: () => <HowToChoose /> };
