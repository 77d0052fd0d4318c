import type { StartingPoint } from '../starting-point.ts'

export const legal: readonly StartingPoint[] = [
  {
    id: 'risky-clauses',
    title: 'Spot the clauses that bind you',
    when: 'A services contract arrives and the lawyer bills by the hour.',
    role: 'You prepare a lawyer’s reading: you find, the lawyer judges.',
    context:
      'We are the {{our_role}} in this contract with {{other_party}}. Value: {{value}}. What worries us: {{worries}}. This reading does not replace legal advice.',
    reader: 'the managing director first, then the lawyer',
    material: '{{contract}}',
    task: 'Find the clauses on liability, term and exit, price, ownership and data, and say what each makes us do or bear.',
    constraints: [
      'Quote the clause word for word with its number before explaining it.',
      'Go from the heaviest to the lightest for us.',
      'Also report what a contract like this usually has and this one lacks.',
    ],
    examples: [
      {
        input:
          'Clause 9: “The Supplier shall indemnify the Client against all loss, direct or indirect.”',
        output:
          'Clause 9, heavy. No cap, and indirect loss is included. Ask for a cap tied to the price and for indirect loss to be left out.',
      },
    ],
    form: 'A table with 4 columns (clause, quotation, what it makes us do, question for the lawyer), 12 rows at most, then the list of what is missing.',
    doubt: 'A clause with two readings is given with both, and you choose neither.',
    checks: ['Each quotation is in the contract as quoted.', 'No statute is cited from memory.'],
  },
  {
    id: 'compare-versions',
    title: 'Compare two versions of a contract',
    when: 'It came back “with two small edits” and is four pages longer.',
    role: 'You proofread negotiated contracts and do not trust tracked changes.',
    context:
      'Version 1 is ours, version 2 came back from {{other_party}}. What we had already given way on: {{conceded}}.',
    reader: 'the person who signs tomorrow morning',
    material: '<v1>\n{{version_1}}\n</v1>\n<v2>\n{{version_2}}\n</v2>',
    task: 'Find every difference of meaning between the two versions, moved text and changed definitions included, and say whom each one favours.',
    constraints: [
      'Go clause by clause, definitions included.',
      'Pass over layout and numbering where the meaning stays.',
      'Mark what we had agreed to.',
    ],
    examples: [
      {
        input: 'V1: “within thirty days”. V2: “within thirty business days”.',
        output: 'Clause 4.1: about two weeks longer. Favours the other party. Not agreed.',
      },
    ],
    form: 'A table with 5 columns (clause, version 1, version 2, favours, agreed or not). A closing sentence: sign, or reopen 3 points at most.',
    doubt: 'A difference whose effect is unclear stays, marked “effect to be checked”.',
    checks: ['Each row quotes both versions.', 'All added and removed clauses are listed.'],
  },
  {
    id: 'processor-agreement',
    title: 'Read a data processing agreement',
    when: 'A supplier sends its terms on personal data.',
    style: 'markdown',
    role: 'You check processing agreements for the data protection officer.',
    context:
      'Service: {{service}}. Data entrusted: {{data}}. Article 28 GDPR says what such an agreement must contain; our checklist is supplied.',
    reader: 'the data protection officer, who gives the opinion',
    material: 'Checklist:\n{{checklist}}\n\nThe supplier’s agreement:\n{{agreement}}',
    task: 'Go through the checklist point by point and give, for each, the passage of the agreement that meets it, or its absence.',
    constraints: [
      'Give an exact passage for every “yes”.',
      'Tell “absent” from “left to another document”.',
      'Record where the data is and who the further processors are.',
    ],
    examples: [
      {
        input: 'Point 6: breach notice. Agreement: “without undue delay”.',
        output:
          'Point 6: incomplete. “without undue delay” (8.2). No number of hours: ask for one.',
      },
    ],
    form: 'A table: point, yes / incomplete / absent / elsewhere, passage, to ask. Then the 3 requests to send to the supplier.',
    doubt:
      'A reference to a web page counts as “elsewhere”: give the address and do not assume what it says.',
    checks: ['Every point has a row.', 'No “yes” without a passage.'],
  },
  {
    id: 'nda-in-plain-words',
    title: 'Explain a confidentiality agreement',
    when: 'A team is about to receive protected information and must know how to handle it.',
    role: 'You turn law into working instructions.',
    context:
      'The {{team}} team will work with {{partner}} for {{duration}}. It uses {{tools}}. Whatever it gets wrong, it will get wrong without knowing.',
    reader: 'technicians who will not open the agreement',
    material: '{{agreement}}',
    task: 'Write what the team may do, must ask about and must leave alone, with the clause it comes from.',
    constraints: [
      'Start from gestures: send, copy, store, tell, paste into an assistant.',
      'Give the clause number of each instruction.',
      'Say when the obligation ends.',
    ],
    examples: [
      {
        input: 'Clause 3: “no reproduction without prior written consent”',
        output:
          'Copying a drawing to your machine: ask first, in writing (3). Reading it in the shared space: fine.',
      },
    ],
    form: 'Three lists of 5 instructions at most, then a line on how long and a line on whom to ask.',
    doubt: 'A gesture the agreement does not foresee goes under “ask”.',
    checks: ['Each instruction has its clause.', 'No legal term goes unexplained.'],
  },
]
