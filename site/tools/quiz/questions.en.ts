import type { questions as fr } from './questions.fr.ts'

const unsure = { label: 'I don’t know' }

/** What the quiz asks, in English. */
export const questions: typeof fr = {
  decide: {
    ask: 'How does an idea for using AI become a trial?',
    help: 'Think of the last idea you heard about.',
    short: 'Choice of trials',
    options: {
      l1: { label: 'People try things on their own', note: 'Nobody keeps a list.' },
      l2: {
        label: 'We talk about it, then it depends who is keen',
        note: 'Ideas are spoken, seldom written.',
      },
      l3: {
        label: 'Somebody chooses, with a written aim',
        note: 'It is clear what the trial has to show.',
      },
      l4: {
        label: 'A small group compares ideas',
        note: 'Value, effort, risk: the same tests for all.',
      },
      l5: {
        label: 'Trials stand in the plan of the year',
        note: 'We can name one that was stopped, and why.',
        said: 'Few people know how to stop a trial.',
      },
      unsure,
    },
  },
  measure: {
    ask: 'How do you know that a use of AI does any good?',
    short: 'Measuring',
    options: {
      l1: { label: 'By feel', note: 'People say it helps.' },
      l2: { label: 'By stories', note: 'A few cases, no figure.' },
      l3: { label: 'We counted before and after, once', note: 'Over a week, or a batch.' },
      l4: { label: 'A figure is followed every month', note: 'A delay, errors, time spent.' },
      l5: { label: 'The figure decides', note: 'It has already changed how we use AI.' },
      unsure,
    },
  },
  task: {
    ask: 'Where does AI come into everyday work?',
    help: 'That of an ordinary week.',
    short: 'Everyday use',
    options: {
      l1: { label: 'Nowhere one can see' },
      l2: { label: 'A few people open it in a tab', note: 'They copy, paste and correct.' },
      l3: { label: 'One team uses it for a named task', note: 'Everyone on that task knows.' },
      l4: {
        label: 'It is a written step of a process',
        note: 'The procedure says when to use it.',
      },
      l5: {
        label: 'Several processes count on it',
        note: 'Each has its own way to go on without.',
      },
      unsure,
    },
  },
  check: {
    ask: 'Who reads what a model writes before it is used?',
    short: 'Checking',
    options: {
      l1: { label: 'We cannot always tell it came from one' },
      l2: { label: 'Whoever asked, in their own way' },
      l3: { label: 'A person named for it', note: 'At least for what leaves the company.' },
      l4: {
        label: 'The same, with a list of things to check',
        note: 'Figures, names, sources, tone.',
      },
      l5: {
        label: 'And the errors found are written down',
        note: 'Prompts or documents are mended from them.',
      },
      unsure,
    },
  },
  place: {
    ask: 'Where are the documents that a trial would need?',
    help: 'Take a task you would like to lighten.',
    short: 'Where they are',
    options: {
      l1: { label: 'In e-mails and personal files' },
      l2: { label: 'In a shared folder', note: 'Everyone files in their own way.' },
      l3: {
        label: 'In tools we can export from',
        note: 'An export by hand is enough to try.',
        said: 'An export by hand is enough for a first trial.',
      },
      l4: { label: 'In connected tools', note: 'There is an API or an automatic export.' },
      l5: {
        label: 'Connected, and described',
        note: 'We know what is current and who answers for it.',
      },
      unsure,
    },
  },
  conflict: {
    ask: 'Two documents contradict each other. What happens?',
    short: 'Contradictions',
    options: {
      l1: { label: 'Nobody notices' },
      l2: { label: 'We ask whoever ought to know' },
      l3: { label: 'One version counts, out of habit' },
      l4: { label: 'The version that counts is written down', note: 'With a date and a name.' },
      l5: { label: 'Gaps are looked for before use', note: 'A check runs on fixed days.' },
      unsure,
    },
  },
  skill: {
    ask: 'Who can write a useful prompt and judge the answer?',
    short: 'Know-how',
    options: {
      l1: { label: 'Nobody has been shown' },
      l2: { label: 'One or two people, because they like it' },
      l3: { label: 'One trained person in each team concerned' },
      l4: {
        label: 'Most people, on examples of their work',
        note: 'Their own documents, their own cases.',
      },
      l5: {
        label: 'And newcomers learn it when they arrive',
        note: 'The material is kept current.',
      },
      unsure,
    },
  },
  time: {
    ask: 'How much time does a team have for trying things?',
    short: 'Time',
    options: {
      l1: { label: 'None', note: 'In the evening, or between two files.' },
      l2: { label: 'What is left over' },
      l3: { label: 'A few hours set aside for a given trial' },
      l4: { label: 'Regular time, with somebody to help' },
      l5: {
        label: 'That time, and a moment to tell of it',
        note: 'What failed is told as well.',
      },
      unsure,
    },
  },
  account: {
    ask: 'Which accounts do people use models with?',
    short: 'Accounts',
    options: {
      l1: { label: 'Personal accounts', note: 'Mostly free ones.' },
      l2: { label: 'A few subscriptions, on expenses' },
      l3: {
        label: 'A company contract, one account each',
        note: 'It says what may be done with the data.',
      },
      l4: { label: 'That contract, connected to working tools', note: 'Documents, CRM, mail.' },
      l5: {
        label: 'A single point of access',
        note: 'Models can be changed there; spending and calls are seen.',
      },
      unsure,
    },
  },
  outage: {
    ask: 'The AI tool does not answer tomorrow morning. What then?',
    short: 'Outage',
    options: {
      l1: { label: 'A complaint would tell us' },
      l2: { label: 'We would wait for it' },
      l3: { label: 'We would do it by hand', note: 'Everyone still knows how.' },
      l4: { label: 'An alert tells us, an instruction exists' },
      l5: { label: 'It has happened, or we have tried it', note: 'Work went on.' },
      unsure,
    },
  },
  paste: {
    ask: 'What may be pasted into an AI tool?',
    short: 'Rule of use',
    options: {
      l1: { label: 'Nobody has said' },
      l2: { label: '“Be careful”', note: 'It was only ever said aloud.' },
      l3: { label: 'A written rule says what is forbidden' },
      l4: { label: 'It also names the tools allowed', note: 'For each kind of data.' },
      l5: {
        label: 'And it was reviewed after a real case',
        note: 'We check that it is followed.',
      },
      unsure,
    },
  },
  record: {
    ask: 'Can you say which personal data goes through AI?',
    help: 'For each use, with the name of who answers for it.',
    short: 'Records',
    options: {
      l1: { label: 'No' },
      l2: { label: 'From memory, for what is most visible' },
      l3: { label: 'There is a list of uses' },
      l4: {
        label: 'With purpose, data and a person in charge',
        note: 'As in a record of processing.',
      },
      l5: {
        label: 'And a decision for each risk',
        note: 'Read again on fixed days, AI Act included.',
      },
      unsure,
    },
  },
}
