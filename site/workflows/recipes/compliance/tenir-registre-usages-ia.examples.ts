import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const declared = (
  tool: string,
  use: { readonly fr: string; readonly en: string },
  data: { readonly fr: string; readonly en: string },
): readonly JsonObject[] => [
  {
    tool,
    purpose: { fr: 'Aider l’équipe', en: 'Help the team' },
    email: 'lise@votre-entreprise.example',
    uses: [use],
    data,
  },
]
const none = { fr: 'Aucune', en: 'None' }
const customers = { fr: 'Clients', en: 'Customers' }
const writing = { fr: 'Écrire, traduire, résumer', en: 'Write, translate, sum up' }
const grading = { fr: 'Trier ou noter des candidatures', en: 'Sort or grade applications' }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Libre', en: 'Free' },
    given: {
      declare: declared('Plume', writing, none),
      record: [{ id: '1' }],
      told: [{ success: true }],
    },
    expects: {
      entry: [{ level: 'plain', status: { fr: 'libre', en: 'free' }, conditions: '' }],
      ask: 'not reached',
      task: 'not reached',
    },
    asks: { told: [{ bodyContent: { fr: 'État : libre.', en: 'Status: free.' } }] },
  },
  {
    name: { fr: 'Haut risque, autorisé', en: 'High risk, allowed' },
    given: {
      declare: declared('TriCV', grading, none),
      wait: [{}],
      ask: [
        {
          data: {
            Décision: 'Autorisé',
            Decision: 'Allowed',
            Conditions: {
              fr: 'Une personne lit chaque dossier écarté.',
              en: 'A person reads each file set aside.',
            },
          },
        },
      ],
      record: [{ id: '2' }],
      told: [{ success: true }],
    },
    expects: {
      'level.high': { count: 1 },
      entry: [{ level: 'high', status: { fr: 'autorisé', en: 'allowed' } }],
      stop: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: { fr: 'Usage d’IA à haut risque : TriCV', en: 'High-risk AI use: TriCV' },
        },
      ],
      record: [{ columns: { value: { Declared: '2026-11-23', Level: 'high' } } }],
    },
  },
  {
    name: { fr: 'Haut risque, sans réponse', en: 'High risk, unanswered' },
    given: {
      declare: declared('TriCV', grading, none),
      wait: [{}],
      ask: [{}],
      record: [{ id: '3' }],
      told: [{ success: true }],
    },
    expects: {
      entry: [
        {
          status: { fr: 'en attente, à ne pas utiliser', en: 'pending, not to be used' },
          conditions: '',
        },
      ],
    },
  },
  {
    name: { fr: 'Données de clients, SharePoint en panne', en: 'Customer data, SharePoint down' },
    given: {
      declare: declared('Résumix', writing, customers),
      task: { fails: 'Forbidden' },
      record: { fails: 'Item could not be created' },
      byHand: [{ success: true }],
    },
    expects: { entry: [{ level: 'personal' }], told: 'not reached' },
    asks: {
      task: [
        {
          title: {
            fr: 'Contrat de données à lire : Résumix',
            en: 'Data contract to read: Résumix',
          },
        },
      ],
      byHand: [
        {
          bodyContent: {
            fr: 'Résumix | Aider l’équipe | lise@votre-entreprise.example | personal | utilisable sans données de personnes, contrat à vérifier | ',
            en: 'Résumix | Help the team | lise@votre-entreprise.example | personal | usable without data about people, contract to check | ',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Interdit', en: 'Forbidden' },
    given: {
      declare: declared(
        'MoodCam',
        { fr: 'Lire les émotions de salariés', en: 'Read employees’ emotions' },
        { fr: 'Salariés', en: 'Employees' },
      ),
      stop: [{}],
      record: [{ id: '4' }],
      told: [{ success: true }],
    },
    expects: {
      entry: [{ level: 'forbidden', status: { fr: 'interdit', en: 'forbidden' } }],
      ask: 'not reached',
    },
  },
]
