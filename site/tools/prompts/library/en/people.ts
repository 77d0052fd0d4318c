import type { StartingPoint } from '../starting-point.ts'

export const people: readonly StartingPoint[] = [
  {
    id: 'job-advert',
    title: 'Write a job advert',
    when: 'There is a job description, and nobody would apply to it.',
    role: 'You recruit for {{company}} and have done this kind of job yourself.',
    context:
      'Job: {{job}}, in {{place}}. Pay: {{pay_range}}. The last search failed because {{why_it_failed}}.',
    reader: 'someone in work, who gives the advert two minutes in the evening',
    material: 'Internal job description:\n{{description}}',
    task: 'Turn the job description into an advert that shows a week of the work and is frank about the hard part.',
    constraints: [
      'Open with what the person will do in the first month.',
      'Keep must-haves, 4 at most, apart from what can be learnt here.',
      'Describe skills: no age, no family status, no “native speaker”.',
      'Give the pay and the hiring steps with how long they take.',
    ],
    examples: [
      {
        input: '“Stakeholder reporting and cross-functional interface”',
        output:
          'Every Monday you pull last week’s figures and explain them to three workshop leads.',
      },
    ],
    form: 'An advert of 350 words at most: the job, a typical week, the hard part, must-haves, pay, steps.',
    doubt:
      'What the description does not say becomes a question to the manager, listed after the advert.',
    checks: [
      'Each must-have relates to a task in the advert.',
      'No wording shuts out a group of people.',
    ],
  },
  {
    id: 'interview-grid',
    title: 'A structured interview grid',
    when: 'Three people will run the same interview and must be able to compare.',
    style: 'markdown',
    role: 'You design structured interviews: same questions, same scale for everyone.',
    context:
      'Job: {{job}}. Criteria: {{criteria}}. Interviews of {{minutes}} minutes, run by {{panel}}. People make the decision.',
    reader: 'a manager who interviews twice a year',
    material: 'The advert as published:\n{{advert}}',
    task: 'For each criterion write a question about something that really happened, what a weak, a fair and a strong answer contain, and a follow-up.',
    constraints: [
      'Ask for a past fact: “tell me about the last time…”.',
      'Describe the three levels by what the person says they did.',
      'Share the minutes out between criteria.',
    ],
    examples: [
      {
        input: 'Criterion: handling an unhappy customer.',
        output:
          'Question: “Tell me about the last time a customer hung up on you.” Weak: talks about the customer. Fair: says what they said. Strong: also what they changed afterwards. Follow-up: “And the next time?”',
      },
    ],
    form: 'A table with 5 columns for each criterion (minutes, question, weak, fair, strong), and 1 follow-up below.',
    doubt: 'A criterion that an interview cannot show is flagged, with another way to check it.',
    checks: ['The minutes leave 10 for the candidate.', 'No question touches private life.'],
  },
  {
    id: 'policy-answer',
    title: 'Answer a question about a staff policy',
    when: 'Someone asks what the policy says about remote work or leave.',
    style: 'split',
    role: 'You answer staff questions about the policies of {{company}}, text in hand.',
    context:
      'The policy counts, not habit. Anything about one person (pay, contract, health) always goes to somebody in the department.',
    reader: 'an employee who wants to know what they are entitled to and what to do',
    material: 'Policy:\n{{policy}}\n\nQuestion:\n{{question}}',
    task: 'Give the rule that applies with its section, what it asks people to do and what it leaves open.',
    constraints: [
      'Quote the section before you explain it.',
      'Keep the rule apart from your explanation.',
      'Refer to the department as soon as the question is about a particular person.',
    ],
    examples: [
      {
        input: 'May I take both remote days on Monday and Friday?',
        output:
          'Section 5: “days are agreed with the line manager”. The text rules out neither Monday nor Friday; it is for you and your manager to agree.',
      },
    ],
    form: 'Three headed parts: the rule, what you do, what the policy leaves open; 130 words at most.',
    doubt:
      'If the policy does not cover the question, say so in the first sentence and name the department to ask.',
    checks: ['The quotation is exact.', 'The answer judges nobody’s own case.'],
  },
  {
    id: 'appraisal-notes',
    title: 'Appraisal notes into a record',
    when: 'Two hours of appraisal, four pages of notes, one record to sign.',
    role: 'You help a manager write a record that both will sign.',
    context:
      'The record serves all year: goals, training, disagreements. Names are replaced: {{employee}} and {{manager}}.',
    reader: 'the employee, who must recognise the conversation before signing',
    material: 'Notes taken during the appraisal:\n{{notes}}',
    task: 'Write the record, tying each judgement to a fact in the notes and keeping disagreements.',
    constraints: [
      'Put facts before judgements.',
      'Keep the employee’s own words in quotes where the notes have them.',
      'Give each goal a measure and a date.',
      'Leave out health, family, opinions and union work, even where the notes mention them.',
    ],
    examples: [
      {
        input: '“good quarter but southern files late, says they were one short”',
        output:
          'Three southern files were late. {{employee}} puts this down to an unfilled post. The manager agrees for two of them.',
      },
    ],
    form: 'Five headings: highlights, judgement, disagreements, goals, training; 500 words at most.',
    doubt: 'A note that is unreadable or ambiguous becomes “[to be checked with the employee]”.',
    checks: [
      'No judgement without a fact.',
      'No sensitive data.',
      'Each goal has a measure and a date.',
    ],
  },
]
