// Press, choose, fill in: what a form is made of.
import type { Task } from './choice';

export const ACTS: Task = {
  task: ['Press something', '按下'],
  choices: [
    {
      need: ['Do the one thing this page is for', '完成本页唯一要做的事'],
      take: ['controls/Button'],
      because: [
        'Primary, one per view. Its words are the deed: “Sign agreement”.',
        '主按钮，每个视图一个。按钮上写的就是所做之事：“签署协议”。',
      ],
    },
    {
      need: ['Go to another page', '前往另一页面'],
      take: ['controls/LinkButton'],
      because: [
        'A link can be opened in a new tab; a button cannot.',
        '链接可以在新标签页中打开，按钮不能。',
      ],
    },
    {
      need: ['One of several rarer acts', '几个不常用操作之一'],
      take: ['controls/Menu'],
      because: [
        'Up to three acts stand better side by side as buttons.',
        '不超过三个操作时，并排放按钮更好。',
      ],
    },
    {
      need: ['An act whose sign everybody knows', '图标人人都懂的操作'],
      take: ['controls/IconButton'],
      because: [
        'Its label is read out. Where the sign needs explaining, write the word.',
        '其名称会被读出。图标需要解释时，请直接写字。',
      ],
    },
    {
      need: ['A second thought about a control', '对控件的补充说明'],
      take: ['controls/Tooltip'],
      because: [
        'A finger sees no tooltip: what is needed stands on the page.',
        '手指触屏看不到提示：必需的内容要写在页面上。',
      ],
    },
  ],
};

export const ANSWERS: Task = {
  task: ['Choose', '选择'],
  choices: [
    {
      need: ['Yes or no, and neither is assumed', '是或否，且不预设答案'],
      take: ['fields/YesNoQuestion'],
      because: [
        'Both answers stand there. A checkbox would take silence for “no”.',
        '两个答案都列出。复选框会把不作答当成“否”。',
      ],
    },
    {
      need: ['One of two to five, worth comparing', '二至五项选一，值得比较'],
      take: ['controls/RadioGroup'],
      because: ['All answers are seen before one is chosen.', '选择之前能看到所有答案。'],
    },
    {
      need: ['One of six to fifteen', '六至十五项选一'],
      take: ['controls/Select'],
      because: ['The native list is best on a phone.', '在手机上，系统自带的列表最好用。'],
    },
    {
      need: ['One of many, by typing', '众多项目选一，靠输入查找'],
      take: ['controls/ComboBox', 'fields/CountrySelect'],
      because: [
        'Finds an entry by any of its names; countries in either language.',
        '按任一名称都能找到；国家可用两种语言查找。',
      ],
    },
    {
      need: ['Several of a few', '少数项目多选'],
      take: ['controls/CheckboxGroup'],
      because: [
        '“None of these” can stand among them and excludes the rest.',
        '其中可以有“以上皆非”，选它即排除其余各项。',
      ],
    },
    {
      need: ['One statement to agree to', '同意一项声明'],
      take: ['controls/Checkbox'],
      because: ['The box is the answer; it is sent with the form.', '勾选即为回答，随表单一并提交。'],
    },
    {
      need: ['A setting that acts at once', '立即生效的设置'],
      take: ['controls/Switch'],
      because: ['In a form that is sent later, take a Checkbox.', '若表单稍后才提交，请用 Checkbox。'],
    },
    {
      need: ['Statements that bind the investor', '对投资者有约束力的声明'],
      take: ['fields/Attestations'],
      because: ['Each is ticked on its own, and the text may be long.', '逐项勾选，文字可以很长。'],
    },
    {
      need: ['What makes somebody an accredited investor', '何谓合格投资者'],
      take: ['investing/QualificationStatement'],
      because: [
        'The statements and thresholds of the rulebook, in words.',
        '用文字写明规则手册中的声明与门槛。',
      ],
    },
    {
      need: ['What a list is narrowed to', '缩小列表范围'],
      take: ['fields/FilterBar'],
      because: [
        'Chips and lists in one row; what is set can be cleared.',
        '标签与列表排成一行；已设的条件可以撤回。',
      ],
    },
  ],
};

