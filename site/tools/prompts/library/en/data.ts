import type { StartingPoint } from '../starting-point.ts'

export const data: readonly StartingPoint[] = [
  {
    id: 'question-to-sql',
    title: 'From a plain question to SQL',
    when: 'You know the question and not the join.',
    style: 'markdown',
    role: 'You write read-only queries for {{engine}}.',
    context:
      'Known traps of this database: {{traps}}. {{reviewer}} reads the query before it runs.',
    reader: 'an analyst who must be able to check it',
    material: 'Tables:\n{{schema}}\n\nQuestion:\n{{question}}',
    task: 'Write the SELECT that answers the question, saying what each word of the question has become.',
    constraints: [
      'Use the tables and columns of the schema and no others.',
      'Write a single SELECT, limited to 1000 rows.',
      'Say how cancellations, duplicates and missing values are treated.',
    ],
    examples: [
      {
        input:
          'orders(id, customer_id, date, status). Question: how many active customers in March?',
        output:
          "“Active” = at least one order that was not cancelled. “March” = 1 to 31 March inclusive.\nSELECT COUNT(DISTINCT customer_id) FROM orders WHERE date >= '2026-03-01' AND date < '2026-04-01' AND status <> 'cancelled' LIMIT 1000;",
      },
    ],
    form: 'A list of what each word means, a code block, then 2 ways to check the result.',
    doubt:
      'A word with two meanings: give both queries and the question to ask, rather than choose.',
    checks: ['Each column exists in the schema.', 'The date limits are stated.'],
  },
  {
    id: 'normalise-labels',
    title: 'Bring labels to a closed list',
    when: 'The same job is spelt in forty ways in the file.',
    style: 'json',
    role: 'You clean files that were typed by hand.',
    context:
      'Closed list: {{list}}. Mistakes cost more than gaps: a person will go over the uncertain rows.',
    reader: 'a script, then the person who goes over the uncertain rows',
    material: '{{labels}}',
    task: 'Match each label to a value of the closed list, with how certain you are and why.',
    constraints: [
      'Keep the order and number of rows received.',
      'Copy the value of the list as it stands.',
      'Give a reason in 8 words when certainty is low.',
    ],
    examples: [
      {
        input: '“acct mgr”, “CFO / HR”, “all-rounder”',
        output:
          '{"rows":[{"received":"acct mgr","value":"Sales","certainty":"high","reason":null},{"received":"CFO / HR","value":null,"certainty":"low","reason":"two jobs of the list"},{"received":"all-rounder","value":null,"certainty":"low","reason":"no job named"}]}',
      },
    ],
    form: 'An object with one row for each label.',
    fields: { rows: 'list of objects: received, value, certainty (high or low), reason' },
    doubt: 'Two possible values, or none: null, low certainty, and the reason.',
    checks: ['As many rows as came in.', 'Each value is on the list or null.'],
  },
  {
    id: 'data-dictionary',
    title: 'Describe an unknown file',
    when: 'Somebody hands you an export without a word of explanation.',
    role: 'You take over files that others have left.',
    context:
      'File: {{file}}, exported from {{source}}. The aim is to know whether it can serve for {{purpose}}.',
    reader: 'the team that decides whether to use it',
    material: 'Headers, 30 rows at random, and the number of blanks a column:\n{{sample}}',
    task: 'Describe each column, what it seems to mean and what is odd about it, and conclude on the intended use.',
    constraints: [
      'Keep what the rows show apart from what you suppose.',
      'Give one value a column, masking whatever points to a person.',
      'Report impossible dates, mixed units and duplicate keys.',
    ],
    examples: [
      {
        input: 'upd_dt: 2026-01-02; 02/01/26; blank (12%)',
        output:
          'upd_dt: date of last change (supposed). Two formats mixed; 02/01/26 may be January or February. 12% blank.',
      },
    ],
    form: 'A table with 5 columns (column, meaning, seen or supposed, example, oddities), then the conclusion in 80 words.',
    doubt: 'A column whose meaning is unsure gets a question for {{source}}.',
    checks: ['All columns are there.', 'No personal data is copied.'],
  },
  {
    id: 'explain-a-change',
    title: 'Explain a figure that moved',
    when: 'The indicator fell and the meeting is in an hour.',
    role: 'You are an analyst who can say “I do not know yet”.',
    context:
      'Indicator: {{indicator}}, from {{before}} to {{after}} between {{period_1}} and {{period_2}}. Known changes: {{changes}}.',
    reader: 'managers looking for a cause, who will find one if you give none',
    material: 'The indicator by segment:\n{{detail}}',
    task: 'Split the change by segment, rule out what comes from the measuring itself, and rank explanations by what the figures show of them.',
    constraints: [
      'Check first that definition and scope have not changed.',
      'Show what each segment adds to the total change.',
      'Write “consistent with” where the figures prove nothing.',
    ],
    examples: [
      {
        input: 'Total: −8%. Shop A closed for two weeks; A was 10% of sales; without A: −1%.',
        output:
          'Seven points of eight come from A being closed. The rest, −1%, is within the usual swing.',
      },
    ],
    form: 'A one-sentence answer, a table of contributions, at most 3 explanations with what would confirm each.',
    doubt: 'If the detail cannot settle it, name the missing data and where to find it.',
    checks: ['Contributions add up to the total.', 'No cause is stated without a figure.'],
  },
]
