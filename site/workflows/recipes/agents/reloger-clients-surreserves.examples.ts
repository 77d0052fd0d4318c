import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const category = (name: string, level: number, rooms: number, booked: number) => ({
  name,
  level,
  rooms,
  sleeps: 2,
  booked,
})
const arrival = (id: number, nights: number, guests: number, accessible = 0) => ({
  id,
  category: 'Standard',
  nights,
  guests,
  eta: '21:30',
  accessible,
  notes: '',
})
const NIGHT: Given = [category('Standard', 1, 10, 12), category('Supérieure', 2, 4, 3)]
const ARRIVALS: Given = [arrival(701, 1, 2), arrival(702, 3, 2), arrival(703, 1, 2, 1)]
const PARTNERS: Given = [{ id: 5, name: 'Le Pont', km: 2, phone: '04 00 00 00 05', note: '' }]
type Move = readonly [booking: number, to: string, target: string]
const said = (...moves: readonly Move[]) =>
  JSON.stringify({
    output: {
      moves: moves.map(([booking, to, target]) => ({ booking, to, target, why: 'une  nuit' })),
    },
  })
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  daily: [{}],
  night: NIGHT,
  arrivals: ARRIVALS,
  sonnet: { says: [said([702, 'upgrade', 'Supérieure'], [701, 'partner', '5'])] },
  partners: PARTNERS,
  tell: [{ accepted: ['reception@votre-entreprise.example'] }],
  text: [{ sid: 'SM1' }],
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: both('Deux chambres manquent', 'Two rooms short'),
    given: going({
      history: [{ stays: 4, moved: '1' }],
      hotels: PARTNERS,
      sonnet: {
        says: [
          '{"tool": "history", "with": {"booking": 702}}',
          '{"tool": "hotels", "with": {}}',
          said([703, 'partner', '5'], [702, 'upgrade', 'Supérieure'], [701, 'partner', '5']),
        ],
      },
    }),
    expects: {
      over: [
        { missing: 2, short: { Standard: 2 }, free: [{ left: 1 }], candidates: [{ level: 1 }, {}] },
      ],
      check: [{ moves: ['702 upgrade', '701 partner'], open: 0 }],
      text: 'not reached',
    },
    asks: {
      night: [{ options: { queryReplacement: ['2026-11-23', '2026-11-23'] } }],
      tell: [
        {
          subject: both(
            'Nuit surréservée, chambres manquantes : 2',
            'Night overbooked, rooms short: 2',
          ),
          text: both(
            'Il manque ce soir : Standard 2.\n\nPropositions vérifiées :\n- n° 702 (Standard, 2 pers., 3 nuit(s)) : surclasser en Supérieure\n  une nuit\n- n° 701 (Standard, 2 pers., 1 nuit(s)) : reloger chez Le Pont, 2 km, 04 00 00 00 05\n  une nuit\n\nLe partenaire d’abord, le client ensuite : personne n’a été prévenu.',
            'Short tonight: Standard 2.\n\nProposals verified:\n- no. 702 (Standard, 2 people, 3 night(s)): upgrade to Supérieure\n  une nuit\n- no. 701 (Standard, 2 people, 1 night(s)): move to Le Pont, 2 km, 04 00 00 00 05\n  une nuit\n\nThe partner first, the guest after: nobody has been told.',
          ),
        },
      ],
    },
  },
  {
    name: both('Deux surclassements pour une chambre libre', 'Two upgrades for one free room'),
    given: going({
      sonnet: { says: [said([701, 'upgrade', 'Supérieure'], [702, 'upgrade', 'Supérieure'])] },
      tell: { fails: 'connection refused' },
    }),
    expects: { check: [{ moves: ['701 upgrade'], open: 1 }] },
    asks: {
      text: [
        {
          message: both(
            'Nuit surréservée, il manque 2 chambre(s). Le courriel n’est pas parti : voyez le planning.',
            'Night overbooked, rooms short: 2. The email did not leave: look at the schedule.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle et les partenaires se taisent', 'Model and partners silent'),
    given: going({ sonnet: { fails: 'overloaded' }, partners: { fails: 'lost connection' } }),
    expects: { check: [{ moves: [], open: 2 }] },
    asks: {
      tell: [
        {
          text: both(
            'Il manque ce soir : Standard 2.\n\nLe modèle n’a pas répondu : à vous de choisir.\n\nLa liste des partenaires ne se lit pas, ou elle est vide.\n\nReste à trouver : Standard 2. Arrivées possibles : n° 701, n° 702.\n\nLe partenaire d’abord, le client ensuite : personne n’a été prévenu.',
            'Short tonight: Standard 2.\n\nThe model did not answer: the choice is yours.\n\nThe list of partners cannot be read, or is empty.\n\nStill to find: Standard 2. Possible arrivals: no. 701, no. 702.\n\nThe partner first, the guest after: nobody has been told.',
          ),
        },
      ],
    },
  },
  {
    name: both('Seule une chambre accessible arrive', 'Only an accessible room arrives'),
    given: going({ arrivals: [arrival(703, 1, 2, 1)], sonnet: { says: [said()] } }),
    expects: { check: [{ moves: [], open: 2 }] },
    asks: {
      tell: [
        {
          text: both(
            'Il manque ce soir : Standard 2.\n\nReste à trouver : Standard 2. Arrivées possibles : aucune, hors chambres accessibles.\n\nLe partenaire d’abord, le client ensuite : personne n’a été prévenu.',
            'Short tonight: Standard 2.\n\nStill to find: Standard 2. Possible arrivals: none, accessible rooms apart.\n\nThe partner first, the guest after: nobody has been told.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un hôtel juste plein', 'A hotel just full'),
    given: going({ night: [category('Standard', 1, 10, 10)], arrivals: [] }),
    expects: {
      over: [{ missing: 0, candidates: [] }],
      propose: 'not reached',
      tell: 'not reached',
    },
  },
  {
    name: both('La base ne répond pas', 'The database does not answer'),
    given: going({ night: [{ message: 'lost connection' }] }),
    expects: { over: [{ missing: 0, cause: 'lost connection' }], propose: 'not reached' },
    asks: { tell: [{ subject: both('Nuit non vérifiée', 'Night not checked') }] },
  },
  {
    name: both('Les arrivées ne se lisent pas, ni le courriel', 'Neither arrivals nor email'),
    given: going({ arrivals: { fails: 'lost connection' }, tell: { fails: 'refused' } }),
    expects: { propose: 'not reached' },
    asks: {
      text: [
        {
          message: both(
            'Réservations illisibles : vérifiez la nuit à la main.',
            'Bookings unreadable: check the night by hand.',
          ),
        },
      ],
    },
  },
]
