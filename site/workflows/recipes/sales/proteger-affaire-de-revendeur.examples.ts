import { NO, YES } from '../../fragments/agreement.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const request = (siren: string, reseller = 'Sécurité Ouest ') => [
  {
    reseller,
    email: 'commande@securite-ouest.example',
    company: 'Imprimerie Vasseur',
    siren,
    need: both('Douze caméras, deux sites', 'Twelve cameras, two sites'),
  },
]
const held = (reseller: string) => [{ siren: '732829320', reseller, until: '2027-01-14' }]

export const examples: readonly Example[] = [
  {
    name: both('Libre, et acceptée', 'Free, and accepted'),
    given: {
      request: request('732 829 320 00074'),
      own: [{}],
      held: [{}],
      ask: [{ data: { answer: YES } }],
      again: [{ siren: '732829320', reseller: 'alarmes-du-nord.example', until: '2026-06-30' }],
      protect: [{ siren: '732829320', reseller: 'securite-ouest.example', until: '2027-02-21' }],
      granted: [{ id: 'm-1' }],
    },
    expects: {
      read: [{ siren: '732829320', sound: true, reseller: 'securite-ouest.example' }],
      decide: [{ state: 'ask', own: both('Aucune affaire en direct.', 'No direct deal.') }],
      denied: 'not reached',
    },
    asks: {
      own: [
        {
          query:
            "SELECT Id, Name, StageName, Owner.Name FROM Opportunity WHERE IsClosed = false AND Account.Siren__c = '732829320'",
        },
      ],
      protect: [
        {
          columns: {
            value: { siren: '732829320', reseller: 'securite-ouest.example', until: '2027-02-21' },
          },
        },
      ],
      granted: [
        {
          bodyContent: both(
            'Cette affaire est à vous jusqu’au 21/02/2027 inclus.',
            'This deal is yours up to and including 21/02/2027.',
          ),
        },
      ],
    },
  },
  {
    name: both('Deux affaires directes, le responsable refuse', 'Two direct deals, a no'),
    given: {
      request: request('732829320'),
      own: [
        { Id: '006A', Name: 'Vasseur, alarme', StageName: 'Negotiation', Owner: { Name: 'Léa' } },
        { Id: '006B', Name: 'Vasseur, accès', StageName: 'Prospecting' },
      ],
      held: [{}],
      ask: [{ data: { answer: NO } }],
      denied: [{ id: 'm-2' }],
    },
    expects: {
      decide: [{ own: 'Vasseur, alarme, Negotiation, Léa\nVasseur, accès, Prospecting, ?' }],
      protect: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: both(
            'Sécurité Ouest demande Imprimerie Vasseur',
            'Sécurité Ouest asks for Imprimerie Vasseur',
          ),
          message: both(
            'Douze caméras, deux sites\n\nVasseur, alarme, Negotiation, Léa\nVasseur, accès, Prospecting, ?',
            'Twelve cameras, two sites\n\nVasseur, alarme, Negotiation, Léa\nVasseur, accès, Prospecting, ?',
          ),
        },
      ],
      denied: [
        { toRecipients: 'commande@securite-ouest.example, reseau@votre-entreprise.example' },
      ],
    },
  },
  {
    name: both('Déjà à ce revendeur', 'This reseller’s already'),
    given: {
      request: request('732829320'),
      own: [{}],
      held: held('securite-ouest.example'),
      answer: [{ id: 'm-5' }],
    },
    expects: { decide: [{ state: 'told' }], ask: 'not reached' },
    asks: {
      answer: [
        {
          bodyContent: both(
            'Cette affaire est déjà à vous, protégée jusqu’au 14/01/2027.',
            'This deal is yours already, protected until 14/01/2027.',
          ),
        },
      ],
    },
  },
  {
    name: both('Acceptée trop tard : une autre l’a été', 'Accepted after another'),
    given: {
      request: request('732829320'),
      own: [{}],
      held: [{}],
      ask: [{ data: { answer: YES } }],
      again: held('alarmes-du-nord.example'),
      denied: [{ id: 'm-3' }],
    },
    expects: { decide: [{ state: 'ask' }], 'free.no': { count: 1 }, protect: 'not reached' },
  },
  {
    name: both('Salesforce ne répond pas', 'Salesforce does not answer'),
    given: {
      request: request('732829320'),
      own: { fails: 'INVALID_SESSION_ID' },
      held: [{}],
      byHand: [{ id: 'm-4' }],
    },
    expects: { decide: [{ state: 'unknown' }], ask: 'not reached' },
    asks: {
      byHand: [
        {
          bodyContent: both(
            'Sécurité Ouest (commande@securite-ouest.example), SIREN 732829320 : INVALID_SESSION_ID. Rien n’est protégé ; répondez-lui.',
            'Sécurité Ouest (commande@securite-ouest.example), SIREN 732829320: INVALID_SESSION_ID. Nothing is protected; please answer.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un chiffre de travers', 'One digit wrong'),
    given: { request: request('732829321'), answer: [{ id: 'm-6' }] },
    expects: { read: [{ sound: false }], own: 'not reached' },
    asks: {
      answer: [
        {
          bodyContent: both(
            'Le SIREN « 732829321 » n’a pas la bonne clé. Rien n’est enregistré : recopiez-le d’un document du client, puis refaites la demande.',
            'The SIREN “732829321” fails its check digit. Nothing is registered: copy it from a document of the client’s, then ask again.',
          ),
        },
      ],
    },
  },
]
