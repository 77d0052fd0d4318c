import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const trip = (back: Bilingual<string>) => [
  {
    email: 'nadia@pompes-rey.example',
    day: '2026-11-20',
    from: '12 rue Pasteur Valence',
    to: '3 quai Romain Lyon',
    back,
    power: '5',
  },
]
const BACK = both('oui', 'yes')
const place = (label: string, score: number, coordinates: readonly number[]) => [
  { features: [{ geometry: { coordinates }, properties: { label, score } }] },
]
const VALENCE = place('12 Rue Pasteur 26000 Valence', 0.94, [4.89, 44.93])
const LYON = place('3 Quai Romain 69005 Lyon', 0.91, [4.83, 45.76])

export const examples: readonly Example[] = [
  {
    name: { fr: 'À cheval sur deux tranches', en: 'Across two brackets' },
    given: {
      trip: trip(BACK),
      start: VALENCE,
      arrival: LYON,
      route: [{ distance: 100.4, duration: 71 }],
      year: [{ km: '4900' }],
      write: [{ id: 1, status: 'à valider' }],
      tell: [{ id: 'm1' }],
    },
    expects: {
      // 5,100 km are worth 3,215.70 and 4,900 km are worth 3,116.40.
      price: [{ known: true, km: 200, euros: 99.3, year: 5100 }],
      back: 'not reached',
    },
    asks: {
      route: [
        {
          queryParameters: {
            parameters: [{}, {}, {}, {}, {}, { value: '4.89,44.93' }, { value: '4.83,45.76' }],
          },
        },
      ],
      year: [
        {
          options: { queryReplacement: ['nadia@pompes-rey.example', '2026-01-01', '2026-12-31'] },
        },
      ],
      write: [{ columns: { value: { km: 200, euros: 99.3 } } }],
      tell: [
        {
          subject: both('Trajet du 20/11/2026 : 99,30\u00A0€', 'Trip of 20/11/2026: €99.30'),
        },
      ],
    },
  },
  {
    name: { fr: 'Une adresse trop vague', en: 'Too vague an address' },
    given: {
      trip: trip(both('non', 'no')),
      start: VALENCE,
      arrival: place('Lyon', 0.41, [4.83, 45.75]),
      route: [{ distance: 99.6 }],
      year: [{ km: '0' }],
      back: [{ id: 'm2' }],
    },
    expects: { price: [{ known: false, km: 100, euros: 0 }], write: 'not reached' },
    asks: {
      back: [
        {
          message: both(
            'Compris : 12 Rue Pasteur 26000 Valence → Lyon. Donnez le numéro, la rue et la commune, ou voyez la comptable.',
            'Understood: 12 Rue Pasteur 26000 Valence → Lyon. Give number, street and town, or see the accountant.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le service de route ne répond pas', en: 'The road service does not answer' },
    given: {
      trip: trip(BACK),
      start: VALENCE,
      arrival: LYON,
      route: { fails: 'timeout of 15000ms exceeded' },
      year: [{ km: '10' }],
      back: [{ id: 'm3' }],
    },
    expects: { price: [{ known: false, km: 0 }], tell: 'not reached' },
    asks: {
      back: [
        {
          subject: both('Trajet du 20/11/2026 : non calculé', 'Trip of 20/11/2026: not worked out'),
        },
      ],
    },
  },
  {
    name: { fr: 'La ligne ne s’écrit pas', en: 'The row is not written' },
    given: {
      trip: trip(BACK),
      start: VALENCE,
      arrival: LYON,
      route: [{ distance: 100.4 }],
      year: [{ km: '0' }],
      write: { fails: 'connect ECONNREFUSED', whole: true },
      back: [{ id: 'm4' }],
    },
    expects: { price: [{ euros: 127.2 }], tell: 'not reached' },
    asks: {
      back: [
        {
          message: both(
            'Compris : 12 Rue Pasteur 26000 Valence → 3 Quai Romain 69005 Lyon. La ligne n’a pas pu être écrite : renvoyez le formulaire ce soir.',
            'Understood: 12 Rue Pasteur 26000 Valence → 3 Quai Romain 69005 Lyon. The row could not be written: send the form again tonight.',
          ),
        },
      ],
    },
  },
]
