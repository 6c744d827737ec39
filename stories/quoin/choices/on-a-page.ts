// What every page has: a way around, messages, a layout, and what all of it is made of.
import type { Task } from './choice';

export const WAYS: Task = {
  task: ['Find the way', '找到去处'],
  choices: [
    {
      need: ['Around the app', '在应用中穿行'],
      take: ['layout/AppHeader', 'layout/AppFooter', 'layout/LanguageSwitch'],
      because: ['One line on a desk, a menu on a phone.', '桌面上一行，手机上一个菜单。'],
    },
    {
      need: ['Past the header, by keyboard', '用键盘越过页首'],
      take: ['layout/SkipLink'],
      because: ['The first stop of every page.', '每页的第一站。'],
    },
    {
      need: ['Back up', '返回上级'],
      take: ['controls/Breadcrumbs'],
      because: ['From two steps below the masthead on.', '从页首往下第二层起使用。'],
    },
    {
      need: ['Between views of one thing', '同一事物的不同视图'],
      take: ['controls/Tabs', 'controls/LinkTabs'],
      because: ['LinkTabs where each view has an address of its own.', '各视图有自己的地址时用 LinkTabs。'],
    },
    {
      need: ['Through a long list', '浏览长列表'],
      take: ['controls/Pagination'],
      because: ['A page of a list has an address to come back to.', '列表的每一页都有可返回的地址。'],
    },
    {
      need: ['Unfold a detail', '展开细节'],
      take: ['flow/Disclosure'],
      because: ['The search of the browser finds what is folded.', '浏览器的页内查找能找到折叠的内容。'],
    },
  ],
};

export const MESSAGES: Task = {
  task: ['Be told', '得知消息'],
  choices: [
    {
      need: ['What concerns the whole page', '关乎整个页面的事'],
      take: ['feedback/Banner'],
      because: [
        'It stays until it is no longer true. What is wrong with one answer stands at its field.',
        '不再属实之前一直保留。某个回答的错误写在其字段旁。',
      ],
    },
    {
      need: ['That something has happened', '刚发生的事'],
      take: ['feedback/Notices'],
      because: [
        'They go by themselves; nothing that must be read belongs there.',
        '会自行消失；必读的内容不要放在这里。',
      ],
    },
    {
      need: ['A question before what cannot be undone', '无法撤销之前的询问'],
      take: ['flow/ConfirmDialog'],
      because: ['Its button says the deed, not “OK”.', '按钮写明所做之事，而不是“确定”。'],
    },
    {
      need: ['Something to do before the page goes on', '继续之前要做的事'],
      take: ['flow/Dialog'],
      because: ['Takes the focus and gives it back.', '接过焦点，完事归还。'],
    },
    {
      need: ['That there is nothing yet, or that it failed', '尚无内容，或加载失败'],
      take: ['feedback/EmptyState', 'feedback/ErrorState'],
      because: ['Both say what to do next.', '两者都说明下一步怎么办。'],
    },
    {
      need: ['That something is coming', '内容即将到来'],
      take: ['feedback/Skeleton', 'feedback/Spinner'],
      because: [
        'A skeleton has the size of what comes; a spinner where that is not known.',
        '骨架与将到的内容同样大小；大小未知时用转圈。',
      ],
    },
    {
      need: ['That it takes a while', '需要一些时间'],
      take: ['feedback/ProgressBar', 'feedback/BusyOverlay'],
      because: [
        'A bar where it can be measured; the overlay where nothing may be pressed.',
        '能度量时用进度条；不可操作时用遮罩。',
      ],
    },
    {
      need: ['What kind a thing is', '是哪一类'],
      take: ['controls/Tag'],
      because: [
        'A word or two beside it; a status has a badge of its own.',
        '旁边写一两个词；状态另有徽标。',
      ],
    },
  ],
};

export const LAYOUT: Task = {
  task: ['Lay it out', '排布页面'],
  choices: [
    {
      need: ['A page', '页面'],
      take: ['layout/Page', 'layout/Stack', 'layout/Grid'],
      because: [
        'Width, columns and distances, so that no component needs a margin.',
        '宽度、分栏与间距，组件因此无需外边距。',
      ],
    },
    {
      need: ['A group of what belongs together', '同属一组的内容'],
      take: ['foundations/Card', 'foundations/Divider'],
      because: [
        'A hairline first; a card where the group stands by itself.',
        '先用细线；自成一体时才用卡片。',
      ],
    },
  ],
};

export const FOUNDATIONS: Task = {
  task: ['Set it', '定下基调'],
  choices: [
    {
      need: ['Words', '文字'],
      take: ['foundations/Heading', 'foundations/Text'],
      because: ['The level is the outline, the size is the look.', '级别是大纲，字号是外观。'],
    },
    {
      need: ['A figure', '数字'],
      take: ['foundations/Figure'],
      because: [
        'Tabular, with a real minus, its unit lighter than its value.',
        '等宽数字、真正的负号，单位比数值浅。',
      ],
    },
    {
      need: ['An e-mail address', '电子邮件地址'],
      take: ['fields/MaskedEmail'],
      because: [
        'Stars from the third letter on, in the page itself.',
        '从第三个字母起为星号，页面源码中亦然。',
      ],
    },
    {
      need: ['A sign', '图标'],
      take: ['foundations/Icon', 'foundations/Logo'],
      because: ['Beside a word, or with one that is read out.', '放在文字旁，或带有会被读出的名称。'],
    },
    {
      need: ['Words for the ear only', '只供聆听的文字'],
      take: ['foundations/VisuallyHidden'],
      because: ['Where the picture says it already.', '用于画面已经说明之处。'],
    },
    {
      need: ['Language, theme, density', '语言、主题、密度'],
      take: ['foundations/QuoinProvider'],
      because: [
        'Once around the app, again around a part that differs.',
        '包住整个应用一次；有不同的部分再包一次。',
      ],
    },
  ],
};
