import { questions } from './questions.en.ts'
import type { words as fr } from './words.fr.ts'

export const words: typeof fr = {
  parts: {
    direction: 'Deciding',
    work: 'Working',
    data: 'Data',
    people: 'People',
    tools: 'Tools',
    rules: 'Rules',
  },
  questions,
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
    `Your mean would make a later stage. “${name}” holds it back: a project stops where it is weakest.`,
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
  firstWhy: (names, all) => {
    const [first = ''] = names
    if (names.length === 1) return `“${first}” is your lowest area: a step changes most there.`
    if (names.length === all)
      return `Your areas all stand level. This is the step of “${first}”; another that is easier to keep this month is worth as much.`
    return `${named(names)} are your lowest areas, all level. This is the step of the first.`
  },
  lowest: 'Lowest',
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

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const named = (names: readonly string[]): string => list.format(names.map((name) => `“${name}”`))
