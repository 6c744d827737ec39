// What only private-market investing has: an application, a product, a holding, its papers.
import type { Task } from './choice';

export const FLOWS: Task = {
  task: ['Go through it', '走完流程'],
  choices: [
    {
      need: ['A long form in parts', '分成几部分的长表单'],
      take: ['flow/Wizard'],
      because: [
        'Owns the steps, the focus, what is wrong in each, and the way out.',
        '掌管步骤、焦点、各步的错误与离开的方式。',
      ],
    },
    {
      need: ['Where one is in a flow of your own', '在您自己的流程中走到哪一步'],
      take: ['flow/Stepper'],
      because: [
        'Stage and status are two things: a step can be behind you and incomplete.',
        '阶段与状态是两回事：走过的步骤可能仍未完成。',
      ],
    },
    {
      need: ['Who invests, before an application begins', '申请开始之前，由谁投资'],
      take: ['flow/OwnershipTypeDialog'],
      because: [
        'What needs our support is said before the form, not after it.',
        '需要联系客服的情况，在表单之前说明，而不是之后。',
      ],
    },
    {
      need: ['Show that it is you', '证明是您本人'],
      take: ['flow/IdentityCheckModal'],
      because: ['Before a signature, a redemption or a document.', '用于签名、赎回或查看文件之前。'],
    },
    {
      need: ['A password that has to be entered again', '必须重新输入的密码'],
      take: ['flow/SecurityUpdatedModal'],
      because: ['Nothing else can be done until it is.', '完成之前无法进行其他操作。'],
    },
    {
      need: ['Leave with changes that are not saved', '带着未保存的更改离开'],
      take: ['flow/LeavePageDialog'],
      because: ['Save, drop or stay: each is one press.', '保存、放弃或留下：都只需按一下。'],
    },
    {
      need: ['Be inside another app’s browser', '身处其他应用的内置浏览器'],
      take: ['flow/InAppBrowserNotice'],
      because: ['Signing does not work there, so it shows the way out.', '那里无法签名，因此指明出路。'],
    },
  ],
};

export const PRODUCTS: Task = {
  task: ['Look at a product', '了解产品'],
  choices: [
    {
      need: ['Find it on the shelf', '在货架上找到它'],
      take: ['investing/ProductCard', 'investing/ProductStatus'],
      because: [
        'The whole card is one link; one card of a view may be featured.',
        '整张卡片是一个链接；每个视图可突出一张。',
      ],
    },
    {
      need: ['Know it by its picture', '凭图认出它'],
      take: ['investing/ProductArt'],
      because: [
        'Drawn from its key, so nothing is to be licensed or loaded.',
        '由其标识绘制而成，无需授权，也无需加载。',
      ],
    },
    {
      need: ['Weigh it', '权衡它'],
      take: ['investing/ProductFacts', 'investing/FeeTable', 'investing/TermsTable'],
      because: [
        'The figures first, then what it costs, then what it binds to.',
        '先看数字，再看费用，最后看约束。',
      ],
    },
    {
      need: ['See what is behind it', '看清背后的层级'],
      take: ['charts/LookThroughChart'],
      because: [
        'Each layer with what is held of it and what it charges, as a picture and as a table.',
        '每一层持有什么、收取什么，既有图，也有表。',
      ],
    },
    {
      need: [
        'Set products side by side, or rows that have no table of their own',
        '并排对比产品，或没有专用表格的记录',
      ],
      take: ['investing/RecordTable'],
      because: ['A real table on a desk, stacked facts on a phone.', '桌面上是真正的表格，手机上逐项叠放。'],
    },
    {
      need: ['Hear its manager', '听管理人讲'],
      take: ['investing/WebinarCard'],
      because: ['Who, when, how long, one link.', '谁讲、何时、多久，一个链接。'],
    },
    {
      need: ['Bring a friend', '邀请朋友'],
      take: ['investing/ReferralCard'],
      because: ['The link, its code to scan, and what came of it.', '链接、可扫的二维码，以及结果。'],
    },
  ],
};

export const FIGURES: Task = {
  task: ['Follow the money', '看清资金'],
  choices: [
    {
      need: ['All of it at a glance', '一眼看全'],
      take: ['investing/PortfolioSummary'],
      because: ['The one primary thing of its page.', '是所在页面唯一的主角。'],
    },
    {
      need: ['One investment among others', '众多投资中的一笔'],
      take: ['investing/InvestmentCard', 'investing/StatusBadge'],
      because: [
        'Its dates while it is on the way, its figures once it is valued.',
        '办理中显示日期，有估值后显示数字。',
      ],
    },
    {
      need: ['What happens next to an application', '申请的下一步'],
      take: ['investing/InvestmentTimeline'],
      because: ['Six stages, and how long the present one takes.', '六个阶段，以及当前阶段需要多久。'],
    },
    {
      need: ['How an investment did', '投资表现如何'],
      take: ['investing/PerformanceTable', 'investing/ShowTheMath'],
      because: [
        'Every figure leads to the rows and the formula it came from.',
        '每个数字都能追溯到原始记录与公式。',
      ],
    },
    {
      need: ['A course over time, or shares of a whole', '随时间的走势，或整体中的占比'],
      take: ['charts/NavChart', 'charts/CashFlowChart', 'charts/AllocationDonut'],
      because: [
        'Each has a table to switch to and a summary in words.',
        '每张图都可切换为表格，并有文字概要。',
      ],
    },
    {
      need: ['What came and went', '资金进出'],
      take: ['investing/TransactionTable'],
      because: ['Append-only; a correction is a row of its own.', '只增不改；更正另起一行。'],
    },
    {
      need: ['Pay what is called', '缴付催缴款'],
      take: ['investing/CapitalCallCard', 'investing/WireInstructions'],
      because: [
        'Says when it has to be sent; no number is shown before the phone call.',
        '说明何时须汇出；电话确认之前不显示号码。',
      ],
    },
    {
      need: ['Get something back', '取回资金'],
      take: ['investing/RedemptionCard', 'investing/DistributionChoice'],
      because: [
        'Where it stands, what is next, and where it is paid to.',
        '进展如何、下一步是什么、付往哪里。',
      ],
    },
  ],
};

export const DOCUMENTS: Task = {
  task: ['Read', '阅读'],
  choices: [
    {
      need: ['All papers there are', '全部文件'],
      take: ['investing/DocumentLibrary'],
      because: [
        'Search, filters and downloads around a DocumentTable.',
        '为 DocumentTable 配上搜索、筛选与下载。',
      ],
    },
    {
      need: ['The papers of one thing', '某一事项的文件'],
      take: ['investing/DocumentTable'],
      because: ['Sorts and selects; ten thousand rows stay smooth.', '可排序、可选择；一万行依然流畅。'],
    },
    {
      need: ['Papers that must be read before signing', '签署前必读的文件'],
      take: ['investing/MustReadList'],
      because: ['Ticked only after the last page was on the screen.', '看到最后一页之后方可勾选。'],
    },
    {
      need: ['A PDF', 'PDF 文件'],
      take: ['pdf/PdfReader'],
      because: [
        'Search, zoom and Chinese text; reports that the end was reached.',
        '可搜索、缩放，支持中文；读到末尾会通知。',
      ],
    },
    {
      need: ['A legal text', '法律文本'],
      take: ['investing/DisclosureText'],
      because: ['Numbered, with anchors, never in a toast.', '有编号、有锚点，绝不放进通知。'],
    },
  ],
};
