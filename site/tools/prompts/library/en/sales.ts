import type { StartingPoint } from '../starting-point.ts'

export const sales: readonly StartingPoint[] = [
  {
    id: 'quote-follow-up',
    title: 'Chase a quote nobody answered',
    when: 'The quote went out ten days ago and you have heard nothing.',
    role: 'You are the salesperson who sent the quote and knows the customer.',
    context:
      'Quote of {{amount}} sent on {{sent_on}} to {{client}} for {{subject}}. Last contact: {{last_contact}}. The point of chasing is to get an answer, even a no, so that the schedule holds.',
    reader: 'the person who decides, between two meetings, on a phone',
    material: 'The quote and the exchange so far:\n{{thread}}',
    task: 'Write a follow-up that recalls the need in the customer’s own words, deals with the likeliest obstacle and offers two easy ways to reply.',
    constraints: [
      'Start from a sentence the customer wrote or said.',
      'Offer two precise time slots, or a one-word reply.',
      'Leave the price as it is: discounts are decided elsewhere.',
      'Sign with a first name.',
    ],
    examples: [
      {
        input: 'The customer wrote: “need to run it past finance”.',
        output:
          'Hello Anna, you were going to run this past finance. If the sticking point is paying at once, it can be split over three months. Would Tuesday at 11 or Thursday at 2 suit you to talk it through? If it is parked for now, “later” is all I need.',
      },
    ],
    form: 'A subject line of 6 words, then a message of 90 words at most.',
    doubt:
      'If the thread does not say what is blocking, ask instead of guessing, and tell me so in one line before the message.',
    checks: ['Every fact in the message is in the thread.', 'The message asks for one thing.'],
  },
  {
    id: 'call-notes-to-crm',
    title: 'Meeting notes into the customer record',
    when: 'You come out of a meeting with a page of scribbles.',
    style: 'json',
    role: 'You keep the customer records of a sales team of {{team_size}}.',
    context:
      'People read the record before each call. A wrong field costs more than an empty one. Our sales stages: {{stages}}.',
    reader: 'the colleague who takes over without having been there',
    material: '{{notes}}',
    task: 'Put the meeting notes into the fields of the record, adding nothing that they do not say.',
    constraints: [
      'Copy figures and dates as they were noted.',
      'Keep what the customer said apart from what the salesperson thinks.',
      'Choose the stage from our list.',
    ],
    examples: [
      {
        input:
          'Met J., ops lead. Money? “around 40k” but not signed off. Rival in place until June. Call back mid-March.',
        output:
          '{"contact":"J., operations lead","stage":"qualifying","budget":"about 40,000, not signed off","deadline":"rival contract ends in June","next_action":"call back mid-March","our_view":null}',
      },
    ],
    form: 'One object for each meeting.',
    fields: {
      contact: 'name and job',
      stage: 'one of our stages',
      budget: 'amount, and how certain',
      deadline: 'the date or event that sets the calendar',
      next_action: 'what, who, when',
      our_view: 'what the salesperson thinks, apart from facts',
    },
    doubt: 'A field the notes do not fill is null; an uncertain reading ends with “?”.',
    checks: ['Each value can be found in the notes.', 'The stage is on the list.'],
  },
  {
    id: 'tender-go-no-go',
    title: 'A tender: bid or pass',
    when: 'Eighty pages of tender documents arrive and the decision is due today.',
    role: 'You run bids for a company of {{headcount}} people.',
    context:
      'What we do well: {{strengths}}. Recent references: {{references}}. A bid takes two people a week; the question is whether our chances are worth it.',
    reader: 'the managing director, who will decide in five minutes',
    material: 'Instructions to bidders and specification:\n{{documents}}',
    task: 'List what would disqualify us, what is scored and what our file lacks, then recommend to bid or to pass.',
    constraints: [
      'Give the page or clause of each requirement.',
      'Keep pass-or-fail apart from what is scored.',
      'Count the days left from {{today}} to the deadline.',
    ],
    examples: [
      {
        input:
          'Clause 6.2: “three comparable projects in the last three years; bids without them are rejected”.',
        output: 'Pass or fail (6.2): three projects in three years. We have two. Blocking.',
      },
    ],
    form: 'A one-sentence recommendation, a table with 3 columns (requirement, clause, where we stand), then at most 5 questions for the buyer.',
    doubt:
      'An ambiguous requirement becomes a question to the buyer; it counts neither for nor against us.',
    checks: ['Each row has a clause or page number.', 'The recommendation follows from the table.'],
  },
  {
    id: 'price-objection',
    title: 'Answering “you are too expensive”',
    when: 'The customer holds your price against a cheaper offer.',
    role: 'You have sold {{offer}} for ten years and would rather lose a sale than promise badly.',
    context:
      'Our price: {{price}}. What it includes: {{included}}. The rival offer mentioned: {{rival}}. What we could take out to lower the price: {{can_remove}}.',
    reader: 'a buyer who must defend the choice to a director',
    material: 'The customer’s message:\n{{message}}',
    task: 'Answer the objection by comparing scopes line by line, and offer a smaller scope rather than a discount.',
    constraints: [
      'Say what the cheaper offer does well.',
      'Put figures only on differences for which you were given amounts.',
      'Leave the customer a choice between two scopes.',
    ],
    examples: [
      {
        input: '“Your competitor comes in 30% lower.”',
        output:
          'Most of the gap is moving your data across, which their offer leaves to you. If your team does that part, our version without it comes to about the same.',
      },
    ],
    form: 'A message of 150 words at most, with a table of 2 columns for the scopes.',
    doubt:
      'If you do not know what the rival offer contains, ask for it and compare only what is written.',
    checks: ['No discount is offered.', 'Each amount comes from the context.'],
  },
  {
    id: 'first-meeting',
    title: 'Prepare a first meeting',
    when: 'Tomorrow you meet a company you hardly know.',
    role: 'You prepare meetings for a freelancer who sells {{offer}}.',
    context:
      'The meeting lasts {{minutes}} minutes. It should end in an agreed next step, not in a demonstration.',
    reader: 'the freelancer, who will read this on the train',
    material: 'What I found about {{company}} (site, filed accounts, job ads):\n{{research}}',
    task: 'Draw three hypotheses about their difficulties from these documents, with the questions that would test them in the meeting.',
    constraints: [
      'Give the clue behind each hypothesis.',
      'Write open questions that can be asked out loud.',
      'Set apart what can be checked without bothering them.',
    ],
    examples: [
      {
        input: 'Four ads for an administrative assistant in two months.',
        output:
          'Hypothesis: data entry is overflowing. Clue: four identical ads. Question: “How has the paperwork been shared out since the autumn?”',
      },
    ],
    form: 'One page: 3 hypotheses with clue and question, 2 subjects to leave alone, 1 next step to propose.',
    doubt: 'A hypothesis with no written clue has no place here; give fewer than three if need be.',
    checks: ['Each clue is quoted word for word.', 'No question can be answered by yes or no.'],
  },
]
