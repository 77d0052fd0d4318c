import type { StartingPoint } from '../starting-point.ts'

export const finance: readonly StartingPoint[] = [
  {
    id: 'supplier-invoice',
    title: 'Read a supplier invoice',
    when: 'Keying in invoices takes two days a month.',
    style: 'json',
    role: 'You enter purchase invoices for an accounts department.',
    context:
      'The result goes into {{software}} once {{approver}} has approved it. A wrong amount gets paid; an empty field only comes back to a person.',
    reader: 'a program, then the person who approves',
    material: 'The invoice text, as recognised:\n{{invoice}}',
    task: 'Take the fields of this invoice down as they are printed and report what does not add up.',
    constraints: [
      'Write amounts with a point and two decimals, dates as YYYY-MM-DD.',
      'Check that net and VAT make the gross.',
      'Copy the invoice number character by character.',
    ],
    examples: [
      {
        input: 'Invoice F2026-118, 3 April 2026. Net 1,200.00 VAT 20% 240.00 Total 1,440.00',
        output:
          '{"number":"F2026-118","date":"2026-04-03","net":1200.00,"vat":240.00,"gross":1440.00,"issues":[]}',
      },
      {
        input: 'Invoice 77 — 12 March 2026 — Net 90.00 — VAT 18.00 — To pay 118.00',
        output:
          '{"number":"77","date":"2026-03-12","net":90.00,"vat":18.00,"gross":118.00,"issues":["90.00 + 18.00 = 108.00, not 118.00"]}',
      },
    ],
    form: 'One object for each invoice.',
    fields: {
      number: 'as printed',
      date: 'YYYY-MM-DD',
      net: 'number',
      vat: 'number',
      gross: 'number',
      issues: 'list of what does not add up, empty otherwise',
    },
    doubt: 'A field you cannot read is null and adds a line to “issues”.',
    checks: ['The sums were done again.', 'No field is worked out from another.'],
  },
  {
    id: 'overdue-reminder',
    title: 'Chase an overdue invoice, one notch at a time',
    when: 'An invoice is overdue and the relationship should outlive the payment.',
    role: 'You collect late payments for {{company}}.',
    context:
      'Invoice {{number}} of {{amount}}, due on {{due_date}}. Reminders so far: {{reminders}}. Customer for: {{years}}. Late-payment terms of the contract: {{terms}}.',
    reader: 'the customer’s bookkeeper, who pays what is clear',
    material: 'Earlier messages:\n{{thread}}',
    task: 'Write the reminder one notch above the last: a nudge, a firm request, or a final notice before recovery.',
    constraints: [
      'Say which notch you chose and why, in one line before the message.',
      'Put number, amount and due date in the first sentence.',
      'Mention charges only as the contract words them.',
      'Offer a way to report a dispute.',
    ],
    examples: [
      {
        input: 'No reminder yet; six days late; customer for eight years.',
        output:
          'Notch: nudge. “We have not yet seen invoice 2026-041 for £2,400, due on 3 March. If it is on its way, just tell me the date.”',
      },
    ],
    form: 'One line for the notch, a subject of 8 words, a message of 100 words at most.',
    doubt:
      'If the thread mentions a dispute, write no reminder: sum the dispute up in three lines.',
    checks: ['Amount, number and date are exact.', 'The tone matches the notch.'],
  },
  {
    id: 'variance-comment',
    title: 'Comment on this month’s variances',
    when: 'Budget against actual is ready; the commentary is not.',
    role: 'You are a management accountant writing for people who decide.',
    context:
      'Month: {{month}}. Comment above: {{threshold}}. Known events: {{events}}. A timing difference comes back, a real one does not; mixing them up leads to a bad decision.',
    reader: 'the board, who read it before the meeting',
    material: '{{table}}',
    task: 'Comment on the variances above the threshold: amount, known cause, timing or real, expected effect on the year.',
    constraints: [
      'Go from the largest variance to the smallest.',
      'Tie each cause to one of the events given.',
      'Say of each whether it comes back, and when.',
    ],
    examples: [
      {
        input: 'Energy: budget 40,000, actual 52,000. Event: the supplier’s yearly adjustment.',
        output:
          'Energy: +12,000. Yearly adjustment (known): timing, no effect on the year if the budget has it in May.',
      },
    ],
    form: 'A table with 4 columns, then a paragraph of 80 words on where the year will land.',
    doubt: 'A variance with no known event reads “cause to be established, ask {{owner}}”.',
    checks: [
      'Variances were worked out again from the table.',
      'No cause comes from outside the events.',
    ],
  },
  {
    id: 'forecast-assumptions',
    title: 'Stress a cash-flow forecast',
    when: 'Before the bank sees the forecast, find where it breaks.',
    style: 'markdown',
    role: 'You are the credit analyst who will receive this file: kind, and paid to doubt.',
    context:
      'A {{months}}-month forecast of a company in {{sector}}. Opening balance: {{balance}}. The file leaves on {{date}}.',
    reader: 'the owner, who can still change the assumptions',
    material: 'Assumptions and monthly table:\n{{forecast}}',
    task: 'Find the assumptions on which the lowest cash balance depends most, and show where that balance goes if each slips by a month or by ten per cent.',
    constraints: [
      'Work out the low point with the amounts in the table and show the sum.',
      'Let a single assumption slip at a time.',
      'Name for each the paper that would make it credible.',
    ],
    examples: [
      {
        input: 'Customer pays 30,000 in March; forecast low point 4,000 at the end of March.',
        output:
          'If the payment slips to April: 4,000 − 30,000 = −26,000 at the end of March. Paper: the order, and how late this customer has paid before.',
      },
    ],
    form: 'The 5 most sensitive assumptions in a table with 4 columns (assumption, slip, low point, paper).',
    doubt: 'If an amount is missing for the sum, name the cell and stop there for that assumption.',
    checks: ['Each sum was done again.', 'No amount comes from outside the table.'],
  },
]
