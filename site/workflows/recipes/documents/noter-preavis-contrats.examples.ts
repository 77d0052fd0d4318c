import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Trois phrases, une date', en: 'Three sentences, one date' },
    given: {
      filed: [{ body: { url: 'https://papiers.votre-entreprise.example/documents/318/' } }],
      contract: [
        {
          id: 318,
          title: { fr: 'Ascenseur Brunel', en: 'Brunel lifts' },
          content: {
            fr: 'Art. 4. Le contrat court jusqu’au\n31 mai 2027. Il se reconduit tacitement pour un an.\nArt. 5. Chaque partie peut y renoncer trois mois\navant le terme, par lettre recommandée.',
            en: 'Art. 4. This contract runs until\n31 May 2027. It renews tacitly for one year.\nArt. 5. Either party may prevent this three months\nbefore the end, by registered letter.',
          },
        },
      ],
      reader: {
        says: [
          {
            fr: '{"renews":"yes","renewal_quote":"Il se reconduit tacitement pour un an.","end":"2027-05-31","end_quote":"Le contrat court jusqu\'au 31 mai 2027.","notice":3,"unit":"month","notice_quote":"Chaque partie peut y renoncer trois mois avant le terme"}',
            en: '{"renews":"yes","renewal_quote":"It renews tacitly for one year.","end":"2027-05-31","end_quote":"This contract runs until 31 May 2027.","notice":3,"unit":"month","notice_quote":"Either party may prevent this three months before the end"}',
          },
        ],
      },
      enter: [{ id: 'e1' }],
    },
    expects: {
      settings: [{ document: '318' }],
      check: [{ state: 'sure', last: '2027-02-28' }],
      task: 'not reached',
      unread: 'not reached',
    },
    asks: {
      contract: [{ url: 'https://papiers.votre-entreprise.example/api/documents/318/' }],
      enter: [
        {
          start: '2027-01-29T09:00:00',
          additionalFields: {
            summary: {
              fr: 'Garder ou quitter : Ascenseur Brunel (écrire avant le 2027-02-28)',
              en: 'Keep or leave: Brunel lifts (write before 2027-02-28)',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une phrase que le contrat n’a pas', en: 'A sentence the contract lacks' },
    given: {
      filed: [{ body: { url: 'https://papiers.votre-entreprise.example/documents/319/' } }],
      contract: [
        {
          id: 319,
          title: { fr: 'Copieur Tavel', en: 'Tavel copier' },
          content: {
            fr: 'Location jusqu’au 30 juin 2027, reconduite par périodes d’un an.',
            en: 'Hired until 30 June 2027, then renewed a year at a time.',
          },
        },
      ],
      reader: {
        says: [
          {
            fr: '{"renews":"yes","renewal_quote":"reconduite par périodes d’un an","end":"2027-06-30","end_quote":"Location jusqu’au 30 juin 2027","notice":2,"unit":"month","notice_quote":"préavis de deux mois avant échéance"}',
            en: '{"renews":"yes","renewal_quote":"then renewed a year at a time","end":"2027-06-30","end_quote":"Hired until 30 June 2027","notice":2,"unit":"month","notice_quote":"with two months of notice"}',
          },
        ],
      },
      task: [{ gid: 't1' }],
    },
    expects: { check: [{ state: 'doubt', why: 'quote', last: '' }], enter: 'not reached' },
    asks: {
      task: [
        {
          name: {
            fr: 'Préavis à lire : Copieur Tavel (citation introuvable)',
            en: 'Notice to read: Tavel copier (quotation not found)',
          },
          otherProperties: { due_on: '2026-11-30' },
        },
      ],
    },
  },
  {
    name: { fr: 'Un contrat qui s’arrête seul', en: 'A contract that ends by itself' },
    given: {
      filed: [{ body: { url: 'https://papiers.votre-entreprise.example/documents/320/' } }],
      contract: [
        {
          id: 320,
          title: { fr: 'Mission Aubry', en: 'Aubry mission' },
          content: {
            fr: 'La mission prend fin le 15 janvier 2027 sans reconduction possible.',
            en: 'The mission ends on 15 January 2027 with no possible renewal.',
          },
        },
      ],
      reader: {
        says: [
          {
            fr: '{"renews":"no","renewal_quote":"prend fin le 15 janvier 2027 sans reconduction possible"}',
            en: '{"renews":"no","renewal_quote":"ends on 15 January 2027 with no possible renewal"}',
          },
        ],
      },
      note: [{ id: 7 }],
    },
    expects: { check: [{ state: 'none' }], enter: 'not reached', task: 'not reached' },
    asks: {
      note: [{ url: 'https://papiers.votre-entreprise.example/api/documents/320/notes/' }],
    },
  },
  {
    name: { fr: 'Paperless ne répond pas', en: 'Paperless does not answer' },
    given: {
      filed: [{ body: { url: 'https://papiers.votre-entreprise.example/documents/321/' } }],
      contract: { fails: 'connect ECONNREFUSED' },
      unread: [{ accepted: true }],
    },
    expects: { settings: [{ document: '321' }], check: 'not reached' },
    asks: {
      unread: [
        {
          subject: { fr: 'Contrat non lu : document 321', en: 'Contract not read: document 321' },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      filed: [{ body: { url: 'https://papiers.votre-entreprise.example/documents/322/' } }],
      contract: [{ id: 322, title: 'Nettoyage Prat', content: 'Contrat de nettoyage.' }],
      reader: { fails: 'The service is overloaded' },
      unread: [{ accepted: true }],
    },
    expects: { settings: [{ document: '322' }], check: 'not reached' },
    asks: {
      unread: [
        {
          text: {
            fr: 'Aucun préavis n’a été noté. Remettez l’étiquette « à lire » : https://papiers.votre-entreprise.example/documents/322/',
            en: 'No notice was entered. Set the tag “to read” again: https://papiers.votre-entreprise.example/documents/322/',
          },
        },
      ],
    },
  },
]
