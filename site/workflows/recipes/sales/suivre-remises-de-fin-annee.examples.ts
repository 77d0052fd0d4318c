import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const rule = (
  Client: string,
  Code: string,
  Mode: string,
  Tiers: string,
  Seller = 'ines@votre-entreprise.example',
) => ({
  Client,
  Code,
  Seller,
  Mode,
  Tiers,
})
/** PostgreSQL gives sums as text. */
const sold = (client: string, turnover: string) => ({ client, turnover })

export const examples: readonly Example[] = [
  {
    name: both('Quatre accords, un illisible', 'Four agreements, one unreadable'),
    given: {
      monthly: [{}],
      rules: [
        rule('Garage Est', 'C1', 'Total', '20 000=2; 50000=3,5'),
        rule('Atelier Roy', 'C2', 'slice', '0=1; 20000=2; 50000=3'),
        rule('Mairie', 'C3', 'total', '20000=2', ''),
        rule('Ferme Bio', 'C4', 'total', '20000 2 %'),
        rule('Lycée Sud', 'C5', 'total', '1000=2'),
      ],
      turnover: [
        sold('C1', '48000.00'),
        sold('C2', '30000.50'),
        sold('C3', '18500'),
        sold('C5', '-40.00'),
      ],
      seller: [{ accepted: true }, { accepted: true }],
      books: [{ accepted: true }],
    },
    expects: {
      period: [
        { from: '2026-01-01', to: '2026-10-31', before: '2026-11-01', months: 10, final: false },
      ],
      'kind.near': [
        {
          to: 'ines@votre-entreprise.example',
          text: both(
            '- Garage Est : 2\u00A0000\u00A0€ HT d’ici le 31 décembre pour atteindre 50\u00A0000\u00A0€, soit en remise 790\u00A0€',
            '- Garage Est: €2,000 before tax by 31 December to reach €50,000, which adds in rebate €790',
          ),
        },
        { to: 'responsable-ventes@votre-entreprise.example', count: 1 },
      ],
      list: { count: 4 },
      broken: 'not reached',
    },
    asks: {
      turnover: [{ options: { queryReplacement: ['2026-01-01', '2026-11-01'] } }],
      books: [
        {
          subject: both(
            'Remises de fin d’année au 31/10/2026',
            'Year-end rebates as of 31/10/2026',
          ),
          text: both(
            'Période : du 01/01/2026 au 31/10/2026\nAcquis à ce jour : 1\u00A0360,01\u00A0€\nPour l’année entière, au même rythme : 2\u00A0980,01\u00A0€\n\nRÈGLE ILLISIBLE, non calculée : Ferme Bio',
            'Period: from 01/01/2026 to 31/10/2026\nEarned so far: €1,360.01\nOver the whole year, at this pace: €2,980.01\n\nRULE UNREADABLE, not worked out: Ferme Bio',
          ),
        },
      ],
    },
  },
  {
    name: both('Un commercial injoignable', 'A salesperson out of reach'),
    given: {
      monthly: [{}],
      rules: [rule('Garage Est', 'C1', 'total', '20000=2')],
      turnover: [sold('C1', '19000')],
      seller: { fails: 'No such mailbox' },
      books: [{ accepted: true }],
      broken: [{ accepted: true }],
    },
    expects: { 'kind.near': [{ count: 1 }], list: { count: 1 } },
    asks: {
      broken: [
        {
          text: both(
            'Courriel refusé, ines@votre-entreprise.example : No such mailbox\n- Garage Est : 1\u00A0000\u00A0€ HT d’ici le 31 décembre pour atteindre 20\u00A0000\u00A0€, soit en remise 400\u00A0€',
            'Email refused, ines@votre-entreprise.example: No such mailbox\n- Garage Est: €1,000 before tax by 31 December to reach €20,000, which adds in rebate €400',
          ),
        },
      ],
    },
  },
  {
    name: both('La base ne répond pas', 'The database does not answer'),
    given: {
      monthly: [{}],
      rules: [rule('Garage Est', 'C1', 'total', '20000=2')],
      turnover: { fails: 'Connection refused' },
      broken: [{ accepted: true }],
    },
    expects: { rebates: [{ kind: 'broken' }], list: 'not reached' },
    asks: {
      broken: [
        {
          text: both(
            'Rien n’est calculé : Connection refused',
            'Nothing worked out: Connection refused',
          ),
        },
      ],
    },
  },
  {
    name: both('Aucun accord dans la feuille', 'No agreement in the sheet'),
    given: { monthly: [{}], rules: [{}], turnover: [{}], broken: [{ accepted: true }] },
    expects: { rebates: [{ kind: 'broken' }], seller: 'not reached', list: 'not reached' },
    asks: {
      broken: [
        {
          text: both(
            'Aucun client calculé : la feuille des accords est-elle remplie ?',
            'No client worked out: is the sheet of agreements filled in?',
          ),
        },
      ],
    },
  },
]
