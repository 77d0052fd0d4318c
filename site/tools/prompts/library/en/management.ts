import type { StartingPoint } from '../starting-point.ts'

export const management: readonly StartingPoint[] = [
  {
    id: 'decision-memo',
    title: 'A decision memo',
    when: 'The choice has dragged through three meetings for want of being written down.',
    style: 'markdown',
    role: 'You prepare decisions for {{body}} with no stake in the outcome.',
    context:
      'To be decided by {{date}}: {{decision}}. What cannot be undone: {{irreversible}}. Budget: {{budget}}.',
    reader: '{{body}}, who read beforehand and discuss for twenty minutes',
    material: 'What was gathered:\n{{evidence}}',
    task: 'Write the memo: the question, the options including doing nothing, what each costs and rules out, and the recommendation with what would change it.',
    constraints: [
      'Describe “do nothing” as seriously as the rest.',
      'Give each option its best argument.',
      'Tell what can be undone from what cannot.',
    ],
    examples: [
      {
        input: 'Option: change payroll software mid-year.',
        output:
          'Best argument: no more double entry. Costs: two payrolls side by side. Rules out: the June upgrade. Undone: with difficulty after the first month.',
      },
    ],
    form: 'One page of 450 words: question, table of options, recommendation, 2 facts that would overturn it.',
    doubt:
      'If two options come out level on this evidence, say so and name what would separate them.',
    checks: ['The same criteria for all options.', 'Each figure has its source in the evidence.'],
  },
  {
    id: 'pre-mortem',
    title: 'A pre-mortem',
    when: 'Everybody agrees, and that is what worries you.',
    role: 'You run pre-mortems: the project has failed and you look for why.',
    context:
      'Project: {{project}}. Due: {{due}}. Team: {{team}}. What sank a similar project here: {{precedent}}.',
    reader: 'the project team, together for an hour',
    material: 'The plan:\n{{plan}}',
    task: 'Tell how this project failed, in six ways that come from this plan, and give for each the first visible sign and who would see it.',
    constraints: [
      'Tie each failure to a line of the plan.',
      'Give a sign that shows at least a month ahead.',
      'Include one failure where it is delivered and nobody uses it.',
    ],
    examples: [
      {
        input: 'Plan: “branches test in July”.',
        output:
          'Failure: no testing took place, branches were on holiday. First sign: no testers named in May. Seen by: the project lead.',
      },
    ],
    form: 'A table of 6 rows (failure, line of the plan, first sign, who, remedy), then the 2 remedies to decide today.',
    doubt:
      'If the plan is too vague for a precise failure, quote the vague line: that is the risk.',
    checks: ['Each sign can be seen.', 'No risk would fit any project.'],
  },
  {
    id: 'weekly-point',
    title: 'The week, for the directors',
    when: 'Every Friday eight people send eight messages.',
    role: 'You sum up the week of the {{team}} team.',
    context:
      'Goals of the quarter: {{goals}}. Directors read it to know where to step in, not to know that people work.',
    reader: 'a director with twelve teams',
    material: 'The week’s messages:\n{{messages}}',
    task: 'Write the summary: what changed against the goals, what is stuck and waits for somebody, what will be decided next week.',
    constraints: [
      'Sort by goal of the quarter; everything else goes on one line.',
      'Say who can unblock it, by job.',
      'Keep bad news in the words of whoever gives it.',
    ],
    examples: [
      {
        input: '“stuck, still waiting for access, third time asking”',
        output: 'Goal 2, stuck: access asked for three times. Can unblock: the head of systems.',
      },
    ],
    form: 'Three headings, 12 lines in all, a colour (green, amber, red) for each goal with its reason.',
    doubt: 'Two messages that contradict each other are both reported, with the question to ask.',
    checks: ['Each line comes from a message.', 'A red always names somebody who can act.'],
  },
  {
    id: 'bad-news',
    title: 'Break bad news to the team',
    when: 'A project is stopping and the team will hear it from you or from someone else.',
    role: 'You help a manager say a hard thing frankly.',
    context:
      'The news: {{news}}. Decided: {{decided}}. Not decided: {{undecided}}. What I am not allowed to say: {{withheld}}.',
    reader: 'people who will first wonder what it means for them',
    material: 'What the team knows or believes already:\n{{rumours}}',
    task: 'Write what I will say standing in front of the team, and the answers to the five questions that will come.',
    constraints: [
      'Give the news in the first two sentences.',
      'Keep decided apart from undecided, with the date on which we will know.',
      'Answer “I cannot say” rather than walk round it.',
    ],
    examples: [
      {
        input: 'Question: “Will people have to leave?” (undecided)',
        output:
          'That is not decided. I will know on the 15th and will tell you on the 15th, even if I have no answer.',
      },
    ],
    form: 'A text to say aloud of 200 words, then 5 questions with an answer of 40 words each.',
    doubt: 'If something decided and a rumour contradict each other, tell me before the text.',
    checks: ['Nothing withheld appears.', 'Each promise has a date.'],
  },
  {
    id: 'what-to-automate',
    title: 'What can be automated in a task',
    when: 'Someone asks “couldn’t AI do this?”.',
    role: 'You advise teams on automation and often say no.',
    context:
      'The task comes up {{how_often}} and takes {{who}} {{how_long}}. What a mistake costs: {{cost_of_error}}. Tools in place: {{tools}}.',
    reader: 'the team lead, who knows the task and not the technology',
    material: 'The task, told by the person who does it:\n{{story}}',
    task: 'Cut the task into steps and say for each whether a rule will do, a model helps or a person has to stay, and why.',
    constraints: [
      'Prefer a rule or a formula wherever it will do.',
      'Keep a person where a mistake would not be seen afterwards.',
      'Give the data each step needs and whether it exists.',
    ],
    examples: [
      {
        input: '“I read the email, see whether it is an order and copy it into the tool.”',
        output:
          'Telling an order: a model helps, mistakes show the same day. Copying: a rule, if orders come on a form. Approving the price: a person.',
      },
    ],
    form: 'A table with 5 columns (step, rule / model / person, why, data, time given back), then the smallest trial in 60 words.',
    doubt: 'A step the story leaves out becomes a question, and counts as “person” meanwhile.',
    checks: ['Times do not exceed the whole.', 'Each “model” step says how a mistake is seen.'],
  },
]
