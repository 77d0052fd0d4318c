import type { JsonObject } from '../../flow/flow.ts'
import type { Example, Given } from '../recipe.ts'

const change: readonly JsonObject[] = [
  { dealId: 801, propertyName: 'dealstage', propertyValue: 'closedlost' },
]
const deal = (amount: string): readonly JsonObject[] => [
  {
    dealId: 801,
    properties: {
      dealname: { value: 'Garage Mercier, pont élévateur' },
      amount: { value: amount },
      closed_lost_reason: { value: 'price' },
    },
    associations: { associatedVids: [301] },
  },
]
const contact: readonly JsonObject[] = [
  {
    vid: 301,
    properties: {
      email: { value: 'paul@garage-mercier.example' },
      firstname: { value: 'Paul' },
      hs_email_optout: { value: '' },
    },
  },
]
const answered = (call: { readonly fr: string; readonly en: string }): Given => [
  {
    data: {
      'Ce qui a le plus compté': 'Les délais',
      'What mattered most': 'The timing',
      'En une phrase': 'Six semaines, c’était trop.',
      'In a sentence': 'Six weeks was too long.',
      call,
    },
  },
]

const fresh: readonly JsonObject[] = [{ email: 'paul@garage-mercier.example' }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Pas le prix, les délais', en: 'Timing rather than price' },
    given: {
      change,
      deal: deal('8200'),
      contact,
      fresh,
      mark: [{ id: 9 }],
      ask: answered({ fr: 'Oui', en: 'Yes' }),
      keep: [{ id: 1, order: '1.00' }],
      call: [{ engagement: { id: 4 } }],
    },
    expects: {
      facts: [{ email: 'paul@garage-mercier.example', value: 8200, refused: false }],
      read: [{ ours: 'price', theirs: 'timing', call: true }],
      missed: 'not reached',
    },
    asks: {
      ask: [{ toEmail: 'paul@garage-mercier.example' }],
      call: [
        {
          dueDate: '2026-11-28',
          metadata: {
            subject: {
              fr: 'Appeler pour comprendre la perte : Garage Mercier, pont élévateur',
              en: 'Call to understand the loss: Garage Mercier, pont élévateur',
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Trois semaines de silence', en: 'Three weeks of silence' },
    given: {
      change,
      deal: deal('8200'),
      contact,
      fresh,
      mark: [{ id: 9 }],
      ask: [{}],
      keep: [{ id: 2, order: '2.00' }],
    },
    expects: { read: [{ theirs: 'silent', words: '', call: false }], call: 'not reached' },
  },
  {
    name: { fr: 'Trop petite pour déranger', en: 'Too small to bother' },
    given: { change, deal: deal('300'), contact },
    expects: { facts: [{ value: 300 }], allowed: { count: 0 }, fresh: 'not reached' },
  },
  {
    name: { fr: 'HubSpot ne montre pas l’affaire', en: 'HubSpot does not show the deal' },
    given: { change, deal: { fails: 'resource not found' }, missed: [{ accepted: true }] },
    expects: { lost: { count: 1 }, contact: 'not reached' },
    asks: {
      missed: [
        {
          subject: {
            fr: 'Affaire perdue 801 : à reprendre à la main',
            en: 'Lost deal 801: to be taken up by hand',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Contact supprimé', en: 'Contact deleted' },
    given: {
      change,
      deal: deal('8200'),
      contact: { fails: 'contact does not exist' },
      missed: [{ accepted: true }],
    },
    expects: { lost: { count: 1 }, facts: 'not reached' },
    asks: { missed: [{ toEmail: 'responsable-ventes@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Ni Baserow ni la tâche', en: 'Neither Baserow nor the task' },
    given: {
      change,
      deal: deal('8200'),
      contact,
      fresh,
      mark: [{ id: 9 }],
      ask: answered({ fr: 'Oui', en: 'Yes' }),
      keep: { fails: 'ERROR_TABLE_DOES_NOT_EXIST', whole: true },
      call: { fails: 'expired token' },
      missed: [{ accepted: true }],
    },
    expects: { willing: { count: 1 }, 'kept.no': { count: 1 } },
    asks: { missed: [{ emailFormat: 'text' }, { emailFormat: 'text' }] },
  },
]
