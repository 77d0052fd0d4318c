import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Autre pays, vérifié au téléphone', en: 'Another country, checked by phone' },
    given: {
      form: [
        {
          supplier: ' f-118',
          iban: 'de89 3704 0044 0532 0130 00',
          asker: 'lea@votre-entreprise.example',
        },
      ],
      supplier: [
        {
          id: 'recA1',
          name: 'Scierie du Val',
          phone: '03 00 00 00 00',
          iban: 'FR14 2004 1010 0505 0001 3M02 606',
        },
      ],
      ask: [{ data: { approved: true } }],
      write: [{ id: 'recA1' }],
      tell: [{ accepted: true }],
    },
    expects: {
      check: [{ iban: 'DE89370400440532013000', country: 'DE', sound: true }],
      face: [{ before: 'FR1420041010050500013M02606', moved: true, reason: '' }],
      refused: 'not reached',
    },
    asks: {
      supplier: [{ filterByFormula: "{reference} = 'F-118'" }],
      ask: [
        {
          subject: {
            fr: 'Autre pays ! IBAN à vérifier : Scierie du Val',
            en: 'Another country! IBAN to check: Scierie du Val',
          },
        },
      ],
      write: [
        { columns: { value: { iban: 'DE89370400440532013000', iban_checked_on: '2026-11-23' } } },
      ],
      tell: [
        {
          text: {
            fr: 'IBAN vérifié au téléphone et enregistré.',
            en: 'IBAN checked by phone and recorded.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Deux chiffres permutés', en: 'Two digits swapped' },
    given: {
      form: [
        {
          supplier: 'F-118',
          iban: 'DE89 3704 0044 0532 0103 00',
          asker: 'lea@votre-entreprise.example',
        },
      ],
      tell: [{ accepted: true }],
    },
    expects: { check: [{ sound: false }], supplier: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'La clé de DE89370400440532010300 est fausse : recopiez-le.',
            en: 'The check digits of DE89370400440532010300 are wrong: copy it again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Trois jours sans réponse', en: 'Three days without an answer' },
    given: {
      form: [
        {
          supplier: 'F-204',
          iban: 'FR14 2004 1010 0505 0001 3M02 606',
          asker: 'lea@votre-entreprise.example',
        },
      ],
      supplier: [{ id: 'recB2', name: 'Abadie Transports', iban: 'BE68539007547034' }],
      ask: [{ record: 'recB2' }],
      tell: [{ accepted: true }],
    },
    expects: {
      face: [{ phone: { fr: 'aucun', en: 'none' }, moved: true }],
      write: 'not reached',
    },
    asks: {
      tell: [
        {
          text: {
            fr: 'Refusé ou sans réponse depuis trois jours : ne payez pas sur ce compte.',
            en: 'Refused, or no answer in three days: pay nothing to this account.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' },
    given: {
      form: [
        {
          supplier: 'F-204',
          iban: 'BE68 5390 0754 7034',
          asker: 'lea@votre-entreprise.example',
        },
      ],
      supplier: { fails: 'Service unavailable' },
      tell: [{ accepted: true }],
    },
    expects: {
      face: [{ reason: { fr: 'Airtable ne répond pas.', en: 'Airtable does not answer.' } }],
      ask: 'not reached',
    },
    asks: { tell: [{ subject: { fr: 'IBAN de F-204', en: 'IBAN of F-204' } }] },
  },
  {
    name: { fr: 'Accord donné, écriture refusée', en: 'Agreed, but not written' },
    given: {
      form: [
        {
          supplier: 'F-204',
          iban: 'BE68 5390 0754 7034',
          asker: 'lea@votre-entreprise.example',
        },
      ],
      supplier: [{ id: 'recB2', name: 'Abadie Transports', phone: '02 000 00 00' }],
      ask: [{ data: { approved: true } }],
      write: { fails: 'You are not permitted to perform this operation' },
      tell: [{ accepted: true }],
    },
    expects: { face: [{ before: '', moved: false }], done: 'not reached' },
    asks: {
      ask: [
        {
          subject: {
            fr: 'IBAN à vérifier : Abadie Transports',
            en: 'IBAN to check: Abadie Transports',
          },
        },
      ],
      tell: [
        {
          text: {
            fr: 'Accord reçu, mais Airtable a refusé l’écriture : changez la fiche à la main.',
            en: 'Agreed, but Airtable refused the update: change the record by hand.',
          },
        },
      ],
    },
  },
]
