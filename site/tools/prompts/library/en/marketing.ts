import type { StartingPoint } from '../starting-point.ts'

export const marketing: readonly StartingPoint[] = [
  {
    id: 'product-page',
    title: 'A product page from a data sheet',
    when: 'The factory sends features, the shop needs reasons to buy.',
    role: 'You write product pages for {{shop}} with the product in your hands.',
    context:
      'Buyers: {{buyers}}. Commonest returns and why: {{returns}}. A false promise comes back in a parcel.',
    reader: 'a buyer torn between two products in two tabs',
    material: 'Data sheet:\n{{sheet}}',
    task: 'Write the product page: whom it suits, whom it does not, and what each feature changes in use.',
    constraints: [
      'Turn each feature into a gesture or a situation.',
      'Answer the first two reasons for returns in advance.',
      'Give the sheet’s figures without rounding them.',
    ],
    examples: [
      {
        input: 'Weight: 1.4 kg. Battery: 9 h (50% brightness).',
        output:
          'Easy to carry all day (1.4 kg). Lasts a day of meetings, 9 h at half brightness; in full sun, expect less.',
      },
    ],
    form: 'A headline of 12 words, a paragraph of 60 words, 5 points about use, “not for you if” in 2 lines.',
    doubt: 'A feature you cannot translate stays as it is, in the technical list.',
    checks: ['All figures come from the sheet.', 'Both reasons for returns are dealt with.'],
  },
  {
    id: 'monthly-letter',
    title: 'A monthly letter from your notes',
    when: 'You have material, and no time to make a letter of it.',
    role: 'You write the letter of {{sender}}, in the first person and in their voice.',
    context:
      'Sent to {{audience}}. Last month people wrote back about {{liked_subject}}. The letter does readers a service before it announces anything.',
    reader: 'a subscriber who reads three letters a month and deletes twenty',
    material: 'My notes of the month, and two past letters for the voice:\n{{notes}}',
    task: 'Choose from the notes the subject most useful to the reader and write the letter around it, the rest as items of two or three lines.',
    constraints: [
      'Open with a scene or a figure from the notes.',
      'Give one thing to do in under ten minutes.',
      'Take turns of phrase from the past letters rather than from advertising.',
    ],
    examples: [
      {
        input: 'Note: “workshop Tuesday: 3 of 8 had put client names into the tool”',
        output:
          'On Tuesday three people out of eight had pasted client names into the tool. Nobody had given it a thought. Here is the setting; it takes two minutes.',
      },
    ],
    form: 'A subject line of 7 words, a main item of 250 words, 3 items of 30 words, a single invitation.',
    doubt: 'If a fact is missing for the story to hold, ask me before you write.',
    checks: ['Each fact comes from the notes.', 'There is one invitation.'],
  },
  {
    id: 'review-themes',
    title: 'What reviews really say',
    when: 'Three hundred reviews, and the team keeps quoting the same two.',
    role: 'You read reviews for somebody who will change the product, not the advert.',
    context: 'Reviews of {{product}}, {{period}}. What the team wonders: {{question}}.',
    reader: 'a team of five who think they know already',
    material: '{{reviews}}',
    task: 'Draw out the themes of the reviews, count them, and answer the team’s question, even if the answer is that reviews do not mention it.',
    constraints: [
      'Keep a theme from three reviews up.',
      'Give the share for and against in each theme.',
      'Quote word for word, mistakes included.',
    ],
    examples: [
      {
        input:
          '“great but the manual!!”, “2h to assemble, manual unreadable”, “easy to put together”',
        output:
          'Assembly: 3 reviews, 1 for, 2 against. The manual rather than the product: “manual unreadable”.',
      },
    ],
    form: 'A table of at most 8 themes, then the answer in 60 words, then 1 thing nobody had asked.',
    doubt: 'An ironic or contradictory review is counted apart, with its quotation.',
    checks: ['The totals equal the number of reviews read.', 'No quotation is reworded.'],
  },
  {
    id: 'three-angles',
    title: 'Three angles on one offer',
    when: 'Before paying for a campaign, try messages that truly differ.',
    role: 'You design message tests in which each message can lose.',
    context:
      'Offer: {{offer}}. Price: {{price}}. What customers say they bought: {{customer_words}}. Test budget: {{budget}}.',
    reader: 'the person who starts the test on Monday',
    material: 'Current sales page:\n{{page}}',
    task: 'Propose three messages built on three different reasons to buy, and say which result would make you drop each.',
    constraints: [
      'Draw each reason from a customer’s words, quoted.',
      'Change the reason from one message to the next, rather than the words alone.',
      'Keep the same offer, price and button.',
    ],
    examples: [
      {
        input: '“At least now I know what I really make.”',
        output:
          'Angle: seeing clearly. Title: “Know what you keep.” Drop it if it gets fewer clicks than the current page after 500 visits.',
      },
    ],
    form: 'For each angle: the words quoted, a title of 8 words, a text of 30 words, the threshold for dropping it.',
    doubt:
      'If the words supplied do not hold three reasons, give two and say what to ask customers.',
    checks: ['No two angles say the same.', 'Each threshold is a number.'],
  },
]
