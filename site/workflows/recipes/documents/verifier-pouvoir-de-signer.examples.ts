import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const NB = '\u00A0'
const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const power = (email: string, limit: string | number, joint_above: string | number, more = {}) => ({
  email,
  entity: 'Fonderie Aubin',
  kinds: both('achat, bail', 'purchase, lease') as never,
  limit,
  joint_above,
  from: '2026-01-01',
  until: '2026-12-31',
  ...more,
})
const POWERS = [
  power('pdg@v.example', '', '', { kinds: '*', until: '' }),
  power('daf@v.example', '200 000', '50000'),
  power('achats@v.example', 20000, ''),
  power('ancien@v.example', 90000, '', { until: '2026-06-30' }),
]
const ask = (signer: string, amount: number, more: object = {}) => [
  {
    entity: 'fonderie aubin',
    kind: both('achat', 'purchase'),
    amount,
    signer,
    day: '2026-11-30',
    title: 'Four à induction',
    ...more,
  } as never,
]

export const examples: readonly Example[] = [
  {
    name: both(
      'Deux signatures au-dessus de cinquante mille',
      'Two signatures above fifty thousand',
    ),
    given: {
      ask: ask(' DAF@v.example', 86_000),
      powers: POWERS,
      note: [{ day: '2026-11-23' }],
      page: [{}],
    },
    expects: { judge: [{ state: 'joint' }], legal: 'not reached' },
    asks: {
      note: [{ columns: { value: { state: 'joint', amount: 86_000 } } }],
      page: [
        {
          completionTitle: both('Deux signatures', 'Two signatures'),
          completionMessage: both(
            'daf@v.example doit signer avec l’une de ces personnes : pdg@v.example',
            'daf@v.example has to sign with one of these people: pdg@v.example',
          ),
        },
      ],
    },
  },
  {
    name: both('Seul, mais le registre refuse', 'Alone, but the register refuses'),
    given: {
      ask: ask('achats@v.example', 12_400),
      powers: POWERS,
      note: { fails: 'Quota exceeded' },
      page: [{}],
    },
    expects: { judge: [{ state: 'alone' }] },
    asks: {
      page: [
        {
          completionMessage: both(
            `achats@v.example peut engager 12${NB}400${NB}€<br>Vérification non notée au registre.`,
            'achats@v.example may commit €12,400<br>Check not noted in the register.',
          ),
        },
      ],
    },
  },
  {
    name: both('Un pouvoir éteint en juin', 'A power that ended in June'),
    given: {
      ask: ask('ancien@v.example', 30_000),
      powers: POWERS,
      note: [{ day: '2026-11-23' }],
      page: [{}],
    },
    expects: { judge: [{ state: 'no' }] },
    asks: {
      page: [
        {
          completionMessage: both(
            'Le pouvoir n’est plus valable ce jour-là. Peuvent signer : pdg@v.example, daf@v.example',
            'The power is no longer valid on that day. May sign: pdg@v.example, daf@v.example',
          ),
        },
      ],
    },
  },
  {
    name: both('Personne, et le juriste est injoignable', 'Nobody, and legal cannot be reached'),
    given: {
      ask: ask('achats@v.example', 30_000.5),
      powers: POWERS.slice(2),
      legal: { fails: 'Connection refused' },
      note: [{ day: '2026-11-23' }],
      page: [{}],
    },
    expects: { judge: [{ state: 'nobody' }] },
    asks: {
      legal: [
        {
          text: both(
            `« Four à induction », fonderie aubin, 30${NB}000,5${NB}€ hors taxes, à signer le 2026-11-30 par achats@v.example.\nLe montant dépasse son plafond. `,
            '“Four à induction”, fonderie aubin, €30,000.5 net of VAT, to be signed on 2026-11-30 by achats@v.example.\nThe amount is above their limit. ',
          ),
        },
      ],
      page: [
        {
          completionTitle: both('Personne ne peut signer', 'Nobody may sign'),
          completionMessage: both(
            'Le montant dépasse son plafond. <br>Le juriste n’a pas pu être prévenu : appelez-le.',
            'The amount is above their limit. <br>Legal could not be told: ring them.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le tableau ne se lit pas', 'The table cannot be read'),
    given: {
      ask: ask('achats@v.example', 30_000),
      powers: { fails: 'The caller does not have permission' },
      stop: [{}],
    },
    expects: { note: 'not reached' },
    asks: {
      stop: [
        {
          completionMessage: both(
            'Le tableau des pouvoirs ne se lit pas : The caller does not have permission',
            'The table of powers cannot be read: The caller does not have permission',
          ),
        },
      ],
    },
  },
]
