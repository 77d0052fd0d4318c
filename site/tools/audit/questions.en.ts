import type { questions as fr } from './questions.fr.ts'

const unsure = { label: 'I don’t know' }
const roughly = 'Everyone together, a rough figure will do.'

/** What the audit asks, in English. */
export const questions: typeof fr = {
  size: {
    ask: 'How many of you are there?',
    short: 'Team',
    options: {
      alone: { label: 'Just me' },
      team: { label: '2 to 10' },
      small: { label: '11 to 50' },
      medium: { label: '51 to 250' },
      large: { label: 'More than 250' },
    },
  },
  goal: {
    ask: 'What do you want from AI first?',
    help: 'Pick one: the thing that would make you say, three months from now, that it was worth the trouble.',
    short: 'Goal',
    options: {
      time: { label: 'Time', note: 'Fewer hours on what keeps coming back.' },
      delays: { label: 'Shorter delays', note: 'An answer the same day.' },
      quality: { label: 'Fewer mistakes and omissions' },
      sales: { label: 'More sales', note: 'More offers, or better ones.' },
      unsure,
    },
  },
  leads: {
    ask: 'Who would lead a first trial?',
    short: 'Owner',
    options: {
      nobody: { label: 'Nobody yet' },
      interested: { label: 'Somebody who is keen', note: 'With no time set aside.' },
      hours: { label: 'Somebody, with time', note: 'Half a day a week or more.' },
      budget: { label: 'Somebody, with time and a budget' },
      unsure,
    },
  },
  tasks: {
    ask: 'Which tasks come back every week?',
    help: 'Three at most: those that take longest, or that everyone puts off.',
    short: 'Tasks',
    options: {
      answers: { label: 'Answering customers', note: 'E-mail, forms, messaging.' },
      sorting: { label: 'Sorting what comes in', note: 'Requests, post, tickets.' },
      search: { label: 'Looking things up', note: 'Procedures, contracts, manuals.' },
      entry: { label: 'Typing things in again', note: 'Invoices, orders, forms into a system.' },
      minutes: { label: 'Writing up meetings' },
      quotes: { label: 'Preparing quotes and offers' },
      content: { label: 'Writing for the site or social media' },
      reports: { label: 'Making tables and reports' },
      hiring: { label: 'Reading job applications' },
    },
  },
  'hours-answers': {
    ask: 'How many hours a week go into answering customers?',
    help: roughly,
    short: 'Answers',
  },
  'hours-sorting': {
    ask: 'How many hours a week go into sorting what comes in?',
    help: roughly,
    short: 'Sorting',
  },
  'hours-search': {
    ask: 'How many hours a week go into looking things up?',
    help: roughly,
    short: 'Looking up',
  },
  'hours-entry': {
    ask: 'How many hours a week go into typing things in again?',
    help: roughly,
    short: 'Retyping',
  },
  'hours-minutes': {
    ask: 'How many hours a week go into writing up meetings?',
    help: roughly,
    short: 'Meeting notes',
  },
  'hours-quotes': {
    ask: 'How many hours a week go into quotes and offers?',
    help: roughly,
    short: 'Quotes',
  },
  'hours-content': {
    ask: 'How many hours a week go into writing for the site or social media?',
    help: roughly,
    short: 'Writing',
  },
  'hours-reports': {
    ask: 'How many hours a week go into tables and reports?',
    help: roughly,
    short: 'Reports',
  },
  'hours-hiring': {
    ask: 'How many hours a week go into reading applications?',
    help: roughly,
    short: 'Applications',
  },
  written: {
    ask: 'If the person who does these tasks is away, what do the others find?',
    short: 'Procedure',
    options: {
      heads: { label: 'Nothing in writing', note: 'They call.' },
      notes: { label: 'Notes, a few examples' },
      current: { label: 'A procedure that is up to date' },
      followed: { label: 'A procedure, and somebody who checks that it is followed' },
      unsure,
    },
  },
  alike: {
    ask: 'From one time to the next, is the task much the same?',
    short: 'Regularity',
    options: {
      different: { label: 'Every case is different' },
      kinds: { label: 'A few main types' },
      same: { label: 'Nearly always the same' },
      unsure,
    },
  },
  measure: {
    ask: 'What do you count of these tasks today?',
    short: 'Measurement',
    options: {
      nothing: { label: 'Nothing' },
      volume: { label: 'How many', note: 'Each week.' },
      time: { label: 'How many, and how long' },
      errors: { label: 'How many, how long, and the mistakes' },
      unsure,
    },
  },
  where: {
    ask: 'Where does the data live that AI would need?',
    help: 'Think of the tasks you have just picked.',
    short: 'Location',
    options: {
      personal: { label: 'In people’s own e-mail and files', note: 'Everybody has theirs.' },
      shared: { label: 'In a shared folder', note: 'Filed in no common way.' },
      export: {
        label: 'In tools, exported by hand',
        note: 'A trade system, a CRM, a well-kept spreadsheet.',
        said: 'An export by hand is enough for a first trial.',
      },
      linked: {
        label: 'In tools that talk to each other',
        note: 'An API, a database, an automatic export.',
      },
      unsure: { label: 'I don’t know yet', note: 'That is a useful answer too.' },
    },
  },
  quality: {
    ask: 'Take twenty past cases at random: how many are complete and correct?',
    short: 'Quality',
    options: {
      few: { label: 'A few' },
      half: { label: 'Half' },
      most: { label: 'Most' },
      checked: { label: 'Nearly all, and we have checked' },
      unsure,
    },
  },
  personal: {
    ask: 'Is there data about people in it?',
    short: 'Personal data',
    options: {
      none: { label: 'No' },
      ordinary: {
        label: 'Yes, the ordinary kind',
        note: 'Names, contact details, orders, messages.',
      },
      sensitive: {
        label: 'Yes, sensitive',
        note: 'Health, opinions, religion, union, biometrics.',
      },
      unsure,
    },
  },
  stack: {
    ask: 'What are these tasks done with?',
    short: 'Equipment',
    options: {
      paper: { label: 'Paper and phone, mostly' },
      office: { label: 'An office suite' },
      business: { label: 'A trade system or a CRM' },
      connected: { label: 'Systems that are connected' },
      unsure,
    },
  },
  usage: {
    ask: 'How is AI used at your place already?',
    short: 'Use',
    options: {
      none: { label: 'It isn’t' },
      own: { label: 'People use their own accounts', note: 'Free or private.' },
      shared: { label: 'Through a company subscription' },
      built: { label: 'It is in our tools', note: 'And people were trained to use it.' },
      unsure,
    },
  },
  pasted: {
    ask: 'What gets pasted into private AI accounts?',
    short: 'What is pasted',
    options: {
      public: { label: 'Nothing that isn’t public' },
      internal: { label: 'Internal documents' },
      customers: { label: 'Customer data' },
      unsure,
    },
  },
  rules: {
    ask: 'Is there a rule on what may be given to an AI?',
    short: 'Rule',
    options: {
      none: { label: 'No' },
      said: { label: 'Yes, by word of mouth' },
      written: { label: 'Yes, in writing' },
      known: { label: 'Yes, in writing, and explained to everyone' },
      unsure,
    },
  },
  records: {
    ask: 'Is the data about people in your record of processing activities?',
    help: 'The record that Article 30 of the GDPR asks for.',
    short: 'Record',
    options: {
      none: { label: 'We have none' },
      partial: { label: 'We have one, out of date' },
      covers: { label: 'Yes' },
      unsure,
    },
  },
  readers: {
    ask: 'Who would read what the AI writes?',
    short: 'Readers',
    options: {
      team: { label: 'Our own people only' },
      checked: { label: 'Customers, once somebody has read it' },
      direct: { label: 'Customers, directly', note: 'A chatbot, automatic replies.' },
      unsure,
    },
  },
  areas: {
    ask: 'Would AI be used for anything European law names?',
    help: 'The uses that the AI Act singles out: they change what you owe.',
    short: 'Uses the law names',
    options: {
      hiring: { label: 'Hiring, assessing or monitoring people at work' },
      credit: { label: 'Granting credit, pricing life or health insurance' },
      education: { label: 'Admitting or marking students' },
      benefits: { label: 'Granting a benefit or a public service' },
      biometrics: { label: 'Identifying people by face or voice' },
      emotions: { label: 'Reading emotions at work or at school' },
      scoring: { label: 'Scoring people on their behaviour' },
      none: { label: 'None of them' },
      unsure,
    },
  },
  oversight: {
    ask: 'For a use the law names, who would decide?',
    short: 'Decision',
    options: {
      alone: { label: 'The AI alone' },
      sample: { label: 'The AI, checked now and then' },
      person: { label: 'A person, every time' },
      unsure,
    },
  },
}
