// The steps of type, space, form and motion. Their sizes are read from the file that design tools import.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, Card, Figure, Grid, Heading, Stack, Text, TextField } from '@quoin/ui';
import { media, token } from '@quoin/ui/tokens';
import tokens from '@quoin/ui/tokens.json';

const TYPE = [
  ['hero', 'display', 'The one line of a front page'],
  ['display', 'display', 'The title of a page'],
  ['heading', 'display', 'A part of a page'],
  ['title', 'display', 'A card, a dialog'],
  ['lead', 'interface', 'What opens a page'],
  ['body', 'interface', 'Reading text, fields, buttons'],
  ['small', 'interface', 'Tables, hints, labels'],
  ['caption', 'interface', 'The name above a figure'],
] as const;

const WEIGHTS = ['regular', 'medium', 'strong'] as const;

const FORMS = [
  ['figure', 'Figures, tables, plates'],
  ['control', 'Buttons, fields'],
  ['card', 'Cards, dialogs'],
  ['round', 'Chips, radio buttons'],
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
  title: string;
  use: string;
  children: ReactNode;
}

function Section({ title, use, children }: SectionProps) {
  return (
    <Stack as="section" gap={6}>
      <Stack gap={2}>
        <Heading level={2}>{title}</Heading>
        <Text tone="secondary" measure>
          {use}
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
  const { size, leading } = tokens.font;
  return (
    <Section
      title="Type"
      use={`Source Serif 4 speaks, Inter works, Noto Sans SC is Chinese. Lines stand at ${leading.body.$value} of the size, in Chinese at ${leading.chinese.$value}, in titles at ${leading.heading.$value}.`}
    >
      <Rows>
        {TYPE.map(([step, face, use]) => (
          <Row key={step} name={step} value={`${size[step].$value.value} px · ${use}`}>
            <span
              style={{
                fontFamily: token.font.family[face],
                fontSize: token.font.size[step],
                lineHeight: token.font.leading.heading,
              }}
            >
              Capital called in four parts
            </span>
          </Row>
        ))}
        <Row
          name="Weights"
          value={WEIGHTS.map((weight) => `${weight} ${tokens.font.weight[weight].$value}`).join(', ')}
        >
          <Stack direction="horizontal" gap={6}>
            {WEIGHTS.map((weight) => (
              <Text key={weight} as="span" weight={weight}>
                Accredited investor
              </Text>
            ))}
          </Stack>
        </Row>
        <Row name="Figures" value="Tabular, a real minus, the unit lighter">
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
    <Section title="Space" use="Steps of 4 px. The number of a step is how many of them it has.">
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
  return (
    <Section
      title="Form"
      use="Hairlines instead of shadows; a shadow only under what floats. One corner is cut, on what is primary in a view."
    >
      <Shapes>
        {FORMS.map(([form, use]) => (
          <Stack key={form} gap={2}>
            <Shape style={{ borderRadius: token.radius[form] }} />
            <Text size="small">
              radius.{form}, {tokens.radius[form].$value.value} px
            </Text>
            <Text size="caption" tone="secondary">
              {use}
            </Text>
          </Stack>
        ))}
        <Stack gap={2}>
          <Card variant="chamfered" padding="none">
            <Shape style={{ border: 0, background: 'none' }} />
          </Card>
          <Text size="small">layout.chamfer, {tokens.layout.chamfer.$value.value} px</Text>
          <Text size="caption" tone="secondary">
            The one primary thing
          </Text>
        </Stack>
      </Shapes>
    </Section>
  );
}

export function Densities() {
  return (
    <Section
      title="Density"
      use={`Comfortable for investors: a target of ${tokens.density.target.$value.value} px, which a thumb hits. Compact for those who work with it all day.`}
    >
      <Grid columns={2}>
        {(['comfortable', 'compact'] as const).map((density) => (
          <div key={density} data-quoin-density={density}>
            <Card>
              <Stack gap={4}>
                <TextField label={density} defaultValue="Harbour Street Income Fund II" />
                <div>
                  <Button>Sign agreement</Button>
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
  const { state, float } = tokens.motion;
  return (
    <Section title="Motion" use="Nothing moves for a reader who asked for less of it.">
      <Rows>
        <Row name="motion.state" value={`${state.$value.value} ms`}>
          A state changes: pressed, opened, chosen
        </Row>
        <Row name="motion.float" value={`${float.$value.value} ms`}>
          Something arrives above the page: a dialog, a menu, a notice
        </Row>
      </Rows>
    </Section>
  );
}
