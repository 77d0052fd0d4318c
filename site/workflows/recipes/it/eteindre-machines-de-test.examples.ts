import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const KEPT = ['test', 'garder', 'keep']
const machine = (id: string, tags: readonly string[] = ['test'], more = {}) => ({
  id,
  name: `recette-${id}`,
  state: 'running',
  commercial_type: 'DEV1-M',
  protected: false,
  tags,
  ...more,
})
const A = machine('a')
const B = machine('b')
const C = machine('c', KEPT)
const D = machine('d', ['production'])
const E = machine('e', ['test'], { protected: true })
const found = (...servers: readonly JsonObject[]) => ({ servers })
const TASK = { task: { id: 't1', description: 'server_poweroff', status: 'pending' } }
const POST = {
  fr: 'Machines de test à éteindre à 10:30 :\n– recette-a (DEV1-M, fr-par-1)\n– recette-b (DEV1-M, fr-par-2)\nPour en garder une, ajoutez-lui l’étiquette garder. https://console.scaleway.com/instance/servers\nGardées allumées : recette-c, recette-e',
  en: 'Test machines to be switched off at 10:30:\n– recette-a (DEV1-M, fr-par-1)\n– recette-b (DEV1-M, fr-par-2)\nTo keep one, add to it the tag keep. https://console.scaleway.com/instance/servers\nKept running: recette-c, recette-e',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux annoncées, une gardée à temps', en: 'Two announced, one kept in time' },
    given: {
      evening: [{}],
      servers: [found(A, C, D, E), found(B)],
      announce: [{ ok: true }],
      now: [found(A, C, D, E, machine('f')), found(machine('b', KEPT))],
      off: [TASK],
      say: [{ ok: true }],
    },
    expects: {
      list: [{ off: 2, ids: ['a', 'b'], text: POST }],
      due: [{ id: 'a', zone: 'fr-par-1', none: false }],
      report: [{ done: 1, failed: 0 }],
      mail: 'not reached',
    },
    asks: {
      off: [
        {
          url: 'https://api.scaleway.com/instance/v1/zones/fr-par-1/servers/a/action',
          jsonBody: '{"action":"poweroff"}',
        },
      ],
      say: [
        { text: { fr: 'Extinction demandée : recette-a', en: 'Asked to switch off: recette-a' } },
      ],
    },
  },
  {
    name: { fr: 'Slack refuse l’annonce', en: 'Slack refuses the announcement' },
    given: {
      evening: [{}],
      servers: [found(A, C, E), found(B)],
      announce: { fails: 'Timeout' },
      mail: [{}],
    },
    expects: { list: [{ off: 2 }], hold: 'not reached', off: 'not reached' },
    asks: { mail: [{ text: { fr: `${POST.fr}\n\nTimeout`, en: `${POST.en}\n\nTimeout` } }] },
  },
  {
    name: { fr: 'Arrêt refusé, compte rendu refusé', en: 'Stop refused, report refused' },
    given: {
      evening: [{}],
      servers: [found(A), found()],
      announce: [{ ok: true }],
      now: [found(A), found()],
      off: { fails: 'Forbidden' },
      say: { fails: 'Timeout' },
      mail: [{}],
    },
    expects: { report: [{ done: 0, failed: 1 }] },
    asks: {
      say: [
        {
          text: {
            fr: 'Aucune machine éteinte.\nENCORE ALLUMÉES, Scaleway refuse : recette-a (Forbidden)',
            en: 'No machine switched off.\nSTILL RUNNING, Scaleway refuses: recette-a (Forbidden)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Scaleway muet au second passage', en: 'Scaleway silent the second time' },
    given: {
      evening: [{}],
      servers: [found(A), found()],
      announce: [{ ok: true }],
      now: { fails: 'Bad Gateway' },
      say: [{ ok: true }],
    },
    expects: { due: [{ none: true }], off: 'not reached', report: [{ done: 0, failed: 0 }] },
    asks: {
      say: [
        {
          text: {
            fr: 'Aucune machine éteinte.\nZones non relues, rien n’y est éteint : fr-par-1 (Bad Gateway), fr-par-2 (Bad Gateway)',
            en: 'No machine switched off.\nZones not read again, nothing is switched off there: fr-par-1 (Bad Gateway), fr-par-2 (Bad Gateway)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Gardée entre-temps', en: 'Kept meanwhile' },
    given: {
      evening: [{}],
      servers: [found(A), found()],
      announce: [{ ok: true }],
      now: [found(machine('a', KEPT)), found()],
      say: [{ ok: true }],
    },
    expects: { due: [{ none: true, unread: '' }], off: 'not reached' },
    asks: {
      say: [
        {
          text: {
            fr: 'Aucune machine éteinte : gardées, ou déjà arrêtées.',
            en: 'No machine switched off: kept, or stopped by then.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Scaleway muet dès 18 h', en: 'Scaleway silent from six on' },
    given: {
      evening: [{}],
      servers: { fails: 'Unauthorized' },
      announce: [{ ok: true }],
    },
    expects: { list: [{ off: 0 }], hold: 'not reached' },
    asks: {
      announce: [
        {
          text: {
            fr: 'Zones non lues : fr-par-1 (Unauthorized), fr-par-2 (Unauthorized)',
            en: 'Zones not read: fr-par-1 (Unauthorized), fr-par-2 (Unauthorized)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout est éteint', en: 'All is off' },
    given: {
      evening: [{}],
      servers: [found(D), found(machine('g', ['test'], { state: 'stopped' }))],
    },
    expects: { list: [{ off: 0, text: '' }], 'any.no': { count: 1 }, announce: 'not reached' },
  },
]
