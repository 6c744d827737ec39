// The role of each colour, and the colour that its contrast is measured against.
import type { colours } from '@quoin/ui/tokens';
import type { Said } from '../words';

export type ColourName = keyof (typeof colours)['light'];

/**
 * text: 4.5 to 1 (WCAG 2.2, 1.4.3), 7 with high contrast · label: 4.5 in every theme, because the legend shows it too ·
 * mark: 3 to 1 (1.4.11), for what identifies a control or a state · ground: a background of text, measured with that
 * text · quiet: decoration only.
 */
export type Demand = 'text' | 'label' | 'mark' | 'ground' | 'quiet';

/** `other`: the background of a text or mark (default: the page), or the text on a background (default: primary). */
export type Colour = readonly [name: ColourName, demand: Demand, other?: ColourName];

interface Family {
  title: Said;
  use: Said;
  colours: readonly Colour[];
}

const signal = (name: 'info' | 'success' | 'warning' | 'danger' | 'accent'): Colour[] => [
  [`${name}.surface`, 'ground', `${name}.text`],
  [`${name}.text`, 'text', `${name}.surface`],
  [`${name}.mark`, 'mark'],
  [`${name}.border`, 'mark'],
];

const SERIES = [1, 2, 3, 4, 5, 6, 7] as const;

export const FAMILIES: readonly Family[] = [
  {
    title: ['Text', '文字'],
    use: [
      'What is read. Secondary explains; it never carries the only figure.',
      '供阅读之用。次要文字作解释，唯一的数字从不用它。',
    ],
    colours: [
      ['text.primary', 'text'],
      ['text.secondary', 'text'],
      ['text.link', 'text'],
      ['text.link-hover', 'text'],
      ['text.inverse', 'text', 'surface.inverse'],
      ['text.disabled', 'quiet'],
    ],
  },
  {
    title: ['Surface', '表面'],
    use: ['Paper. The page, what lies on it, what is sunk into it.', '纸面：页面、其上之物与其下之物。'],
    colours: [
      ['surface.page', 'ground'],
      ['surface.raised', 'ground'],
      ['surface.sunken', 'ground'],
      ['surface.hover', 'ground'],
      ['surface.selected', 'ground'],
      ['surface.inverse', 'ground', 'text.inverse'],
      ['surface.scrim', 'quiet'],
      ['shadow', 'quiet'],
    ],
  },
  {
    title: ['Border', '边框'],
    use: [
      'Hairlines part, controls are drawn, one thing has the focus.',
      '细线分隔，控件描边，只有一处拥有焦点。',
    ],
    colours: [
      ['border.hairline', 'quiet'],
      ['border.control', 'mark'],
      ['border.strong', 'mark'],
      ['border.focus', 'mark'],
      ['border.selected', 'mark'],
      ['track', 'quiet'],
    ],
  },
  {
    title: ['Action', '操作'],
    use: [
      'Verdigris: the one thing to press. Destructive where it cannot be undone.',
      '铜绿：唯一该按的按钮。无法撤销时用警示色。',
    ],
    colours: [
      ['action.surface', 'mark'],
      ['action.hover', 'mark'],
      ['action.pressed', 'mark'],
      ['action.text', 'text', 'action.surface'],
      ['action.disabled', 'quiet'],
      ['action.disabled-text', 'text', 'action.disabled'],
      ['destructive.surface', 'mark'],
      ['destructive.hover', 'mark'],
      ['destructive.text', 'text', 'destructive.surface'],
    ],
  },
  {
    title: ['Accent', '强调'],
    use: [
      'Brass: an invitation, something upcoming, the seal. One per view.',
      '黄铜：邀请、即将到来之事、印章。每个视图一处。',
    ],
    colours: signal('accent'),
  },
  {
    title: ['Info', '提示'],
    use: ['Something is under way; nothing is asked.', '事情正在进行，无需操作。'],
    colours: signal('info'),
  },
  {
    title: ['Success', '成功'],
    use: ['It is done, and it went well.', '已经完成，一切顺利。'],
    colours: signal('success'),
  },
  {
    title: ['Warning', '警告'],
    use: ['It can still be put right in time.', '尚可及时补救。'],
    colours: signal('warning'),
  },
  {
    title: ['Danger', '危险'],
    use: ['It is wrong, or it cannot be undone.', '出了错，或无法撤销。'],
    colours: signal('danger'),
  },
  {
    title: ['Figure', '数字'],
    use: [
      'Gain and loss, always with sign and arrow. Which colour means gain is the toolbar’s last choice.',
      '涨与跌，总带符号与箭头。哪种颜色表示上涨，由工具栏最后一项决定。',
    ],
    colours: [
      ['figure.gain', 'text'],
      ['figure.loss', 'text'],
      ['figure.unit', 'text'],
    ],
  },
  {
    title: ['Chart', '图表'],
    use: [
      'Series in this order; each slice bears its number, so no colour has to be told from another.',
      '各系列依此顺序；每一块都带编号，无须靠颜色分辨。',
    ],
    colours: [
      ...SERIES.flatMap((place): Colour[] => [
        [`chart.series.${place}`, 'mark', 'surface.raised'],
        [`chart.on-series.${place}`, 'label', `chart.series.${place}`],
      ]),
      ['chart.axis', 'mark', 'surface.raised'],
      ['chart.grid', 'quiet'],
    ],
  },
  {
    title: ['Art', '图画'],
    use: ['The generated pictures of products.', '自动绘制的产品图。'],
    colours: [
      ['art.paper', 'quiet'],
      ['art.shade', 'quiet'],
      ['art.form', 'quiet'],
      ['art.deep', 'quiet'],
      ['art.mark', 'quiet'],
    ],
  },
];

/** Returns the foreground and background that are used together. */
export function pairOf([name, demand, other]: Colour): { front: ColourName; ground: ColourName } {
  return demand === 'ground'
    ? { front: other ?? 'text.primary', ground: name }
    : { front: name, ground: other ?? 'surface.page' };
}

/** Returns the minimum contrast; null if there is no requirement. */
export function leastOf(demand: Demand, theme: string): number | null {
  if (demand === 'quiet') return null;
  if (demand === 'mark') return 3;
  return demand === 'text' && theme === 'high-contrast' ? 7 : 4.5;
}
