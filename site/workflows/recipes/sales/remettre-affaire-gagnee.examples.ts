import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const changed = (
  status: string,
  previous: JsonObject,
  custom: JsonObject,
  owner = 11,
): JsonObject => ({
  data: { id: 77, title: 'Hôtel des Pins', status, owner_id: owner, custom_fields: custom },
  previous,
  meta: { action: 'change', entity: 'deal' },
})

const full: JsonObject = {
  site_address: { type: 'varchar', value: '3 rue du Port, Annecy, 2e étage' },
  site_contact: { type: 'varchar', value: 'Mme Faure, 8 h à 12 h' },
  start_on: { type: 'date', value: '2026-12-07' },
  promises: { type: 'text', value: 'Plinthes chêne offertes' },
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Dossier déjà complet', en: 'File complete already' },
    given: {
      deal: [changed('won', { status: 'open' }, full)],
      folder: { fails: 'The resource you tried to create already exists' },
      item: [{ id: '9001' }],
      note: [{ id: '5' }],
    },
    expects: {
      known: [{ slack: 'U0INES', lacking: [], complete: true }],
      brief: [
        {
          brief: {
            fr: 'Adresse du chantier : 3 rue du Port, Annecy, 2e étage\nContact sur place : Mme Faure, 8 h à 12 h\nDébut promis : 2026-12-07\nPromis hors devis : Plinthes chêne offertes',
            en: 'Site address: 3 rue du Port, Annecy, 2e étage\nContact on site: Mme Faure, 8 h à 12 h\nPromised start: 2026-12-07\nPromised beyond the quote: Plinthes chêne offertes',
          },
        },
      ],
      ask: 'not reached',
      byHand: 'not reached',
    },
    asks: {
      folder: [{ path: '/Chantiers/77 Hôtel des Pins' }],
      item: [{ name: 'Hôtel des Pins' }],
      note: [{ itemId: '9001' }],
    },
  },
  {
    name: { fr: 'Le commercial complète, le tableau refuse', en: 'Answered, then refused' },
    given: {
      deal: [
        changed('won', { status: 'open' }, { ...full, promises: { type: 'text', value: '-' } }),
      ],
      ask: [
        {
          data: {
            'Promis hors devis': 'Pose un samedi',
            'Promised beyond the quote': 'Fitting on a Saturday',
          },
        },
      ],
      folder: [{ success: true }],
      item: { fails: 'Complexity budget exhausted' },
      byHand: [{ accepted: true }],
    },
    expects: {
      'complete.no': [{ lacking: [{ fr: 'Promis hors devis', en: 'Promised beyond the quote' }] }],
      'enough.yes': [{ complete: true, lacking: [] }],
      gaps: 'not reached',
    },
    asks: {
      ask: [
        {
          jsonOutput: {
            fr: '[{"fieldLabel":"Promis hors devis","fieldType":"textarea","requiredField":true}]',
            en: '[{"fieldLabel":"Promised beyond the quote","fieldType":"textarea","requiredField":true}]',
          },
        },
      ],
      byHand: [
        {
          subject: {
            fr: 'À inscrire au tableau : Hôtel des Pins',
            en: 'To put on the board: Hôtel des Pins',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La note ne s’attache pas', en: 'The note does not attach' },
    given: {
      deal: [changed('won', { status: 'open' }, full)],
      folder: [{ success: true }],
      item: [{ id: '9002' }],
      note: { fails: 'Timeout' },
      byHand: [{ accepted: true }],
    },
    expects: { brief: [{ id: '77' }], gaps: 'not reached' },
    asks: { byHand: [{ toEmail: 'chantiers@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Deux jours de silence', en: 'Two days of silence' },
    given: {
      deal: [
        changed('won', { status: 'open' }, { ...full, site_contact: null, start_on: null }, 12),
      ],
      ask: { fails: 'user_not_found' },
      gaps: [{ accepted: true }],
    },
    expects: { 'enough.no': { count: 1 }, brief: 'not reached' },
    asks: {
      ask: [{ user: { value: 'U0KARL' } }],
      gaps: [
        {
          text: {
            fr: 'Rien n’est inscrit au tableau des chantiers. Il manque :\nContact sur place\nDébut promis',
            en: 'Nothing is on the site board. Missing:\nContact on site\nPromised start',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Gagnée depuis longtemps', en: 'Won long ago' },
    given: { deal: [changed('won', { value: 900 }, {})] },
    expects: { won: { count: 0 }, known: 'not reached' },
  },
]
