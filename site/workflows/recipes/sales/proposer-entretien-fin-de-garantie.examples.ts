import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const machine = (
  serial: string,
  model: string,
  client: string,
  email: string | null,
  opposed = false,
) => ({ serial, model, client, email, opposed, warranty_end: '2027-01-14' })
const monthly = [{}]
const MACHINES = [
  machine('A-11', 'MX-200', 'Vérins Prual', 'atelier@prual.example'),
  machine('A-12', 'MX-350', 'Vérins Prual', 'atelier@prual.example'),
  machine('B-07', 'MX-200', 'Moulins Roy', 'roy@moulins.example'),
  machine('C-01', 'MX-900', 'Ferme du Lac', 'lac@ferme.example'),
  machine('D-02', 'MX-200', 'Garage Oudin', 'oudin@garage.example'),
  machine('E-03', 'MX-200', 'Lycée du Parc', null),
  machine('F-04', 'MX-200', 'Ateliers Duval', 'duval@atelier.example'),
  machine('F-05', 'MX-200', 'Ateliers Duval', 'Duval@atelier.example', true),
]

export const examples: readonly Example[] = [
  {
    name: both('Une offre, quatre retenues, une déjà faite', 'One offer, four held back, one made'),
    given: {
      monthly,
      machines: MACHINES,
      known: [{ serials: 'D-02, Z-99' }],
      tickets: { runs: [[{}], [{ id: 812, subject: 'Fuite' }], [{}], [{}], [{}]] },
      draft: [{ id: 'd-1' }],
      mark: [{ id: 1 }],
      report: [{ id: 'm-1' }],
    },
    expects: { group: { count: 5 }, done: { count: 1 }, held: { count: 4 }, quiet: 'not reached' },
    asks: {
      tickets: [
        { options: { query: 'status<solved requester:atelier@prual.example' } },
        {},
        {},
        { options: { query: 'status<solved requester:none' } },
        {},
      ],
      draft: [
        {
          options: { sendTo: 'atelier@prual.example' },
          message: both(
            'Bonjour,\n\nLa garantie de ce matériel se termine bientôt :\n\n- MX-200 n° A-11, garantie jusqu’au 14/01/2027 : 480\u00A0€ HT par an\n- MX-350 n° A-12, garantie jusqu’au 14/01/2027 : 720\u00A0€ HT par an\nEnsemble : 1\u00A0200\u00A0€ HT par an\n\nUn contrat d’entretien peut prendre le relais le lendemain, au prix indiqué. Répondez à ce message si vous le souhaitez.\n\nPour ne plus recevoir nos offres, répondez simplement « non merci ».',
            'Hello,\n\nThe warranty of this equipment ends soon:\n\n- MX-200 no. A-11, warranty until 14/01/2027: €480 a year before VAT\n- MX-350 no. A-12, warranty until 14/01/2027: €720 a year before VAT\nTogether: €1,200 a year before VAT\n\nA maintenance contract can take over the day after, at the price shown. Reply to this message should you wish it.\n\nTo receive no more offers from us, just reply “no thank you”.',
          ),
        },
      ],
      mark: [{ columns: { value: { serials: 'A-11, A-12' } } }],
      report: [
        {
          message: both(
            '- prêt : Vérins Prual, 1\u00A0200\u00A0€ HT par an\n- retenu : Moulins Roy, ticket encore ouvert : #812\n- retenu : Ferme du Lac, pas de prix pour MX-900\n- retenu : Lycée du Parc, sans adresse\n- retenu : Ateliers Duval, ne veut pas d’offre',
            '- ready: Vérins Prual, €1,200 a year before VAT\n- held back: Moulins Roy, ticket still open: #812\n- held back: Ferme du Lac, no price for MX-900\n- held back: Lycée du Parc, no address\n- held back: Ateliers Duval, wants no offers',
          ),
        },
      ],
    },
  },
  {
    name: both('Zendesk muet, brouillon refusé', 'Zendesk silent, a draft refused'),
    given: {
      monthly,
      machines: [MACHINES[2]!, MACHINES[0]!],
      known: [{}],
      tickets: { runs: [{ fails: 'Too many requests' }, [{}]] },
      draft: { fails: 'Invalid To header' },
      report: [{ id: 'm-2' }],
    },
    expects: { held: { count: 2 }, done: 'not reached' },
    asks: {
      report: [
        {
          message: both(
            '- retenu : Moulins Roy, Zendesk ne répond pas : Too many requests\n- retenu : Vérins Prual, brouillon refusé, Invalid To header',
            '- held back: Moulins Roy, Zendesk does not answer: Too many requests\n- held back: Vérins Prual, draft refused, Invalid To header',
          ),
        },
      ],
    },
  },
  {
    name: both('Relancé : tout est déjà préparé', 'Run again: all prepared before'),
    given: {
      monthly,
      machines: MACHINES.slice(0, 2),
      known: [{ serials: 'A-11, A-12' }],
      quiet: [{ id: 'm-3' }],
    },
    expects: { group: [{ kind: 'told' }], each: 'not reached' },
    asks: {
      quiet: [
        {
          message: both(
            'Aucune garantie ne se termine dans les deux mois sans offre déjà préparée.',
            'No warranty ends within two months without an offer already prepared.',
          ),
        },
      ],
    },
  },
  {
    name: both('La base ne répond pas', 'The database does not answer'),
    given: {
      monthly,
      machines: { fails: 'Connection refused' },
      known: [{}],
      quiet: [{ id: 'm-4' }],
    },
    expects: { group: [{ kind: 'told' }], tickets: 'not reached' },
    asks: {
      quiet: [
        {
          message: both(
            'PostgreSQL ne répond pas : Connection refused',
            'PostgreSQL does not answer: Connection refused',
          ),
        },
      ],
    },
  },
]
