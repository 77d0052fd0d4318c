import { questions } from './questions.en.ts'
import type { words as french } from './words.fr.ts'

export const words: typeof french = {
  parts: {
    start: 'The essentials',
    calendar: 'My days, on the calendar',
    status: 'What the status allows',
    household: 'Household and income tax',
  },
  questions,
  sides: { ask: 'My figures', answer: 'My rate' },
  statuses: {
    micro: 'Micro scheme',
    ei: 'EI, real profit',
    eurl: 'EURL',
    sasu: 'SASU',
  },
  changes: {
    'fewer-days': (by) => `${by} fewer days sold`,
    'more-days': (by) => `${by} more days sold`,
    'more-costs': (by) => `${by} more costs a year`,
    'more-net': (by) => `${by} more wanted a month`,
    'more-rate': (by) => `${by} more a day`,
  },
  notices: {
    'over-micro': [
      'Above the ceiling of the micro scheme',
      (figure) =>
        `It ends at ${figure} of turnover a year. After two years in a row above it you are taxed on real profit: see the line “EI, real profit” below.`,
    ],
    'near-micro': [
      'Close to the ceiling of the micro scheme',
      (figure) => `One more good month takes you past ${figure} of turnover.`,
    ],
    loss: [
      'At this rate there is money missing',
      (figure) => `Costs and contributions exceed what is invoiced by ${figure} over the year.`,
    ],
    'vat-free': [
      'Without VAT',
      (figure) =>
        `Below ${figure} of turnover you invoice without VAT and do not recover it on purchases: enter costs with their VAT.`,
    ],
    'vat-next-year': [
      'VAT from next year',
      (figure) =>
        `Above ${figure} of turnover the exemption ends on the following 1 January. A business client recovers VAT; a private one pays it.`,
    ],
    'vat-now': [
      'With VAT',
      (figure) =>
        `Above ${figure} of turnover in the year you charge VAT and recover it on purchases. All rates here are without it.`,
    ],
    'flat-refused': [
      'No flat income tax',
      (figure) =>
        `The household’s reference income exceeds ${figure} a share, if this year’s stood for it. The sum follows the tax bands.`,
    ],
    'flat-worth': [
      'The flat income tax would cost you less',
      (figure) => `${figure} less tax over the year, other things being equal.`,
    ],
    'flat-costly': [
      'The flat income tax costs you more',
      (figure) => `${figure} more tax than by the bands, other things being equal.`,
    ],
    'costs-heavy': [
      'Costs that the micro scheme does not deduct',
      (figure) =>
        `${figure} of costs, more than the flat allowance: on real profit they would lower contributions and tax.`,
    ],
    'no-pay': ['Without a salary', () => 'Dividends earn no pension quarters and no sick pay.'],
    'days-many': [
      'That is many days',
      (figure) => `Selling ${figure} days leaves next to nothing for finding clients or being ill.`,
    ],
  },
  rate: 'Your day rate, without VAT',
  left: 'What you have left a month, before tax',
  title: (amount) => `${amount} a day`,
  titleLeft: (amount) => `${amount} a month`,
  turnover: 'A year',
  half: 'Half a day',
  month: 'A month, before tax',
  kept: 'A month, after tax',
  days: 'Days invoiced',
  made: 'What a day is made of',
  pieces: {
    you: 'For you',
    contributions: 'Contributions and training',
    costs: 'Costs',
    companyTax: 'Corporate tax',
    incomeTax: 'Income tax',
  },
  curve: 'Rate by days sold',
  curveText: 'For the same income, the rate depends above all on the days you sell.',
  compare: 'The four statuses',
  compareChart: 'The four statuses as bars',
  compareRates: 'The rate that leaves the same income.',
  compareNets: 'What the same rate leaves a month, before tax.',
  compareMore:
    'A company also costs its accounts and formalities: add them to costs for a fair comparison.',
  outside: 'above the ceiling',
  change: 'What would move the result',
  changeRate: 'One thing at a time, and the rate it would make.',
  changeLeft: 'One thing at a time, and what would be left a month.',
  moved: (value, difference) => `${value} (${difference})`,
  contributions: 'Contributions a year',
  beforeTax: 'Net a month',
  afterTax: 'After tax',
  calendar: 'Where the days come from',
  calendarRows: {
    weekdays: 'Weekdays',
    holidays: 'Public holidays on weekdays',
    leave: 'Leave',
    sick: 'Sick days',
    training: 'Training and reading up',
    unsold: 'Unsold time',
    billable: 'Days to invoice',
  },
  salary: 'What these two incomes do not compare',
  salaryLead: (gross, net) =>
    `A gross salary of ${gross} leaves ${net} net before tax, and so does this rate. Everything else differs.`,
  salaryRows: [
    ['Leave', 'Five weeks, paid', 'Counted in the days you do not invoice'],
    ['Unemployment', 'Benefit', 'Nothing, unless privately insured'],
    ['Pension', 'Basic, and a manager’s supplementary one', 'Close in a SASU, lower elsewhere'],
    ['Illness', 'Sick pay, often topped up', 'Lower sick pay'],
    ['Health insurance', 'Half paid by the employer at least', 'Yours to pay'],
    ['Equipment, software, premises', 'Provided', 'In your costs'],
  ],
  salaryHead: ['Subject', 'Employee', 'Freelance'],
  table: 'The figures',
  category: 'Days sold',
  status: 'Status',
  perDay: 'Day rate',
  perMonth: 'A month',
  limits:
    'An estimate, and no tax advice: rates of 2026, first year, start-up relief (Acre), local tax (CFE) and regulated professions left aside. Rates, sources and how this was checked stand further down.',
  amount: (value) => `€${value}`,
  day: 'days',
  said: (answer, turnover) => `${answer}, that is ${turnover} a year.`,
  line: (name, value) => `${name}: ${value}`,
  summary: {
    rate: (status) => `Day rate (${status}), without VAT`,
    days: 'Days invoiced a year',
    turnover: 'Turnover',
    contributions: 'Contributions',
    net: 'Left a month before tax',
    kept: 'Left a month after tax',
    statuses: 'In the other statuses',
    notes: 'Worth knowing',
  },
  cardNext: (days, status) => `${days} days invoiced a year, ${status}.`,
  cardUnit: 'a day',
  cardTitle: 'My day rate, line by line',
}
