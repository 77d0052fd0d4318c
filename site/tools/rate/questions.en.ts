import type { questions as fr } from './questions.fr.ts'

/** What the rate calculator asks, in English. */
export const questions: typeof fr = {
  goal: {
    ask: 'I start from',
    short: 'Starting point',
    options: {
      net: { label: 'An income' },
      rate: { label: 'A rate' },
      salary: { label: 'A salary' },
    },
  },
  net: {
    ask: 'What you keep, a month',
    help: 'After contributions and costs.',
    short: 'Wanted income',
  },
  rate: { ask: 'Your day rate', help: 'Without VAT.', short: 'Rate' },
  salary: {
    ask: 'Gross salary, a year',
    help: 'Of a manager in a private company, bonuses included.',
    short: 'Gross salary',
  },
  count: {
    ask: 'The days I invoice',
    short: 'Days',
    options: {
      given: { label: 'I know them' },
      calendar: { label: 'From the calendar' },
    },
  },
  days: {
    ask: 'Days invoiced a year',
    help: 'What is left after leave, selling, admin and training.',
    short: 'Days invoiced',
  },
  costs: {
    ask: 'Costs, a year',
    help: 'Equipment, software, insurance, travel, accountant, local tax (CFE).',
    short: 'Costs',
  },
  status: {
    ask: 'Status',
    short: 'Status',
    options: {
      micro: { label: 'Micro' },
      ei: { label: 'EI, real profit' },
      eurl: { label: 'EURL' },
      sasu: { label: 'SASU' },
    },
  },
  year: { ask: 'Year', short: 'Year' },
  place: {
    ask: 'Public holidays',
    short: 'Public holidays',
    options: {
      france: { label: 'France' },
      'alsace-moselle': { label: 'Alsace and Moselle' },
    },
  },
  leave: { ask: 'Days of leave', help: 'Five weeks are 25 days.', short: 'Leave' },
  sick: { ask: 'Sick days, to be on the safe side', short: 'Sick days' },
  training: { ask: 'Days of training and reading up', short: 'Training' },
  unsold: {
    ask: 'Time nobody buys',
    help: 'Selling, quotes, accounts, waiting: a share of the days that remain.',
    short: 'Unsold time',
  },
  basis: {
    ask: 'The wanted income is',
    short: 'Income',
    options: {
      before: { label: 'Before tax' },
      after: { label: 'After tax' },
    },
  },
  flat: {
    ask: 'Flat income tax (versement libératoire)',
    help: 'Tax paid as a share of turnover, if you opt for it.',
    short: 'Flat income tax',
    options: { no: { label: 'No' }, yes: { label: 'Yes' } },
  },
  dividends: {
    ask: 'Share left as dividends',
    help: 'The rest is paid to you as salary.',
    short: 'Dividends',
  },
  couple: {
    ask: 'Tax household',
    short: 'Household',
    options: { alone: { label: 'One person' }, couple: { label: 'A couple' } },
  },
  children: { ask: 'Dependent children', short: 'Children' },
  other: {
    ask: 'Other taxable income of the household, a year',
    help: 'Allowances taken off.',
    short: 'Other income',
  },
}
