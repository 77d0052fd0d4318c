import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const PRICES: JsonObject = {
  id: 4,
  code: 'TARIF',
  name: 'Tarifs 2027',
  edition: '01/27',
  least: 50,
  target: 300,
  pack: 100,
  stock: 900,
  reorder_at: 500,
}
const visit = (count: number, edition: string, code = 'tarif') => [
  { branch: 'Lyon', code, edition, count },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une agence inventée', en: 'A made-up branch' },
    given: {
      shelf: [{ branch: 'Paris', code: 'TARIF', edition: '01/27', count: 0 }],
      items: [PRICES],
      open: [],
      answer: [{}],
    },
    expects: {
      decide: [{ way: 'tell', title: { fr: 'Agence inconnue', en: 'Unknown branch' } }],
      parcel: 'not reached',
    },
  },
  {
    name: { fr: 'Une vieille édition à Lyon', en: 'An old edition in Lyon' },
    given: {
      shelf: visit(80, '01/26'),
      items: [{ id: 3, code: 'PLAN', stock: 10 }, PRICES],
      open: [{ id: 1, branch: 'Dijon', code: 'TARIF', status: 'open', day: '20/11/2026' }],
      parcel: [{ id: 2 }],
      take: [{ id: 4 }],
      prepare: [{ messageId: 'p-1' }],
      answer: [{}],
    },
    expects: {
      decide: [
        {
          way: 'ship',
          sent: 300,
          left: 600,
          reorder: false,
          text: {
            fr: 'Jetez l’édition 01/26, la bonne est la 01/27. Avec la prochaine navette.',
            en: 'Throw edition 01/26 away, the right one is 01/27. With the next shuttle.',
          },
        },
      ],
      reprint: 'not reached',
    },
    asks: {
      prepare: [
        {
          text: {
            fr: '300 × Tarifs 2027, édition 01/27. Restera au dépôt : 600.',
            en: '300 × Tarifs 2027, edition 01/27. Left at the depot: 600.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le dépôt passe le seuil, deux refus', en: 'Depot at its threshold, two refusals' },
    given: {
      shelf: visit(20, '01/27'),
      items: [{ ...PRICES, stock: 250 }],
      open: [],
      parcel: [{ id: 3 }],
      take: { fails: 'Conflict' },
      prepare: { fails: 'Mailbox full' },
      reprint: [{ messageId: 'm-1' }],
      answer: [{}],
    },
    expects: { decide: [{ way: 'ship', sent: 200, left: 50, reorder: true }] },
    asks: {
      prepare: [
        {
          text: {
            fr: '200 × Tarifs 2027, édition 01/27. Restera au dépôt : 50. ATTENTION : le stock n’a pas été retiré dans Grist, faites-le.',
            en: '200 × Tarifs 2027, edition 01/27. Left at the depot: 50. WARNING: the stock was not reduced in Grist, please do it.',
          },
        },
      ],
      answer: [
        {
          completionMessage: {
            fr: 'Avec la prochaine navette. Le courriel n’est pas parti : appelez le dépôt.',
            en: 'With the next shuttle. The email did not leave: please ring the depot.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Scanné deux fois', en: 'Scanned twice' },
    given: {
      shelf: visit(10, '01/27'),
      items: [PRICES],
      open: [{ id: 3, branch: 'LYON', code: 'TARIF', status: 'open', day: '23/11/2026' }],
      answer: [{}],
    },
    expects: {
      decide: [
        { way: 'tell', text: { fr: 'Demandé le 23/11/2026.', en: 'Asked for on 23/11/2026.' } },
      ],
      parcel: 'not reached',
    },
  },
  {
    name: { fr: 'Le dépôt est vide', en: 'The depot is empty' },
    given: {
      shelf: visit(0, '01/27'),
      items: [{ ...PRICES, stock: 40 }],
      open: [],
      reprint: [{ messageId: 'm-2' }],
      answer: [{}],
    },
    expects: {
      decide: [
        {
          way: 'short',
          left: 40,
          text: {
            fr: 'Le marketing est prévenu. Scannez de nouveau dans quinze jours : rien n’est mis de côté pour vous.',
            en: 'Marketing has been told. Scan again in a fortnight: nothing is set aside for you.',
          },
        },
      ],
      parcel: 'not reached',
    },
    asks: {
      reprint: [
        {
          text: {
            fr: 'Au dépôt : 40. Dernière agence servie ou en attente : Lyon.',
            en: 'At the depot: 40. Last branch served or waiting: Lyon.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un objectif plus bas que le minimum', en: 'A target below the minimum' },
    given: {
      shelf: visit(40, '01/27'),
      items: [{ ...PRICES, target: 30 }],
      open: [],
      parcel: [{ id: 5 }],
      take: [{ id: 4 }],
      prepare: [{ messageId: 'p-5' }],
      answer: [{}],
    },
    expects: { decide: [{ way: 'ship', sent: 100, left: 800 }], reprint: 'not reached' },
  },
  {
    name: { fr: 'L’envoi ne s’inscrit pas', en: 'The parcel is not entered' },
    given: {
      shelf: visit(0, '01/27'),
      items: [PRICES],
      open: [],
      parcel: { fails: 'Forbidden' },
      failed: [{}],
    },
    expects: { decide: [{ way: 'ship', sent: 300 }], take: 'not reached' },
    asks: {
      failed: [
        {
          completionMessage: {
            fr: 'Grist a répondu : Forbidden. Recommencez, ou appelez le dépôt.',
            en: 'Grist answered: Forbidden. Try again, or ring the depot.',
          },
        },
      ],
    },
  },
]
