import type { words as fr } from './words.fr.ts'

const unsure = { label: 'I don’t know' }

export const words: typeof fr = {
  parts: {
    direction: 'Deciding',
    work: 'Working',
    data: 'Data',
    people: 'People',
    tools: 'Tools',
    rules: 'Rules',
  },
  questions: {
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
  },
  stages: {
    1: {
      name: 'Curiosity',
      title: 'Talked about, with nothing resting on it.',
      text: 'AI depends on individuals at your place. It is a good moment to choose one task and set one rule, before habits form.',
    },
    2: {
      name: 'Trials',
      title: 'Trials, and no habit yet.',
      text: 'A few people are ahead. What they know is neither written nor shared: one absence, and the trial stops.',
    },
    3: {
      name: 'Use',
      title: 'One use that holds, ready to grow.',
      text: 'At least one task has its use, with people and a rule. Count what it brings before you open another.',
    },
    4: {
      name: 'Method',
      title: 'A method that others can follow.',
      text: 'Your uses are written, connected and followed. The work is now about what breaks: outages, changing models, ageing rules.',
    },
    5: {
      name: 'Habit',
      title: 'A habit that mends itself.',
      text: 'Your uses are measured, repaired and stopped when they should be. The risk is adding more; keep a way to take away.',
    },
  },
  stage: 'Stage',
  outOf: 'of 100',
  made: 'The mean of six areas, equally weighted: 0 if all are at the first level, 100 if all are at the fifth.',
  heldBack: (name) =>
    `Your mean would make one stage more. “${name}” holds it back: a project stops where it is weakest.`,
  radar: 'Your profile',
  radarText: 'Six areas, from 1 at the centre to 5 at the edge.',
  now: 'Today',
  onDay: (day) => `On ${day}`,
  level: (value) => `${value} of 5`,
  domain: 'Area',
  figures: 'The figures as a table',
  compared: (points, day) =>
    points === 0
      ? `The same score as on ${day}.`
      : points > 0
        ? `${points} points more than on ${day}.`
        : `${-points} points less than on ${day}.`,
  stepsTitle: 'The next step, area by area',
  firstTitle: 'Where to begin',
  firstWhy: (name) => `“${name}” is your lowest area: a step changes most there.`,
  lowest: 'The lowest',
  unsureTitle: 'What nobody could say',
  unsureText:
    'Each “I don’t know” counts as a first level: one cannot rely on what one does not know. Ask these questions around you first.',
  methodTitle: 'How it is counted',
  method: [
    'Two questions an area. Each answer describes a behaviour and is worth 1 to 5; the level of an area is their mean.',
    'The stage is that of the mean, and never more than one ahead of the lowest area.',
    'Nothing is compared with other companies: there is no honest base for it here.',
  ],
  next: {
    direction: {
      1: 'Write down what is already being done, a line for each use, and name who keeps the list.',
      2: 'Choose one trial and write in a sentence what it has to show, with a last day.',
      3: 'Count one week before and one week after, on the same task.',
      4: 'Set in advance the figure below which the trial stops.',
      5: 'Tell of a trial you stopped to those who prepare one.',
    },
    work: {
      1: 'Take a repeated task of an hour a week or more, and do it once with a model.',
      2: 'Bring together those who use it already: which task do they share?',
      3: 'Add the step to the procedure: when, by whom, checked by whom.',
      4: 'Write the list of things to check and note the errors for a month.',
      5: 'Look for the step that has become useless, and remove it.',
    },
    data: {
      1: 'Gather in one folder the twenty documents that a trial would take.',
      2: 'Give each kind of document a place and a file name.',
      3: 'Put in writing which version counts, subject by subject.',
      4: 'Run a check every month: dates passed, duplicates, contradictions.',
      5: 'Let another team search alone, and note where it gets lost.',
    },
    people: {
      1: 'An hour together on a real document: one prompt, one answer, what is wrong with it.',
      2: 'Have somebody who knows show three prompts that work, and keep them.',
      3: 'Set aside two hours a month for the team concerned, with somebody to help.',
      4: 'Write one page for newcomers, with your own examples.',
      5: 'Invite a team that has tried nothing to say what keeps it from trying.',
    },
    tools: {
      1: 'Open a company account for those who use their own, and read what the contract says about data.',
      2: 'Bring the subscriptions together into one contract, an account each.',
      3: 'Connect one working tool only, that of the task you chose.',
      4: 'Follow spending and calls in one place, and try another model.',
      5: 'Cut the access one morning, on purpose, and see what stops.',
    },
    rules: {
      1: 'Write a rule of five lines: what is never pasted, and whom to ask.',
      2: 'Put what was said aloud in writing, with three examples from your work.',
      3: 'Add the list of tools allowed, and keep one of the uses.',
      4: 'For each use, decide on a risk: accepted, reduced or refused.',
      5: 'Have the rule read by somebody who did not write it.',
    },
  },
  summary: {
    stage: (name, score) => `Stage: ${name}, ${score} of 100.`,
    first: 'First step',
  },
  card: (name) => `Stage: ${name}`,
}
