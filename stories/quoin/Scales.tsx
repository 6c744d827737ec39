// The scales of type, space, shape and motion. Their sizes are read from the file that design tools import.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, Card, Figure, Grid, Heading, Stack, Text, TextField } from '@quoin/ui';
import { media, token } from '@quoin/ui/tokens';
import tokens from '@quoin/ui/tokens.json';
import { useSay, type Said } from '../messages';

const TYPE = [
  ['hero', 'display', ['The headline of a home page', '首页标题']],
  ['display', 'display', ['The title of a page', '页面标题']],
  ['heading', 'display', ['The title of a section', '章节标题']],
  ['title', 'display', ['A card, a dialog', '卡片、对话框']],
  ['lead', 'interface', ['The introduction of a page', '页面导语']],
  ['body', 'interface', ['Reading text, fields, buttons', '正文、字段、按钮']],
  ['small', 'interface', ['Tables, hints, labels', '表格、提示、标签']],
  ['caption', 'interface', ['The name above a figure', '数字上方的名称']],
] as const;

const CALLED = ['Capital called in four parts', '资本分四次缴款'] as const;
const ACCREDITED = ['Accredited investor', '合格投资者'] as const;

const DENSITIES = [
  ['comfortable', ['comfortable', '宽松']],
  ['compact', ['compact', '紧凑']],
] as const;

const WEIGHTS = ['regular', 'medium', 'strong'] as const;

const FORMS = [
  ['figure', ['Figures, tables, plates', '数字、表格、图版']],
  ['control', ['Buttons, fields', '按钮、字段']],
  ['card', ['Cards, dialogs', '卡片、对话框']],
  ['round', ['Chips, radio buttons', '标签、单选按钮']],
] as const;

const Rows = styled.dl`
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    align-items: baseline;
    gap: ${token.space[1]} ${token.space[8]};
    padding-block: ${token.space[3]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & dt {
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.medium};
  }
  & dt small {
    display: block;
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.caption};
    font-weight: ${token.font.weight.regular};
  }
  &[data-dense] > div {
    padding-block: ${token.space[1]};
  }
  &[data-dense] dt small {
    display: inline;
    margin-inline-start: ${token.space[3]};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Bar = styled.div`
  height: ${token.space[3]};
  background: ${token.color.action.surface};
`;

const Shapes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  gap: ${token.space[6]};
`;

const Shape = styled.div`
  height: ${token.space[20]};
  border: ${token.layout.hairline} solid ${token.color.border.control};
  background: ${token.color.surface.raised};
`;

interface SectionProps {
  title: Said;
  use: Said;
  children: ReactNode;
}

