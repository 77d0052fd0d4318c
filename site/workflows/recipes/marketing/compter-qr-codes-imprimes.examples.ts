import type { Example } from '../recipe.ts'

const call = (c: string | undefined, agent = 'Mozilla/5.0 (iPhone)') => [
  { headers: { 'user-agent': agent }, query: c === undefined ? {} : { c }, body: {} },
]
const van = {
  id: 1,
  code: 'camion',
  label: 'Camion',
  target: 'https://www.votre-entreprise.example/devis',
  cost: 300,
}
const flyer = {
  id: 2,
  code: 'depliant',
  label: { fr: 'Dépliant', en: 'Leaflet' },
  target: 'https://www.votre-entreprise.example/?page=offre',
  cost: 450,
}
const scan = (code: string, day: string, id = 1) => ({ id, code, day })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Le camion est scanné', en: 'The van is scanned' },
    given: { scan: call('camion'), find: [van], go: [{}], write: [{ id: 9 }] },
    expects: { 'known.yes': { count: 1 }, home: 'not reached', supports: 'not reached' },
    asks: {
      go: [
        {
          redirectURL:
            'https://www.votre-entreprise.example/devis?utm_source=qr&utm_campaign=camion',
        },
      ],
      write: [{ columns: { value: { code: 'camion', day: '2026-11-23' } } }],
    },
  },
  {
    name: { fr: 'Un aperçu de lien ne compte pas', en: 'A link preview does not count' },
    given: { scan: call('depliant', 'facebookexternalhit/1.1'), find: [flyer], go: [{}] },
    expects: { human: { count: 0 }, write: 'not reached' },
    asks: {
      go: [
        {
          redirectURL:
            'https://www.votre-entreprise.example/?page=offre&utm_source=qr&utm_campaign=depliant',
        },
      ],
    },
  },
  {
    name: { fr: 'La table ne se lit pas', en: 'The table cannot be read' },
    given: { scan: call(undefined), find: { fails: 'Data table not found' }, home: [{}] },
    expects: { 'known.no': { count: 1 }, go: 'not reached' },
    asks: { home: [{ redirectURL: 'https://www.votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Le compte du lundi', en: 'Monday’s count' },
    given: {
      monday: [{}],
      supports: [van, flyer, { ...van, id: 3, code: 'vitrine', label: 'Vitrine', cost: 0 }],
      recent: [
        scan('camion', '2026-11-20'),
        scan('camion', '2026-11-16', 2),
        scan('camion', '2026-08-03', 3),
        scan('camion', '2026-08-02', 5),
        scan('camion', '2026-11-23', 6),
        scan('vitrine', '2026-11-22', 4),
      ],
      report: [{ messageId: 'q-1' }],
    },
    expects: {
      sums: [
        {
          total: 3,
          rows: [
            { code: 'camion', week: 2, total: 4, cost: 75 },
            { code: 'vitrine', week: 1, total: 1 },
            { code: 'depliant', week: 0, total: 0 },
          ],
        },
      ],
      find: 'not reached',
    },
    asks: {
      recent: [{ returnAll: true }],
      report: [
        {
          text: {
            fr: 'Camion : 2 en sept jours, 4 en tout, passage à 75 €\nVitrine : 1 en sept jours, 1 en tout\nDépliant : aucun passage',
            en: 'Camion: 2 in seven days, 4 in all, each at €75\nVitrine: 1 in seven days, 1 in all\nLeaflet: no scan',
          },
        },
      ],
    },
  },
]
