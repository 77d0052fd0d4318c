import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un refus de chaque côté', en: 'One refusal on each side' },
    given: {
      night: [{}],
      contacts: [
        { id: 1, email: 'Lise@Client.example', emailBlacklisted: true },
        { id: 2, email: 'omar@client.example', emailBlacklisted: false },
        { id: 3, email: 'nina@client.example', emailBlacklisted: false },
        { id: 4, email: 'lecteur@ailleurs.example', emailBlacklisted: false },
      ],
      customers: [
        { email: 'lise@client.example', newsletter: 1 },
        { email: 'omar@client.example ', newsletter: 0 },
        { email: 'nina@client.example', newsletter: 1 },
        { email: 'acheteur@ailleurs.example', newsletter: 1 },
      ],
      inShop: [{ success: true }],
      inLetter: [{}],
      register: { runs: [[{ id: 1 }], [{ id: 2 }]] },
    },
    expects: {
      'compare.different': { count: 2 },
      'compare.same': { count: 1 },
      doneShop: [{ email: 'lise@client.example', place: { fr: 'boutique', en: 'shop' } }],
      doneLetter: [{ email: 'omar@client.example', place: { fr: 'infolettre', en: 'newsletter' } }],
      warn: 'not reached',
    },
    asks: {
      inShop: [{ options: { queryReplacement: ['lise@client.example'] } }],
      inLetter: [{ url: 'https://api.brevo.com/v3/contacts/omar%40client.example' }],
      register: [
        {
          fieldsToSend: {
            properties: [
              { fieldValue: 'lise@client.example' },
              { fieldValue: { fr: 'boutique', en: 'shop' } },
              { fieldValue: '2026-11-23' },
            ],
          },
        },
        {
          fieldsToSend: {
            properties: [
              { fieldValue: 'omar@client.example' },
              { fieldValue: { fr: 'infolettre', en: 'newsletter' } },
              { fieldValue: '2026-11-23' },
            ],
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Brevo refuse un retrait', en: 'Brevo refuses a removal' },
    given: {
      night: [{}],
      contacts: [{ id: 2, email: 'omar@client.example', emailBlacklisted: false }],
      customers: [{ email: 'omar@client.example', newsletter: 0 }],
      inLetter: { fails: 'Too many requests' },
      warn: [{ accepted: true }],
    },
    expects: {
      'compare.different': [
        { keys: { email: 'omar@client.example' }, different: { wants: { inputB: false } } },
      ],
      doneLetter: 'not reached',
      register: 'not reached',
    },
    asks: {
      warn: [
        {
          text: {
            fr: 'Les désinscriptions n’ont pas toutes été reportées cette nuit. Réponse reçue : Too many requests',
            en: 'Not all unsubscribes were carried over last night. The answer was: Too many requests',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      night: [{}],
      contacts: [{ id: 1, email: 'lise@client.example', emailBlacklisted: true }],
      customers: { fails: 'connect ECONNREFUSED' },
      warn: [{ accepted: true }],
    },
    expects: {
      letter: [{ email: 'lise@client.example', wants: false }],
      who: 'not reached',
      register: 'not reached',
    },
    asks: {
      warn: [
        {
          subject: {
            fr: 'Désinscriptions à vérifier, nuit du 2026-11-23',
            en: 'Unsubscribes to check, night of 2026-11-23',
          },
        },
      ],
    },
  },
]
