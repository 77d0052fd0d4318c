import type { words as fr } from './words.fr.ts'

/** The calculation of a return, in English. */
export const words: typeof fr = {
  groups: {
    task: 'The task today',
    change: 'What the project changes',
    price: 'What it costs',
  },
  fields: {
    volume: 'Times a month',
    minutes: 'Minutes each time',
    hourly: 'Cost of an hour of work',
    share: 'Time saved',
    upkeep: 'Review and upkeep, a month',
    days: 'Days of building',
    rate: 'Price of a day',
    running: 'Model and hosting, a month',
  },
  units: { hours: 'h', days: 'days', minutes: 'min' },
  faults: {
    empty: () => 'A number is missing.',
    'no-number': () => 'Write a number, such as 1,200 or 7.5.',
    'too-small': (least) => `At least ${least}.`,
    'too-large': (most) => `At most ${most}.`,
  },
  open: 'Put in your numbers',
  presets: 'Start again',
  measured: 'from the gain the study measured',
  school: 'from the worked example on support',
  table: 'The sum, line by line',
  lines: {
    spent: 'Time spent today',
    freed: 'Time saved',
    back: 'Given back, less upkeep',
    worth: 'What those hours cost',
    monthly: 'Gain of a month',
    cost: 'Building',
    year: 'After twelve months',
    months: 'Paid back after',
  },
  months: (months) => `${months} months`,
  never: 'never',
  caption:
    'Each line starts from the result printed above it; the duration is rounded up to a tenth.',
  verdict: {
    paid: (months, year) =>
      `Paid back after ${months} months of use. A year in, ${year} is left over.`,
    late: (months, year) =>
      `Not paid back within a year: ${year} is missing. It would take ${months} months of use.`,
    never: 'Never paid back: with these numbers a month brings in nothing.',
    stopped: (count) =>
      count === 1
        ? 'One number needs correcting. The sum below keeps the last ones that could be read.'
        : `${count} numbers need correcting. The sum below keeps the last ones that could be read.`,
  },
  sources: 'Where the starting numbers come from',
  source: {
    example: 'A worked example, 1,200 messages of six minutes:',
    share: (saved) =>
      `Settling more in an hour means less time for the same work: ${saved} here. Source:`,
    school: 'For the second start, 45% of messages covered and 70% of those settled make 31.5%.',
    upkeep: 'Half a day of reading a month; 12.7 hours in the worked example, help notes included.',
    quote: 'Fourteen days at a sample rate, neither mine nor an average:',
    running: (model) =>
      `An assumption: hosting, plus the model, which comes to ${model} a month in the worked example at public prices.`,
    fact: (value, label) => `${value}: ${label}`,
    dated: (version, checked) => `version of ${version}, checked on ${checked}`,
  },
  leftOut: 'What this sum leaves out',
  omissions: [
    'The price of a mistake: one wrong answer can cost more than a month of saved time.',
    'Your own hours for framing and training, and the start, when all is slower.',
    'Cash: ten minutes given back here and there pay for nothing until somebody puts them to use.',
    'Taxes, and the fact that a euro next year is worth less.',
  ],
}
