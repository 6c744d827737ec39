import { forwardRef, useId } from 'react';
import type { CardProps } from '../../foundations/Card/Card';
import { Heading } from '../../foundations/Heading/Heading';
import { FactRow, FactValue, type Fact } from '../ProductFacts/FactRow';
import { Groups, Lead, View } from './KeyFigures.styles';

export interface KeyFigure extends Fact {
  /** How the figure enters the equation of its group; `equals` marks the result. */
  sign?: keyof typeof SIGNS | undefined;
}

export interface KeyFigureGroup {
  /** Heading of the group. */
  title: string;
  /** Figures from top to bottom. The figures of one equation belong in one group, with all its terms. */
  figures: readonly KeyFigure[];
}

export interface KeyFiguresProps extends Omit<CardProps, 'variant' | 'padding' | 'children'> {
  /** One to four figures in large type. */
  lead: readonly Fact[];
  /** All other figures, in groups. */
  groups: readonly KeyFigureGroup[];
  /** Level of the headings of the groups. Default 3. */
  headingLevel?: 3 | 4 | undefined;
}

const SIGNS = { plus: '+', minus: '\u2212', times: '×', equals: '=' } as const;

/** A few large figures, and the others in groups that can be added up. The ref is the card. */
export const KeyFigures = forwardRef<HTMLDivElement, KeyFiguresProps>(function KeyFigures(
  { lead, groups, headingLevel = 3, ...rest },
  ref,
) {
  return (
    <View ref={ref} data-quoin="KeyFigures" {...rest}>
      <Lead>
        {lead.map(({ name, ...fact }) => (
          <FactRow key={name} name={name}>
            <FactValue {...fact} />
          </FactRow>
        ))}
      </Lead>
      <Groups>
        {groups.map((group) => (
          <Group key={group.title} group={group} level={headingLevel} />
        ))}
      </Groups>
    </View>
  );
});

function Group({ group: { title, figures }, level }: { group: KeyFigureGroup; level: 3 | 4 }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Heading id={id} level={level} size="small">
        {title}
      </Heading>
      <dl data-equation={figures.some(({ sign }) => sign) || undefined}>
        {figures.map(({ name, sign, ...fact }) => (
          <div key={name} data-sign={sign}>
            <dt>
              {sign && <span data-part="sign">{SIGNS[sign]} </span>}
              <span>{name}</span>
            </dt>
            <dd>
              <FactValue {...fact} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
