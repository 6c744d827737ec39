// The role of each colour, and the colour that its contrast is measured against.
import type { colours } from '@quoin/ui/tokens';
import type { Said } from '../messages';

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
      'Text. Secondary text explains; never use it for the only figure.',
      '文字。次要文字用于说明，不用于唯一的数字。',
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
    use: ['Backgrounds: the page, raised and sunken areas.', '背景：页面、浮起与下沉的区域。'],
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
      'Hairlines separate, borders outline controls, and the focus ring marks the focused element.',
      '细线用于分隔，边框勾勒控件，焦点框标示当前焦点。',
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
      'Verdigris for the primary action. Destructive for actions that cannot be undone.',
      '铜绿用于主要操作；无法撤销的操作使用警示色。',
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
      'Brass for an invitation, an upcoming product or the seal. One per view.',
      '黄铜用于邀请、即将开放的产品或印章，每个视图一处。',
    ],
    colours: signal('accent'),
  },
  {
    title: ['Info', '提示'],
    use: ['Something is in progress, and no action is needed.', '事情正在进行，无需操作。'],
    colours: signal('info'),
  },
  {
    title: ['Success', '成功'],
    use: ['The action succeeded.', '操作成功。'],
    colours: signal('success'),
  },
  {
    title: ['Warning', '警告'],
    use: ['There is still time to correct it.', '尚可及时补救。'],
    colours: signal('warning'),
  },
  {
    title: ['Danger', '危险'],
    use: ['An error, or an action that cannot be undone.', '出现错误，或操作无法撤销。'],
    colours: signal('danger'),
  },
  {
    title: ['Figure', '数字'],
    use: [
      'Gain and loss, always with sign and arrow. The last setting in the toolbar sets which colour means gain.',
      '盈利与亏损，始终带符号与箭头。哪种颜色表示盈利，由工具栏最后一项设定。',
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
      'Series in this order. Each slice has its number, so that users need not distinguish colours.',
      '各系列依此顺序；每一块都带编号，无需靠颜色分辨。',
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
export function getPair([name, demand, other]: Colour): { front: ColourName; ground: ColourName } {
  return demand === 'ground'
    ? { front: other ?? 'text.primary', ground: name }
    : { front: name, ground: other ?? 'surface.page' };
}

/** Returns the minimum contrast; null if there is no requirement. */
export function getMinimum(demand: Demand, theme: string): number | null {
  if (demand === 'quiet') return null;
  if (demand === 'mark') return 3;
  return demand === 'text' && theme === 'high-contrast' ? 7 : 4.5;
}
