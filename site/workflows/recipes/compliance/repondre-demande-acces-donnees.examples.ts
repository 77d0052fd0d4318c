import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Identité confirmée, trois lignes', en: 'Identity confirmed, three lines' },
    given: {
      request: [{ email: ' Marie@Client.example ', name: 'Marie Client' }],
      identity: [{ data: { approved: true } }],
      crm: [{ id: '51', properties: { firstname: 'Marie', phone: '0100000000' } }],
      shop: [
        { number: 'C-1', placed_on: '2026-02-01', total: 40 },
        { number: 'C-9', placed_on: '2026-06-12', total: 18 },
      ],
      draft: [{ id: 'd-1' }],
    },
    expects: {
      settings: [{ email: 'marie@client.example', deadline: '2026-12-23' }],
      both: { count: 3 },
      fromCrm: [{ source: 'CRM', data: '{"firstname":"Marie","phone":"0100000000"}' }],
      missing: 'not reached',
      proof: 'not reached',
    },
    asks: {
      identity: [
        {
          subject: {
            fr: 'Demande d’accès à traiter avant le 2026-12-23',
            en: 'Access request to settle by 2026-12-23',
          },
        },
      ],
      shop: [{ options: { queryReplacement: 'marie@client.example' } }],
      draft: [
        {
          message: {
            fr: 'Bonjour,\n\nVous trouverez ci-joint les 3 enregistrements que nous tenons à votre adresse. Vous pouvez demander leur rectification ou leur effacement en répondant à ce message.',
            en: 'Hello,\n\nAttached are the 3 records that we hold under your address. You may ask for correction or erasure by answering this message.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Identité douteuse', en: 'Doubtful identity' },
    given: {
      request: [{ email: 'inconnu@ailleurs.example', name: 'X' }],
      identity: [{ data: { approved: false } }],
      proof: [{ id: 'd-2' }],
    },
    expects: {
      settings: [{ deadline: '2026-12-23' }],
      crm: 'not reached',
      shop: 'not reached',
    },
    asks: { proof: [{ options: { sendTo: 'inconnu@ailleurs.example' } }] },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: {
      request: [{ email: 'paul@client.example', name: 'Paul' }],
      identity: [{ data: { approved: true } }],
      crm: [{ id: '7', properties: { firstname: 'Paul' } }],
      shop: { fails: 'connection refused' },
      missing: [{ id: 'm-1' }],
    },
    expects: {
      both: [
        { source: 'CRM', failed: false },
        { source: { fr: 'Boutique', en: 'Shop' }, failed: true },
      ],
      draft: 'not reached',
    },
    asks: {
      missing: [
        {
          message: {
            fr: 'Sans réponse pour paul@client.example : Boutique',
            en: 'No answer about paul@client.example from: Shop',
          },
        },
      ],
    },
  },
]