function Section({ title, use, children }: SectionProps) {
  const say = useSay();
  return (
    <Stack as="section" gap={6}>
      <Stack gap={2}>
        <Heading level={2}>{say(title)}</Heading>
        <Text tone="secondary" measure>
          {say(use)}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

interface RowProps {
  name: string;
  value: string;
  children: ReactNode;
}

function Row({ name, value, children }: RowProps) {
  return (
    <div>
      <dt>
        {name}
        <small>{value}</small>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

export function TypeScale() {
  const say = useSay();
  const { size, leading } = tokens.font;
  const { body, chinese, heading } = leading;
  return (
    <Section
      title={['Type', '字体']}
      use={[
        `Source Serif 4 speaks, Inter works, Noto Sans SC is Chinese. Lines stand at ${body.$value} of the size, in Chinese at ${chinese.$value}, in titles at ${heading.$value}.`,
        `Source Serif 4 用于标题，Inter 用于界面，Noto Sans SC 用于中文。行高为字号的 ${body.$value} 倍，中文 ${chinese.$value} 倍，标题 ${heading.$value} 倍。`,
      ]}
    >
      <Rows>
        {TYPE.map(([step, face, use]) => (
          <Row key={step} name={step} value={`${size[step].$value.value} px · ${say(use)}`}>
            <span
              style={{
                fontFamily: token.font.family[face],
                fontSize: token.font.size[step],
                lineHeight: token.font.leading.heading,
              }}
            >
              {say(CALLED)}
            </span>
          </Row>
        ))}
        <Row
          name={say(['Weights', '字重'])}
          value={WEIGHTS.map((weight) => `${weight} ${tokens.font.weight[weight].$value}`).join(', ')}
        >
          <Stack direction="horizontal" gap={6}>
            {WEIGHTS.map((weight) => (
              <Text key={weight} as="span" weight={weight}>
                {say(ACCREDITED)}
              </Text>
            ))}
          </Stack>
        </Row>
        <Row
          name={say(['Figures', '数字'])}
          value={say(['Tabular, a real minus, the unit lighter', '等宽数字、真正的负号，单位较浅'])}
        >
          <Stack gap={1} align="end" style={{ width: 160 }}>
            <Figure kind="money" value="111111.11" />
            <Figure kind="money" value="98640.80" />
            <Figure kind="money" value="-3880.00" change />
          </Stack>
        </Row>
      </Rows>
    </Section>
  );
}

export function Spaces() {
  const steps = Object.entries(tokens.space).flatMap(([step, size]) =>
    typeof size === 'string' ? [] : [[step, size.$value.value] as const],
  );
  return (
    <Section
      title={['Space', '间距']}
      use={['Multiples of 4 px. The name of a step is its factor.', '以 4 px 为单位，级数即倍数。']}
    >
      <Rows data-dense>
        {steps.map(([step, size]) => (
          <Row key={step} name={`space.${step}`} value={`${size} px`}>
            <Bar style={{ width: size }} />
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

export function Forms() {
  const say = useSay();
  return (
    <Section
      title={['Form', '形状']}
      use={[
        'Hairlines instead of shadows; only floating elements have a shadow. One chamfered corner marks the primary object of a view.',
        '用细线而非阴影，只有浮动元素有阴影。每个视图以一处切角标示主要内容。',
      ]}
    >
      <Shapes>
        {FORMS.map(([form, use]) => (
          <Stack key={form} gap={2}>
            <Shape style={{ borderRadius: token.radius[form] }} />
            <Text size="small">
              radius.{form}, {tokens.radius[form].$value.value} px
            </Text>
            <Text size="caption" tone="secondary">
              {say(use)}
            </Text>
          </Stack>
        ))}
        <Stack gap={2}>
          <Card variant="chamfered" padding="none">
            <Shape style={{ border: 0, background: 'none' }} />
          </Card>
          <Text size="small">layout.chamfer, {tokens.layout.chamfer.$value.value} px</Text>
          <Text size="caption" tone="secondary">
            {say(['The primary object', '主要内容'])}
          </Text>
        </Stack>
      </Shapes>
    </Section>
  );
}

export function Densities() {
  const say = useSay();
  const target = tokens.density.target.$value.value;
  return (
    <Section
      title={['Density', '密度']}
      use={[
        `Comfortable for investors: a target of ${target} px, which a thumb hits. Compact for those who work with it all day.`,
        `宽松供投资者使用：点击区为 ${target} px，拇指可及。紧凑供整日使用的人。`,
      ]}
    >
      <Grid columns={2}>
        {DENSITIES.map(([density, said]) => (
          <div key={density} data-quoin-density={density}>
            <Card>
              <Stack gap={4}>
                <TextField label={say(said)} defaultValue="Harbour Street Income Fund II" />
                <div>
                  <Button>{say(['Sign agreement', '签署协议'])}</Button>
                </div>
              </Stack>
            </Card>
          </div>
        ))}
      </Grid>
    </Section>
  );
}

export function Motion() {
  const say = useSay();
  const { state, float } = tokens.motion;
  return (
    <Section
      title={['Motion', '动效']}
      use={['With reduced motion, nothing is animated.', '启用“减少动态效果”后，不显示动画。']}
    >
      <Rows>
        <Row name="motion.state" value={`${state.$value.value} ms`}>
          {say(['A state changes: pressed, opened, chosen', '状态变化：按下、展开、选中'])}
        </Row>
        <Row name="motion.float" value={`${float.$value.value} ms`}>
          {say([
            'An element appears above the page: a dialog, a menu, a notice',
            '元素出现在页面上方：对话框、菜单、通知',
          ])}
        </Row>
      </Rows>
    </Section>
  );
}
