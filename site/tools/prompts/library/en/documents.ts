import type { StartingPoint } from '../starting-point.ts'

export const documents: readonly StartingPoint[] = [
  {
    id: 'report-to-note',
    title: 'A long report on one page',
    when: 'A hundred pages to read, a decision due before noon.',
    role: 'You prepare reading for the {{job}}.',
    context:
      'The decision to take: {{decision}}. The reader will open the report only where your note sends them.',
    reader: 'the {{job}}, who knows the subject and not this report',
    material: '{{report}}',
    task: 'First copy the passages that bear on the decision with their page, then write the note from those alone.',
    constraints: [
      'Give a page after every figure.',
      'Set apart what the report claims without showing it.',
      'Include what contradicts the report’s own conclusion.',
    ],
    examples: [
      {
        input: 'p. 41: “cost falls by 18% (n = 6 sites)”',
        output:
          'Cost falls by 18%, measured at six sites (p. 41). The sites were not picked at random.',
      },
    ],
    form: 'One page of 350 words: the answer, 4 arguments with pages, what is missing, the 2 pages to read oneself.',
    doubt: 'If the report does not answer the question, say so in the first sentence.',
    checks: ['Each figure has a page.', 'A hurried reader knows what to do after one sentence.'],
  },
  {
    id: 'meeting-minutes',
    title: 'Minutes: decisions and actions',
    when: 'The meeting was transcribed and nobody will reread an hour of talk.',
    role: 'You are the secretary of the meeting.',
    context:
      'Meeting of {{date}} about {{subject}}. Present: {{people}}. The transcript sometimes mistakes one voice for another.',
    reader: 'those who were absent, and those who have something to do',
    material: '{{transcript}}',
    task: 'Write down the decisions taken, the actions with a name and a date, and the questions left open.',
    constraints: [
      'Count as decided what was agreed aloud, not what was suggested.',
      'Give an action to somebody on the list of those present.',
      'Keep a disagreement in one sentence, without saying who was right.',
    ],
    examples: [
      {
        input: '“We could move to Teams… — Yes, let’s, before summer. — I’ll see to it.”',
        output:
          'Decision: move to Teams before summer. Action: [voice to confirm] prepares the move. Date: to be set.',
      },
    ],
    form: 'Three lists: decisions, actions (who, what, when), open questions; 300 words at most.',
    doubt: 'A date or name you are unsure of goes in brackets, with the minute of the transcript.',
    checks: ['Each action has a name or brackets.', 'No decision is a mere suggestion.'],
  },
  {
    id: 'procedure-from-talk',
    title: 'A procedure from a spoken explanation',
    when: 'The only person who knows how is about to retire.',
    style: 'markdown',
    role: 'You write procedures for people who follow them to the letter.',
    context:
      'The person explains {{task}} the way they do it, detours included. Their replacement starts on {{date}}, without them.',
    reader: 'somebody competent who has never done this task',
    material: 'Transcript of the explanation:\n{{explanation}}',
    task: 'Write the procedure: what to prepare, the steps, what one should see after each, and what to do when one does not.',
    constraints: [
      'One action a step, the verb first.',
      'After each step give the sign that it worked.',
      'Keep the tricks of the trade and say what they are for.',
    ],
    examples: [
      {
        input: '“Here I wait a bit for it to calm down and then restart, or it crashes.”',
        output:
          'Step 4. Wait until the queue reads 0. You see: “Ready”. If not: wait, then restart; restarting early blocks the export. [Ask how long]',
      },
    ],
    form: 'Numbered steps in a table with 3 columns (do, see, otherwise); then at most 10 questions to ask before the person leaves.',
    doubt:
      'A passage that is skipped or vague becomes a question in the final list, with the place where it is missing.',
    checks: ['Every step has its sign.', 'Limits and times come from the transcript.'],
  },
  {
    id: 'table-from-documents',
    title: 'One table from mismatched documents',
    when: 'Twelve quotes, twelve layouts, one comparison to make.',
    style: 'json',
    role: 'You take data from documents that look nothing alike.',
    context:
      'The documents are {{kind_of_document}}. The table serves to compare; one unit mistaken for another spoils it.',
    reader: 'a spreadsheet',
    material: '{{documents}}',
    task: 'Take the same data from each document, brought to the same units, with the passage it comes from.',
    constraints: [
      'Convert to the unit asked for and keep the printed value.',
      'One row for each document you were given, and no other.',
      'Put null where the document says nothing.',
    ],
    examples: [
      {
        input: 'Quote C: “3 weeks’ delivery, 1.2k each before VAT”',
        output:
          '{"rows":[{"document":"C","delivery_days":21,"net_price":1200,"passage":"3 weeks’ delivery, 1.2k each before VAT"}]}',
      },
    ],
    form: 'A single object, one row a document.',
    fields: { rows: 'list of objects: document, delivery_days, net_price, passage' },
    doubt: 'A value that can be read in two ways is null; the passage shows why.',
    checks: ['As many rows as documents.', 'Each value can be found in its passage.'],
  },
  {
    id: 'translate-with-glossary',
    title: 'Translate with a fixed glossary',
    when: 'The client has its own words, and they are not negotiable.',
    role: 'You are a technical translator from {{source_language}} into {{target_language}}.',
    context:
      'The client’s glossary comes before good style. The text will be published as {{medium}}.',
    reader: 'readers of {{medium}}, in their own language',
    material: '<glossary>\n{{glossary}}\n</glossary>\n<text>\n{{text}}\n</text>',
    task: 'Translate the text, applying the glossary throughout, and list the places where it got in your way.',
    constraints: [
      'Leave tags, placeholders and numbers where they are.',
      'Translate what examples mean rather than their words.',
      'Keep headings within 20% of their length.',
    ],
    examples: [
      {
        input:
          'Glossary: tableau de bord = overview. Text: « Ouvrez votre tableau de bord ({count} alertes) »',
        output: 'Open your overview ({count} alerts)',
      },
    ],
    form: 'The translation alone, then a list of at most 10 remarks: term, passage, difficulty.',
    doubt:
      'For a term outside the glossary with several translations, choose one, use it throughout, and report it.',
    checks: ['Each glossary term is applied.', 'As many placeholders as in the original.'],
  },
]
