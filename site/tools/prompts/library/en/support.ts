import type { StartingPoint } from '../starting-point.ts'

export const support: readonly StartingPoint[] = [
  {
    id: 'ticket-triage',
    title: 'Sort an incoming request',
    when: 'Each message has to reach the right team at the right urgency.',
    style: 'json',
    role: 'You sort requests for the customer service of {{company}}.',
    context:
      'Teams: {{teams}}. A fault that stops people working is urgent; a how-to question is not. A wrong sort costs the customer half a day.',
    reader: 'the ticketing tool, which reads the object with nobody behind it',
    material: '{{message}}',
    task: 'Assign this request to a team and an urgency, and say what is missing to deal with it.',
    constraints: [
      'Choose a single team from the list.',
      'Judge urgency by the effect described, however angry the message is.',
      'Copy the order or contract number where there is one.',
    ],
    examples: [
      {
        input: 'THIRD TIME I ask, export button greyed out. order 4471',
        output:
          '{"team":"product","urgency":"normal","reference":"4471","summary":"export button greyed out, third report","missing":["browser","screenshot"]}',
      },
      {
        input: 'Morning, since 8 nobody at our place can log in.',
        output:
          '{"team":"operations","urgency":"high","reference":null,"summary":"nobody in the company can log in since 8","missing":["account name","message shown"]}',
      },
    ],
    form: 'One object for each request.',
    fields: {
      team: 'one of the teams on the list',
      urgency: 'high, normal or low',
      reference: 'the number quoted, or null',
      summary: 'the request in 15 words',
      missing: 'list of what to ask the customer',
    },
    doubt:
      'Between two teams, take the one that can reassign and end the summary with “to confirm”.',
    checks: ['The team is on the list.', 'The summary adds nothing to the message.'],
  },
  {
    id: 'reply-from-procedures',
    title: 'Reply from your procedures',
    when: 'The answer is somewhere in your procedures and has to be cited.',
    style: 'split',
    role: 'You reply to customers of {{company}} from the procedures provided, and from those alone.',
    context:
      'Customers do what we write: a half-right answer becomes a dispute. The procedures are the only source the company stands by.',
    reader: 'a customer who knows neither our tools nor our abbreviations',
    material: 'Procedures:\n{{procedures}}\n\nThe customer’s question:\n{{question}}',
    task: 'First pick out the passages that answer the question, then write the reply to the customer with their numbers.',
    constraints: [
      'Put the procedure number in brackets after each statement.',
      'Spell out every abbreviation.',
      'Give steps in the order in which the customer will do them.',
    ],
    examples: [
      {
        input:
          'Question: can I change the address after ordering? P-12: “may be changed until handed to the carrier”.',
        output:
          'Yes, as long as the carrier has not picked it up (P-12). Open your order: if it says “being prepared”, change the address there; otherwise write to us.',
      },
    ],
    form: 'A reply of 120 words at most, steps numbered when there are more than 2.',
    doubt:
      'If no procedure answers, write “I am passing your question to a colleague” and note internally which keyword is missing.',
    checks: [
      'Each statement carries a number that exists in the procedures.',
      'No step comes from anywhere else.',
    ],
  },
  {
    id: 'unhappy-customer',
    title: 'Reply to an unhappy customer',
    when: 'The customer is right about the matter and harsh about the manner.',
    role: 'You head customer service and sign with your own name.',
    context:
      'What happened: {{facts}}. What we may offer: {{allowed_gestures}}. What is not established yet: {{unknown}}.',
    reader: 'an angry customer who may forward the reply',
    material: '{{complaint}}',
    task: 'Write the reply: what happened, what we are doing, and the date on which they will hear from us.',
    constraints: [
      'Name the wrong in the customer’s own words, without “may have”.',
      'Choose one gesture from those allowed.',
      'Give a date for news even if the fix is not ready.',
      'Keep causes that are not established for ourselves.',
    ],
    examples: [
      {
        input: '“Two missed deliveries. I took two days off for nothing.”',
        output:
          'You took two days off and nobody came. That is our fault: your slot never reached the driver. I am refunding delivery today and will ring you on Friday before noon with a new slot.',
      },
    ],
    form: 'A message of 120 words at most, with one apology.',
    doubt: 'For what is not established, write: “I am checking and will tell you on [date].”',
    checks: ['Nothing is promised beyond the allowed gestures.', 'It has a date and a name.'],
  },
  {
    id: 'recurring-causes',
    title: 'Find the causes that keep coming back',
    when: 'You have a month of requests and want to know what to fix first.',
    role: 'You analyse requests for the team that fixes the product, not the one that replies.',
    context:
      'Export of {{count}} requests from {{month}}. The team will fix only two things this quarter.',
    reader: 'the product lead, who wants evidence before deciding',
    material: '{{requests}}',
    task: 'Group the requests by a cause that can be fixed, count them and propose the two fixes that would remove most of them.',
    constraints: [
      'Name each group after its cause rather than its subject.',
      'Put each request in a single group.',
      'Keep a group “cannot tell” and say how many it holds.',
    ],
    examples: [
      {
        input: '“Can’t find my invoice”, “where do I download the invoice”, “never got an invoice”',
        output:
          'Cause: the invoice is neither attached nor mentioned after payment. 3 requests. Fix: attach it to the confirmation email.',
      },
    ],
    form: 'A table with 4 columns (cause, count, two quotes, fix), sorted by count; then 2 recommendations of 40 words.',
    doubt: 'If a request could have two causes, count it under “cannot tell” and quote it.',
    checks: [
      'The counts add up to the number of requests read.',
      'Each cause has two exact quotes.',
    ],
  },
  {
    id: 'help-article',
    title: 'From a solved request to a help article',
    when: 'You have just explained the same thing for the fourth time.',
    style: 'markdown',
    role: 'You write the online help of {{product}}.',
    context:
      'Readers come from a search engine with the error message. They want to get on, not to learn.',
    reader: 'someone in a hurry who uses the product once a month',
    material: 'The conversation with the customer, up to the solution:\n{{conversation}}',
    task: 'Write the article that would have made this conversation unnecessary, the solution before the explanation.',
    constraints: [
      'Title: the phrase the customer would type.',
      'One action a step, with the exact name of the button in quotes.',
      'Replace any customer data with an invented example marked as such.',
    ],
    examples: [
      {
        input: 'The customer had two accounts and logged in to the wrong one.',
        output:
          'Title: “My orders have disappeared”. Step 1: open “My account”. Step 2: check the address shown at the top right…',
      },
    ],
    form: 'Title, answer in 2 sentences, numbered steps, then “Why” in 60 words at most.',
    doubt: 'If the conversation does not say which button, write [check on screen] in its place.',
    checks: ['No customer name or number.', 'The steps alone solve the problem.'],
  },
]