export const ENTRIES: Task = {
  task: ['Fill in', '填写'],
  choices: [
    {
      need: ['A few words, or a few lines', '几个字，或几行字'],
      take: ['controls/TextField', 'controls/TextArea'],
      because: ['Where no field below knows better what is typed.', '用于下列字段都不合适的内容。'],
    },
    {
      need: ['Words to look for', '要查找的字词'],
      take: ['controls/SearchField'],
      because: ['Escape and a cross empty it.', '按 Esc 或叉号即可清空。'],
    },
    {
      need: ['Dollars to commit or redeem', '认购或赎回的美元金额'],
      take: ['fields/AmountField'],
      because: ['Multiples and limits are part of it; cents stay exact.', '自带倍数与上下限；精确到分。'],
    },
    {
      need: ['A rate, or a number of years', '比率或年数'],
      take: ['fields/PercentField', 'fields/YearsField'],
      because: ['The unit stands in the field and the value is exact.', '单位写在字段里，数值精确。'],
    },
    {
      need: ['How a portfolio is divided', '投资组合如何分配'],
      take: ['fields/CompositionEditor'],
      because: [
        'Seven lines that total 100%, and it always says what is left.',
        '七项合计 100%，并随时说明还剩多少。',
      ],
    },
    {
      need: ['A phone number', '电话号码'],
      take: ['fields/PhoneField'],
      because: [
        'Grouped as its region writes it; a pasted number brings its region along.',
        '按所在地区的写法分组；粘贴号码时地区随之切换。',
      ],
    },
    {
      need: ['A date known by heart', '熟记于心的日期'],
      take: ['fields/BirthDateField'],
      because: [
        'Three parts are faster than a calendar, and a whole date may be pasted.',
        '分三格填写比日历更快，也可粘贴完整日期。',
      ],
    },
    {
      need: ['Where somebody lives', '居住地址'],
      take: ['fields/AddressFields'],
      because: ['Asks what that country has, and no more.', '只问该国地址所需，不多问。'],
    },
    {
      need: ['A number that no bystander should read', '不宜旁人看到的号码'],
      take: ['fields/SsnField', 'fields/NationalIdField', 'fields/ConcealedField'],
      because: ['Dots until revealed, never in an attribute.', '显示前一律为圆点，从不写入页面属性。'],
    },
    {
      need: ['A password, new or known', '新密码或现有密码'],
      take: ['fields/PasswordField'],
      because: ['The rules are ticked off while it is typed.', '输入时逐条勾掉已满足的规则。'],
    },
    {
      need: ['The account of a password, for password managers', '供密码管理器识别的账户'],
      take: ['fields/HiddenUsername'],
      because: ['Keeps a new password with the right account.', '让新密码保存到正确的账户。'],
    },
    {
      need: ['A code that was sent', '收到的验证码'],
      take: ['fields/CodeField'],
      because: [
        'Takes a pasted code and the phone’s offer; sends again after a minute.',
        '可粘贴，也接受手机的自动填充；一分钟后可重发。',
      ],
    },
    {
      need: ['Where money is sent from or to', '付款或收款的账户'],
      take: ['fields/BankAccountFields'],
      because: [
        'Asks only what this country and this method need, and checks the numbers.',
        '只问该国与该方式所需，并校验号码。',
      ],
    },
    {
      need: ['A proof', '证明文件'],
      take: ['fields/FileUpload'],
      because: [
        'Every file has its own progress, its own retry and its own reason.',
        '每个文件各有进度、重试与失败原因。',
      ],
    },
    {
      need: ['A signature', '签名'],
      take: ['fields/SignaturePad', 'fields/TypedSignature'],
      because: [
        'Drawn or typed; the keyboard alone suffices, and both bind.',
        '手绘或键入；只用键盘也能完成，两者效力相同。',
      ],
    },
    {
      need: ['Something no field here takes', '上述字段都不适用的内容'],
      take: ['fields/Field', 'fields/FieldGroup'],
      because: [
        'Label, hint and error around a control of your own.',
        '为您自己的控件配上名称、提示与错误。',
      ],
    },
  ],
};
