import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
/** As Grist counts days. */
const seconds = (iso: string): number => Date.parse(iso) / 1000
const client = (id: number, name: string, grade: string, owner: string, paused = '') => ({
  id,
  name,
  town: 'Tours',
  class: grade,
  owner: owner && `${owner}@votre-entreprise.example`,
  paused_until: paused ? seconds(paused) : null,
})
const visit = (who: number, iso: string, done = true) => ({ client: who, day: seconds(iso), done })
const monday = [{}]
const sent = [{ accepted: ['direction-commerciale@votre-entreprise.example'] }]

export const examples: readonly Example[] = [
  {
    name: both('Trois à voir, deux commerciaux', 'Three to see, two salespeople'),
    given: {
      monday,
      clients: [
        client(1, 'Prual', 'A', 'lea'),
        client(2, 'Oudin', 'b', 'lea'),
        client(3, 'Roy', 'A', 'marc'),
        client(4, 'Sauger', 'C', 'marc'),
        client(5, 'Denis', 'A', 'marc', '2027-01-04'),
        client(6, 'Vial', '', 'lea'),
        client(7, 'Blot', 'A', ''),
        client(8, 'Huet', 'A', 'lea'),
      ],
      visits: [
        visit(1, '2026-10-05'),
        visit(1, '2026-11-10', false),
        visit(2, '2026-09-07'),
        visit(3, '2026-10-26'),
        visit(8, '2026-09-01'),
        visit(8, '2026-11-25', false),
        visit(7, '2026-10-25'),
      ],
      write: [...sent, ...sent],
      overview: sent,
    },
    expects: {
      'kind.owner': [
        {
          owner: 'lea@votre-entreprise.example',
          count: 2,
          text: both(
            '- Prual (A, Tours) : vu le 05/10/2026, en retard de 21 jour(s), une visite prévue n’a pas été faite\n- Oudin (B, Tours) : vu le 07/09/2026, en retard de 7 jour(s)',
            '- Prual (A, Tours): seen on 05/10/2026, late by 21 day(s), a planned visit was not held\n- Oudin (B, Tours): seen on 07/09/2026, late by 7 day(s)',
          ),
        },
        {
          owner: 'marc@votre-entreprise.example',
          count: 1,
          text: both('- Sauger (C, Tours) : jamais vu', '- Sauger (C, Tours): never seen'),
        },
      ],
      forward: 'not reached',
    },
    asks: {
      overview: [
        {
          text: both(
            'Clients suivis : 6. À voir sans rendez-vous pris : 3\n- lea@votre-entreprise.example : 2\n- marc@votre-entreprise.example : 1\n\nFiches à compléter :\n- Vial : classe absente ou inconnue\n- Blot (A, Tours) : vu le 25/10/2026, en retard de 1 jour(s) ; sans commercial',
            'Clients followed: 6. To be seen, with no visit planned: 3\n- lea@votre-entreprise.example: 2\n- marc@votre-entreprise.example: 1\n\nRecords to complete:\n- Vial: class missing or unknown\n- Blot (A, Tours): seen on 25/10/2026, late by 1 day(s); without a salesperson',
          ),
        },
      ],
    },
  },
  {
    name: both('Une adresse est refusée', 'An address is refused'),
    given: {
      monday,
      clients: [client(1, 'Prual', 'A', 'lea')],
      visits: [visit(1, '2026-10-05')],
      write: { fails: '550 No such user' },
      forward: sent,
      overview: sent,
    },
    expects: { due: [{ kind: 'owner', count: 1 }, { kind: 'told' }] },
    asks: {
      forward: [
        {
          text: both(
            'lea@votre-entreprise.example (550 No such user)\n- Prual (A, Tours) : vu le 05/10/2026, en retard de 21 jour(s)',
            'lea@votre-entreprise.example (550 No such user)\n- Prual (A, Tours): seen on 05/10/2026, late by 21 day(s)',
          ),
        },
      ],
    },
  },
  {
    name: both('Grist ne rend pas les visites', 'Grist does not give the visits'),
    given: {
      monday,
      clients: [client(1, 'Prual', 'A', 'lea')],
      visits: { fails: 'timeout' },
      overview: sent,
    },
    expects: { due: [{ kind: 'told' }], write: 'not reached' },
    asks: {
      overview: [
        {
          text: both(
            'Grist ne répond pas, aucune visite n’a été comptée : timeout',
            'Grist does not answer, no visit was counted: timeout',
          ),
        },
      ],
    },
  },
]
