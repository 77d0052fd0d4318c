import type { questions as fr } from './questions.fr.ts'

const unsure = { label: 'I don’t know' }

/** What the evaluator asks, in English. */
export const questions: typeof fr = {
  job: {
    ask: 'What would the AI do in this project?',
    help: 'If there are several things, take the hardest.',
    short: 'What it does',
    options: {
      sort: { label: 'Sort, classify', note: 'A message gets a subject, a priority.' },
      extract: { label: 'Extract', note: 'Fields read from a document.' },
      draft: { label: 'Write a draft', note: 'Read over by a person.' },
      search: { label: 'Answer from your documents', note: 'With the source.' },
      converse: { label: 'Hold a conversation', note: 'With customers, over several messages.' },
      predict: { label: 'Forecast a figure', note: 'Sales, stock, breakdowns.' },
      act: { label: 'Act in your tools', note: 'An agent that takes several steps.' },
      unsure,
    },
  },
  truth: {
    ask: 'Who can tell whether an answer is good?',
    short: 'Possible check',
    options: {
      anyone: { label: 'Anyone on the team, by reading it' },
      expert: { label: 'Somebody in the trade, within minutes' },
      later: { label: 'One finds out weeks later' },
      nobody: { label: 'Nobody' },
      unsure,
    },
  },
  tolerance: {
    ask: 'How many mistakes can the project bear?',
    short: 'Mistakes allowed',
    options: {
      reviewed: { label: 'Many: everything is read over' },
      few: { label: 'One in twenty' },
      rare: { label: 'One in a hundred' },
      none: { label: 'None', said: 'No model keeps “no mistakes” on its own.' },
      unsure,
    },
  },
  tried: {
    ask: 'You tried ten cases by hand with a model: how did it go?',
    help: 'Copy ten cases without personal data into an assistant: an hour well spent.',
    short: 'Trial by hand',
    options: {
      works: { label: 'Nearly all were good' },
      mixed: { label: 'Half of them' },
      fails: { label: 'Hardly any' },
      unsure: { label: 'Not tried yet' },
    },
  },
  access: {
    ask: 'Is the data it needs there?',
    short: 'Access',
    options: {
      ready: { label: 'Yes, through an API or a database' },
      export: { label: 'Yes, with an export' },
      scattered: { label: 'Scattered', note: 'Mailboxes, folders, heads.' },
      missing: { label: 'It does not exist yet' },
      unsure,
    },
  },
  examples: {
    ask: 'How many past cases do you have, with the right answer?',
    help: 'They are for measuring, long before they are for training.',
    short: 'Examples',
    options: {
      many: { label: '200 or more' },
      some: { label: '20 to 200' },
      few: { label: 'Fewer than 20' },
      none: { label: 'None' },
      unsure,
    },
  },
  rights: {
    ask: 'Are you allowed to use it for this?',
    help: 'Contracts, personal data, copyright, secrets.',
    short: 'Rights',
    options: {
      checked: { label: 'Yes, somebody has checked' },
      likely: { label: 'Probably' },
      no: { label: 'No' },
      unsure,
    },
  },
  volume: {
    ask: 'How many cases a month?',
    help: 'Messages, documents, requests: what the AI would deal with once each.',
    short: 'Cases a month',
  },
  minutes: {
    ask: 'How many minutes does a case take today?',
    short: 'Minutes a case',
  },
  share: {
    ask: 'How much of that time would be saved?',
    help: 'Less the time to read it over. Without a trial, be careful: the result shows less as well.',
    short: 'Time saved',
  },
  hourly: {
    ask: 'What does an hour of this work cost?',
    help: 'All charges included. The number offered is an average; its source comes with the result.',
    short: 'Cost of an hour',
  },
  owner: {
    ask: 'Who would own it once it runs?',
    short: 'Owner',
    options: {
      named: { label: 'One person, by name' },
      shared: { label: 'A team, on top of the rest' },
      nobody: { label: 'Nobody yet' },
      unsure,
    },
  },
  harm: {
    ask: 'What happens when the AI is wrong?',
    short: 'A mistake',
    options: {
      little: { label: 'Hardly anything' },
      redo: { label: 'Work to do again' },
      money: { label: 'Money or a customer lost' },
      people: { label: 'Somebody is harmed', note: 'Health, rights, job, safety.' },
      unsure,
    },
  },
  review: {
    ask: 'When would a person look?',
    short: 'Review',
    options: {
      each: { label: 'Before every message or action' },
      sample: { label: 'A sample, every week' },
      after: { label: 'After a complaint' },
      never: { label: 'Never' },
      unsure,
    },
  },
  area: {
    ask: 'Does the European regulation name this use?',
    short: 'Law',
    options: {
      none: { label: 'No' },
      listed: {
        label: 'Yes, as high-risk',
        note: 'Hiring, credit, life or health insurance, students’ marks, benefits, biometrics.',
      },
      banned: { label: 'Yes, as prohibited', note: 'Emotions at work, social scoring.' },
      unsure,
    },
  },
  personal: {
    ask: 'Would data about people go through the model?',
    short: 'Personal data',
    options: {
      none: { label: 'No' },
      ordinary: { label: 'Yes, the ordinary kind', note: 'Names, contact details, messages.' },
      sensitive: { label: 'Yes, sensitive', note: 'Health, opinions, biometrics.' },
      unsure,
    },
  },
  days: {
    ask: 'How many days to build it?',
    help: 'Scoping, trials and going live included. 14 is the example of a quote on this site.',
    short: 'Building',
  },
  rate: {
    ask: 'At what price a day?',
    help: 'The number offered is an example, neither my rate nor an average.',
    short: 'Price of a day',
  },
  upkeep: {
    ask: 'How many hours of upkeep a month?',
    help: 'Reading a sample, mending prompts, following the model’s versions.',
    short: 'Upkeep',
  },
  hosting: {
    ask: 'How much for hosting and subscriptions a month?',
    help: 'Without the model, which is counted apart.',
    short: 'Hosting',
  },
  model: {
    ask: 'With which model?',
    help: 'List prices, dated. The result compares them all, and you can change prices there.',
    short: 'Model',
    options: {
      'claude-haiku-5-5': { label: 'Claude Haiku 5.5', note: 'Small and fast.' },
      'claude-sonnet-5-5': { label: 'Claude Sonnet 5.5', note: 'For most tasks.' },
      'claude-opus-5-5': { label: 'Claude Opus 5.5', note: 'For what defeats the others.' },
      'gpt-6-2-sol': { label: 'GPT-6.2 Sol' },
      own: { label: 'Another one, at my prices' },
      unsure,
    },
  },
  'price-read': {
    ask: 'How many dollars for a million input tokens?',
    short: 'Price, input',
  },
  'price-written': {
    ask: 'How many dollars for a million output tokens?',
    short: 'Price, output',
  },
  read: {
    ask: 'How many input tokens a case?',
    help: 'A page is about 700 tokens. Skip it: the evaluator goes by what the AI does.',
    short: 'Input tokens',
  },
  written: {
    ask: 'How many output tokens a case?',
    help: 'A paragraph is about a hundred. Skip it if you don’t know.',
    short: 'Output tokens',
  },
}
